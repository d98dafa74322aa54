"""Words that every game shares: comparisons, logic, options, and the sorts they stand in."""

from engine.effects import Sort, Word

COMPARED = {
    "zh": {
        "least": "{self} ≥ **{n}**",
        "most": "{self} ≤ **{n}**",
        "exactly": "{self}为 **{n}**",
        "zero": "{self}为 **0**",
        "under": "{self} < **{n}**",
        "over": "{self} > **{n}**",
        "differs": "{self}不为 **{n}**",
        "some": "{self}不为 **0**",
    },
    "ja": {
        "least": "{self}が**{n}**以上",
        "most": "{self}が**{n}**以下",
        "exactly": "{self}が**{n}**ちょうど",
        "zero": "{self}が**0**",
        "under": "{self}が**{n}**未満",
        "over": "{self}が**{n}**より多い",
        "differs": "{self}が**{n}**ちょうどでない",
        "some": "{self}が**0**でない",
    },
    "en": {
        "least": "{self} is **{n}** or more",
        "most": "{self} is **{n}** or less",
        "exactly": "{self} is exactly **{n}**",
        "zero": "{self} is **0**",
        "under": "{self} is less than **{n}**",
        "over": "{self} is more than **{n}**",
        "differs": "{self} is not exactly **{n}**",
        "some": "{self} is not **0**",
    },
}
STEP = {"zh": {"may": "{self}"}, "ja": {"te": "{self}"}, "en": {"may": "{self}"}}

SORTS = (
    Sort("action", "an action", ("act", "step")),
    Sort("act", "an action", ("step",), STEP),
    Sort("step", "an action", (), STEP),
    Sort("condition", "a condition", ("test", "fact")),
    Sort("test", "a condition", ("fact",)),
    Sort("fact", "a condition"),
    Sort("number", "a number", ("count",), COMPARED),
    Sort("count", "a number of things", (), COMPARED),
)

COMPARISONS = (
    Word(
        "at_least",
        "test",
        "{x:number} >= {n:1-60}",
        {language: {"": "{x.least}", "no": "{x.under}"} for language in ("zh", "ja", "en")},
    ),
    Word(
        "at_most",
        "test",
        "{x:number} <= {n:1-60}",
        {language: {"": "{x.most}", "no": "{x.over}"} for language in ("zh", "ja", "en")},
    ),
    Word(
        "exactly",
        "test",
        "{x:number} = {n:1-60}",
        {language: {"": "{x.exactly}", "no": "{x.differs}"} for language in ("zh", "ja", "en")},
    ),
    Word(
        "zero",
        "test",
        "{x:number} = 0",
        {language: {"": "{x.zero}", "no": "{x.some}"} for language in ("zh", "ja", "en")},
    ),
)

LOGIC = (
    Word(
        "not",
        "test",
        "not {t:fact}",
        {language: {"": "{t.no}", "no": "{t}"} for language in ("zh", "ja", "en")},
    ),
    Word(
        "all_of",
        "condition",
        "{a:test} and {b:test}",
        {
            "zh": {"": "{a}且{b}", "no": "{a.no}或{b.no}"},
            "ja": {"": "{a}、かつ{b}", "no": "{a.no}、または{b.no}"},
            "en": {"": "{a} and {b}", "no": "{a.no} or {b.no}"},
        },
    ),
    Word(
        "any_of",
        "condition",
        "{a:test} or {b:test}",
        {
            "zh": {"": "{a}或{b}", "no": "{a.no}且{b.no}"},
            "ja": {"": "{a}、または{b}", "no": "{a.no}、かつ{b.no}"},
            "en": {"": "{a} or {b}", "no": "{a.no} and {b.no}"},
        },
    ),
)

OPTIONS = (
    Word(
        "when",
        "action",
        "when {c:condition}: {a:act}",
        {"zh": "若{c}，{a}", "ja": "{c}なら、{a}", "en": "if {c}, {a}"},
    ),
    Word(
        "may",
        "act",
        "may {a:step}",
        {"zh": "你可以{a.may}", "ja": "{a.te}もよい", "en": "you may {a.may}"},
    ),
    Word(
        "may_pay",
        "act",
        "may {cost:step}: {a:step}",
        {
            "zh": "你可以{cost.may}；若这么做，{a}",
            "ja": "{cost.te}もよい。そうしたら{a}",
            "en": "you may {cost.may}; if you do, {a}",
        },
    ),
    Word(
        "choose",
        "act",
        "choose: {a:step} | {b:step}",
        {"zh": "选择一项：{a}；或{b}", "ja": "1つ選ぶ：{a}／{b}", "en": "choose one: {a}, or {b}"},
    ),
    Word(
        "choose_of_three",
        "act",
        "choose: {a:step} | {b:step} | {c:step}",
        {
            "zh": "选择一项：{a}；{b}；或{c}",
            "ja": "1つ選ぶ：{a}／{b}／{c}",
            "en": "choose one: {a}; {b}; or {c}",
        },
    ),
    Word(
        "per",
        "act",
        "per {x:count}: {a:step}",
        {"zh": "{x.each}，{a}", "ja": "{x.each}につき、{a}", "en": "for each {x.each}, {a}"},
    ),
)

WORDS = (*COMPARISONS, *LOGIC, *OPTIONS)

"""What the calibration sheet says; a language without words of its own gets English."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class CalibrationWords:
    """Lines in reading order; ``{length}`` mm of the rulers, ``{factor}`` degrees a mm, ``{now}`` the profile."""

    lines: tuple[str, ...]


WORDS = {
    "en": CalibrationWords(
        (
            "Print on both sides at 100%, then measure: both rulers must be {length} mm long.",
            "If they are not, switch off “fit to page” or “scale to fit” in the print dialogue.",
            "Hold the sheet against the light, this side towards you.",
            "The back's cross meets each scale at a number: left to right is X, up and down is Y.",
            "Give the means of both crosses: --back-offset X,Y",
            "Upper X minus lower X, times {factor}: --back-rotate DEGREES",
            "Already put right on this sheet: {now}. Add what you read to it.",
        )
    ),
    "zh": CalibrationWords(
        (
            "请按 100% 双面打印，然后测量：两把尺都应长 {length} mm。",
            "若不是，请在打印对话框中关闭“适合页面”一类的缩放。",
            "将纸对着光，此面朝向自己。",
            "背面的十字落在刻度的某个数上：左右为 X，上下为 Y。",
            "取两处十字的平均值：--back-offset X,Y",
            "（上方 X − 下方 X）× {factor}：--back-rotate 度数",
            "本页已修正：{now}。请把读数加在其上。",
        )
    ),
    "ja": CalibrationWords(
        (
            "倍率100%で両面印刷し、測ってください。物差しは二本とも {length} mm です。",
            "違うときは、印刷画面の「用紙に合わせる」などの拡大縮小を切ってください。",
            "この面を手前にして、紙を光にかざします。",
            "裏の十字が目盛りのどこに来るかを読みます。左右が X、上下が Y です。",
            "二か所の平均を指定します：--back-offset X,Y",
            "（上の X − 下の X）× {factor}：--back-rotate 度",
            "この紙の補正値：{now}。読んだ値をこれに足してください。",
        )
    ),
}

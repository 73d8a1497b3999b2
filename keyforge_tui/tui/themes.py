"""The colours: a theme of our own, and others for other eyes."""

from __future__ import annotations

from textual.theme import Theme

AMBER_NIGHT = Theme(
    name="amber-night",
    primary="#e0a526",
    secondary="#7d8bd8",
    accent="#f2b632",
    warning="#f08c3c",
    error="#e5484d",
    success="#58b368",
    foreground="#e6e2d8",
    background="#14151c",
    surface="#1b1d27",
    panel="#232633",
    dark=True,
    variables={
        "target": "#f7d154",
        "picked": "#7fe0a0",
        "chip": "#2d3142",
        "rule": "#3a3f55",
        "cell": "#222536",
        "cell-idle": "#191b25",
        "cell-cursor": "#4a4527",
        "cell-lit": "#2f3146",
        "amber": "#f2b632",
        "damage": "#ff6b6b",
        "armor": "#9ec5ff",
        "stun": "#c08cff",
        "ward": "#6ad1e3",
        "enrage": "#ff8552",
        "tide": "#5fb3d9",
        "key-red": "#ff6464",
        "key-yellow": "#ffd84d",
        "key-blue": "#6aa9ff",
        "house-brobnar": "#f2994a",
        "house-dis": "#e05a8a",
        "house-logos": "#7fd1e8",
        "house-mars": "#7bd66a",
        "house-sanctum": "#d9d2ff",
        "house-saurian": "#e8cf6a",
        "house-shadows": "#a9a0b8",
        "house-staralliance": "#5fa8ff",
        "house-unfathomable": "#3fc1b0",
        "house-untamed": "#8fc75a",
    },
)
THEMES = (AMBER_NIGHT,)

"""Makes the fonts of this folder out of the latin ones of the fontsource packages: see README.md."""

import sys
from pathlib import Path

from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont
from fontTools.varLib.instancer import instantiateVariableFont

THIN_SPACE, NARROW_NO_BREAK_SPACE, SPACE, NO_BREAK_SPACE = 0x2009, 0x202F, 0x20, 0xA0
CHARACTERS = [
    *range(0x20, 0x7F),
    *range(0xA0, 0x100),
    *map(ord, "ŒœŸ–—‘’“”…−↑↓"),
    THIN_SPACE,
    NARROW_NO_BREAK_SPACE,
]
FEATURES = ["kern", "tnum", "lnum", "ccmp", "locl", "liga"]


def cut(font, characters=CHARACTERS):
    options = Options()
    options.layout_features = FEATURES
    options.hinting = False
    options.name_IDs = [0, 1, 2, 3, 4, 5, 6, 13, 14]
    subsetter = Subsetter(options)
    subsetter.populate(unicodes=characters)
    subsetter.subset(font)
    return font


def give_french_spaces(font):
    """No source has U+202F; without it a browser takes the space before « ! » from another font."""
    for table in font["cmap"].tables:
        glyphs = table.cmap
        if SPACE in glyphs:
            glyphs.setdefault(NO_BREAK_SPACE, glyphs[SPACE])
            thin = glyphs.get(THIN_SPACE)
            wide = thin is None or font["hmtx"][thin][0] > font["hmtx"][glyphs[SPACE]][0]
            glyphs[NARROW_NO_BREAK_SPACE] = glyphs[SPACE] if wide else thin
    return font


def rename(font, name):
    """The licence reserves some names for the unchanged font."""
    for record in font["name"].names:
        if record.nameID in (1, 3, 4):
            record.string = name
        if record.nameID == 6:
            record.string = name.replace(" ", "")


def make(source, target, limits=None, kerning_at=None, name=None, characters=CHARACTERS):
    def opened():
        return give_french_spaces(TTFont(source, recalcTimestamp=False))

    font = cut(instantiateVariableFont(opened(), limits) if limits else opened(), characters)
    if kerning_at:
        # Kerning that follows the axes weighs as much as all the outlines: one kerning serves them all.
        still = cut(instantiateVariableFont(opened(), kerning_at))
        if still.getGlyphOrder() != font.getGlyphOrder():
            raise SystemExit(f"{source}: the kerning is of other glyphs")
        font["GPOS"] = still["GPOS"]
        font["GDEF"] = still["GDEF"]
    if name:
        rename(font, name)
    font.flavor = "woff2"
    font.save(target)
    print(f"{target.name}: {target.stat().st_size} bytes")


def main(source, target):
    make(
        source / "bricolage-grotesque.woff2",
        target / "bricolage-grotesque.woff2",
        {"opsz": 18, "wght": (400, 800)},
        {"opsz": 18, "wght": 700, "wdth": 87},
    )
    make(
        source / "bricolage-grotesque.woff2",
        target / "bricolage-grotesque-title.woff2",
        {"opsz": 96, "wght": 800, "wdth": 75},
        characters=[*map(ord, "Tintamarre")],
    )
    make(
        source / "atkinson-hyperlegible-next.woff2",
        target / "atkinson-hyperlegible-next.woff2",
        {"wght": (400, 700)},
        {"wght": 500},
    )
    make(source / "grenze-gotisch.woff2", target / "grenze-gotisch.woff2", {"wght": 600})
    make(source / "oxanium.woff2", target / "oxanium.woff2", {"wght": 700})
    make(source / "lilita-one.woff2", target / "tintamarre-smash.woff2", name="Tintamarre Smash")


if __name__ == "__main__":
    main(Path(sys.argv[1]), Path(sys.argv[2]))

"""Cards on paper: all of one size, nine to a sheet, with marks at their corners to cut along."""

from __future__ import annotations

WIDE = 63
"""The width of a printed card in millimetres; sleeves are sold for this size."""
HIGH = 88
"""Its height in millimetres."""
MARK = 2.0
"""How long a mark is, in millimetres."""
OFF = 2.4
"""How far off the card a mark begins, in millimetres."""
TOP = 2.0
"""The coloured band at the top of a card."""


def _marks() -> str:
    """Two strokes at each corner, as backgrounds of a box around the card."""
    near, far = f"{OFF}mm", f"calc(100% - {OFF}mm)"
    upright = [f"{x} {y}/.15mm {MARK}mm" for x in (near, far) for y in ("0", "100%")]
    level = [f"{x} {y}/{MARK}mm .15mm" for x in ("0", "100%") for y in (near, far)]
    return ",".join(f"linear-gradient(#000,#000) {mark} no-repeat" for mark in (*upright, *level))


PRINT_CSS = f"""
@media print{{@page{{size:A4;margin:5mm}}h1,h2,nav{{display:none}}body{{padding:0}}
.shelf,.shelf.two{{display:grid;grid-template-columns:repeat(3,{WIDE}mm);gap:5mm;justify-content:center;margin:5mm 0;
break-after:page}}
.pair,.two .pair{{display:contents}}
.face{{position:relative;display:flex;flex-direction:column;width:{WIDE}mm;height:{HIGH}mm;padding:1.6mm 3mm;
border:.1mm solid #bbb;
border-top:{TOP}mm solid var(--hue,#8d8069);border-radius:0;background:#fff;color:#000;font-size:9pt;line-height:1.22;
print-color-adjust:exact;-webkit-print-color-adjust:exact}}
.face h3{{font-size:11pt;padding-right:11mm}}.corner{{position:absolute;right:3mm;top:1.6mm}}
.corner,.badges{{font-size:8pt}}
.face p{{margin:.7mm 0}}.badges{{margin:.8mm 0;gap:.5mm 1mm}}.story,.face .flavour{{color:#333}}
.face .flavour{{margin-top:auto;padding-top:1mm;border-color:#999}}
.grid{{margin:1.5mm auto}}.grid td{{width:14mm;height:9mm;font-size:10pt}}
.face::before{{content:"";position:absolute;inset:-{TOP + OFF}mm -{OFF + 0.1}mm -{OFF + 0.1}mm;pointer-events:none;
background:{_marks()}}}}}
"""

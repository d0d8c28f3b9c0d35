"""Colours and sizes of the graphs, light and dark."""

WIDTH = 290.0
"""The width of a card."""

GRAPH_CSS = """
.sheet{fill:#faf6ec}.card{fill:#fffdf6;stroke:#b9a97f}.town .card{fill:#eef4f1;stroke:#5f8791}
.entry .card{stroke-width:2.5}
.head{fill:#f0e6cb}.town .head{fill:#d7e5e0}.ink{fill:#2b2118}.soft{fill:#6d6250}.rule{stroke:#e4d9bb}
.num{fill:#8f3220;font-weight:700}.tag-needs,.tag-if{fill:#dfe9f5}.tag-cost{fill:#f5e3c3}.tag-test{fill:#f3d5cd}
.tag-quest{fill:#e4daf2}.tag-card{fill:#ecdfc6}.tag-totem{fill:#f7d774}.tag-once{fill:#e6e6e0}
.edge{fill:none;stroke:#7d7158;stroke-width:1.7}.edge-fail{stroke:#b4452f;stroke-dasharray:6 4}
.edge-pass{stroke:#3f7d4a}
.edge-win{stroke:#3f7d4a}.edge-flee{stroke:#a87b1c;stroke-dasharray:2 4}.edge-if,.edge-then{stroke:#3d6ea8;
stroke-dasharray:9 3}
.edge-fate,.edge-fate-below{stroke:#7b52a3;stroke-dasharray:1 4;stroke-linecap:round}.back{opacity:.75}
.tip{fill:#7d7158}.lost{fill:#b4452f}.pill{fill:#e9e2cf;stroke:#b9a97f}.gold{fill:#a87b1c}.sea{fill:#2c5562}
@media (prefers-color-scheme:dark){.sheet{fill:#1d1a16}.card{fill:#28241e;stroke:#6a5f48}.town .card{fill:#22302f;
stroke:#5f8791}
.head{fill:#3a3326}.town .head{fill:#2f4542}.ink{fill:#ece3d0}.soft{fill:#a99d86}.rule{stroke:#4a4234}
.num{fill:#e08a6f}
.tag-needs,.tag-if{fill:#2c3f55}.tag-cost{fill:#54431f}.tag-test{fill:#5b2f26}.tag-quest{fill:#43365a}
.tag-card{fill:#4b4029}
.tag-totem{fill:#7a611a}.tag-once{fill:#3d3d38}.edge{stroke:#b3a684}.edge-fail{stroke:#e0745c}
.edge-pass,.edge-win{stroke:#7cc08a}
.edge-flee{stroke:#dcb45c}.edge-if,.edge-then{stroke:#86b1e3}.edge-fate,.edge-fate-below{stroke:#b995df}
.tip{fill:#b3a684}
.pill{fill:#3a3326;stroke:#6a5f48}.gold{fill:#dcb45c}.sea{fill:#8fc0cd}}
"""

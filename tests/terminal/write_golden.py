"""Write the golden screens of the skies anew, when a change of them is meant: python -m tests.terminal.write_golden."""

from __future__ import annotations

from .test_skies_drawing import GOLDEN, PAGES, SCENES, at_the_camp, drawn


def main() -> None:
    """Every scene and page."""
    for name, make in SCENES.items():
        (GOLDEN / f"skies_{name}_80.txt").write_text(drawn(make()), encoding="utf-8")
    for page in PAGES:
        text = drawn(at_the_camp(), page=page, open_hands=False)
        (GOLDEN / f"skies_page_{page}_80.txt").write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()

"""The storybook: paragraphs, conditions, choices, towns; and the raw tables of a pack."""

"""The drawings and words of the skies."""

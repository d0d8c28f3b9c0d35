"""What both games say alike."""

"""What may be done besides answering the question: at any time, by whom, and why not."""

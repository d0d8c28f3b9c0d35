"""Cards of the boxes as entries: what is printed on them, what is ours, and the rules that touch them."""

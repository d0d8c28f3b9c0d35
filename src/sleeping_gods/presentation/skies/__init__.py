"""What the skies say in their own way."""

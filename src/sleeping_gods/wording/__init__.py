"""Sentences made from data: messages in Fluent, and the rules texts of effects and cards made of them."""

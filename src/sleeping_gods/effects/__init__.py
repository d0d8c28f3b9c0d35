"""The closed effect vocabulary: operations, their texts and their parser, for cards and story alike."""

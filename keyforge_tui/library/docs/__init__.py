"""What is generated from the language: schema, reference, texts."""

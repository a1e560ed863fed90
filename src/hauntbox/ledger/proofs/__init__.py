"""What tests claim to prove, and what they ran."""

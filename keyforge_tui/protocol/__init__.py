"""The engine over JSON lines: one request, one answer (see `keyforge-tui engine --help`)."""

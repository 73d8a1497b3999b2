"""The widgets of the table, one per module. They show views and know no rules."""

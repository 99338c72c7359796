"""Live documents: in memory while in use, changed one request at a time, persisted before they are broadcast."""

"""One file a command: ``arguments(parser, voice)`` declares them, ``run(request)`` does the work."""

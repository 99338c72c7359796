"""One file a command: ``arguments(parser, voice)`` declares its options, ``run(request)`` does the work.

``arguments``, ``view`` and ``compile_notice`` are no commands: several commands use them.
"""

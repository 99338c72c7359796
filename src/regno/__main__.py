"""``python -m regno`` is the ``regno`` command."""

import sys

from regno.cli import main

sys.exit(main())

"""Tables: seats, a game, the event log, the projection for each observer, and the store. No sockets, no event loop."""

"""Reviews: the queue, the worker process, the cache of finished ones, and the routes."""

"""Games without a server: the application for one person, run in a browser by Pyodide, and the files it is made of."""

"""Who plays the chunks of an experiment: processes of this machine, or a Dask cluster."""

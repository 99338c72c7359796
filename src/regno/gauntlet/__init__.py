"""The Gauntlet: any agent at fixed tables against frozen players, in a file that another person can check."""

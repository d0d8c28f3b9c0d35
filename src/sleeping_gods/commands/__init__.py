"""The sub-commands of ``sleeping-gods``, one module each; what they need they import when they run."""

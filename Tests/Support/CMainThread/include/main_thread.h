// Nothing to call: linking the module is enough. See main_thread.c.

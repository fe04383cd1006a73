// The same loggers under another name.
@_exported import os

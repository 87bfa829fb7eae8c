// Everything else of it is in `os` here.
@_exported public import os

/// What the lines of a part of an app are written by.
public typealias OSLog = os.OSLog

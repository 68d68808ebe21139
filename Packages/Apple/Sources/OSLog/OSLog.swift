// The name that files import; `UnifiedLogging` says what is in it. As on Apple's systems, it also
// brings the module `os`, so that `os.Logger` names the logger where an app has one of its own.
@_exported import UnifiedLogging
@_exported import os

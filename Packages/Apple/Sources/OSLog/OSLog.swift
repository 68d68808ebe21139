// The name that files import; `UnifiedLogging` says what is in it.
@_exported import UnifiedLogging

// The name that files import; `AppleGraphics` says what is in it.
@_exported import AppleGraphics

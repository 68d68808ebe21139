// What view files use of AppKit, by AppKit's names. README.md says what works, what is approximate,
// and what is only accepted.
@_exported import AppleInterface

/// What `#colorLiteral` and `#imageLiteral` are where nothing else says.
public typealias _ColorLiteralType = NSColor
public typealias _ImageLiteralType = NSImage

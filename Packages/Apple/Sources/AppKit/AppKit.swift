// The parts of AppKit that view files use, by AppKit's names. README.md lists which of them work,
// which are approximate, and which are only accepted.
@_exported import AppleInterface

/// The types of `#colorLiteral` and `#imageLiteral` if the context gives none.
public typealias _ColorLiteralType = NSColor
public typealias _ImageLiteralType = NSImage

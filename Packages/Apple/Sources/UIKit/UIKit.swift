// What view files use of UIKit, by UIKit's names. README.md says what works, what is approximate,
// and what is only accepted.
@_exported import AppleInterface

/// What `#colorLiteral` and `#imageLiteral` are where nothing else says.
public typealias _ColorLiteralType = UIColor
public typealias _ImageLiteralType = UIImage

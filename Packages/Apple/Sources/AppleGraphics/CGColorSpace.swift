import SwiftUI

/// The meaning of a color's components. Colors here are sRGB; only the names of spaces differ.
public final class CGColorSpace: Sendable, Equatable {
  /// The name of the space.
  public let name: CFString?

  public init?(name: CFString) { self.name = name }
  fileprivate init(_ name: CFString) { self.name = name }

  public static let sRGB: CFString = "kCGColorSpaceSRGB"
  public static let extendedSRGB: CFString = "kCGColorSpaceExtendedSRGB"
  public static let linearSRGB: CFString = "kCGColorSpaceLinearSRGB"
  public static let displayP3: CFString = "kCGColorSpaceDisplayP3"
  public static let genericGrayGamma2_2: CFString = "kCGColorSpaceGenericGrayGamma2_2"

  static let standard = CGColorSpace(sRGB)
  static let gray = CGColorSpace(genericGrayGamma2_2)

  public var model: CGColorSpaceModel { self == .gray ? .monochrome : .rgb }
  public var numberOfComponents: Int { model == .monochrome ? 1 : 3 }

  public static func == (a: CGColorSpace, b: CGColorSpace) -> Bool { a.name == b.name }
}

public enum CGColorSpaceModel: Int32, Sendable {
  case unknown = -1
  case monochrome, rgb, cmyk, lab
}

public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { .standard }
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { .gray }

/// Core Foundation's strings are Swift's.
public typealias CFString = String
public typealias CFData = Data
public typealias CFURL = URL

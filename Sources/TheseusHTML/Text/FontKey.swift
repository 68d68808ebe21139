import Foundation
import TheseusViews

/// A font in one weight and slope, at any size: a browser measures it in one request.
public struct FontKey: Hashable, Sendable {
  public enum Family: String, Hashable, Sendable, CaseIterable {
    case system = "s"
    case serif = "f"
    case rounded = "r"
    case monospaced = "m"
  }

  public var family: Family
  /// 100 to 900, as in CSS.
  public var weight: Int
  public var isItalic: Bool

  public init(_ family: Family = .system, weight: Int = 400, isItalic: Bool = false) {
    self.family = family
    self.weight = weight
    self.isItalic = isItalic
  }
}

extension FontKey: LosslessStringConvertible {
  /// The family's letter, the weight and `i` for italics, such as `s600i`.
  public var description: String { "\(family.rawValue)\(weight)\(isItalic ? "i" : "")" }

  public init?(_ description: String) {
    guard let family = description.first.flatMap({ Family(rawValue: String($0)) }) else {
      return nil
    }
    let isItalic = description.hasSuffix("i")
    guard let weight = Int(description.dropFirst().dropLast(isItalic ? 1 : 0)),
      (1...9).contains(weight / 100), weight % 100 == 0
    else { return nil }
    self.init(family, weight: weight, isItalic: isItalic)
    // Numbers have other notations too.
    guard self.description == description else { return nil }
  }
}

/// A profile as text, as `THESEUS_PROFILE` and reports write it: a preset, then the fields that
/// differ from it.
///
/// `swiftUI2021`, `anyViewIdentity=opaque`, `swiftUI2026,lazyRowRetention=visible(3)`.
extension IdentityProfile {
  /// Presets by name.
  public static let presets: [(name: String, profile: IdentityProfile)] = [
    ("default", .default), ("swiftUI2021", .swiftUI2021), ("swiftUI2026", .swiftUI2026),
  ]

  /// Reads a profile; parts are separated by commas, and the first may be a preset.
  /// - Throws: `IdentityProfileError`, which names the wrong part and the possible values.
  public init(parsing text: String) throws(IdentityProfileError) {
    self = .default
    for (index, part) in text.split(separator: ",", omittingEmptySubsequences: false).map({
      $0.trimmed
    }).enumerated() {
      guard let sign = part.firstIndex(of: "=") else {
        guard index == 0, let preset = Self.presets.first(where: { $0.name == part }) else {
          throw IdentityProfileError(
            part: part, expected: index == 0 ? "\(Self.presetNames), or field=value" : "field=value"
          )
        }
        self = preset.profile
        continue
      }
      try set(part[..<sign].trimmed, part[part.index(after: sign)...].trimmed, part)
    }
  }

  private static var presetNames: String { presets.map(\.name).joined(separator: ", ") }

  private mutating func set(_ field: String, _ value: String, _ part: String)
    throws(IdentityProfileError)
  {
    switch field {
    case "stateKeying": stateKeying = try Self.choice(value, part)
    case "lazyRowRetention": lazyRowRetention = try LazyRowRetention(parsing: value, part)
    case "anyViewIdentity": anyViewIdentity = try Self.choice(value, part)
    case "matchingArms": matchingArms = try Self.choice(value, part)
    case "tabRetention": tabRetention = try Self.choice(value, part)
    default:
      throw IdentityProfileError(
        part: part,
        expected:
          """
          one of the fields stateKeying, lazyRowRetention, anyViewIdentity, matchingArms, \
          tabRetention
          """
      )
    }
  }

  private static func choice<Choice>(_ value: String, _ part: String) throws(IdentityProfileError)
    -> Choice
  where Choice: RawRepresentable<String> & CaseIterable {
    if let choice = Choice(rawValue: value) { return choice }
    throw IdentityProfileError(
      part: part, expected: Choice.allCases.map(\.rawValue).joined(separator: ", "))
  }

  /// Fields that differ from the default: `stateKeying=ordinal,lazyRowRetention=rowOnly`; `default`
  /// where none does.
  public var text: String {
    let plain = IdentityProfile.default
    var parts: [String] = []
    if stateKeying != plain.stateKeying { parts.append("stateKeying=\(stateKeying.rawValue)") }
    if lazyRowRetention != plain.lazyRowRetention {
      parts.append("lazyRowRetention=\(lazyRowRetention.text)")
    }
    if anyViewIdentity != plain.anyViewIdentity {
      parts.append("anyViewIdentity=\(anyViewIdentity.rawValue)")
    }
    if matchingArms != plain.matchingArms { parts.append("matchingArms=\(matchingArms.rawValue)") }
    if tabRetention != plain.tabRetention { parts.append("tabRetention=\(tabRetention.rawValue)") }
    return parts.isEmpty ? "default" : parts.joined(separator: ",")
  }
}

extension IdentityProfile.LazyRowRetention {
  /// `all`, `rowOnly`, `visible(2)`.
  public var text: String {
    switch self {
    case .all: "all"
    case .rowOnly: "rowOnly"
    case .visible(let grace): "visible(\(grace))"
    }
  }

  fileprivate init(parsing text: String, _ part: String) throws(IdentityProfileError) {
    switch text {
    case "all": self = .all
    case "rowOnly": self = .rowOnly
    default:
      guard text.hasPrefix("visible("), text.hasSuffix(")"),
        let grace = Int(text.dropFirst(8).dropLast()), grace >= 0
      else {
        throw IdentityProfileError(part: part, expected: "all, rowOnly, visible(n) with n from 0")
      }
      self = .visible(grace: grace)
    }
  }
}

/// A profile that cannot be read.
public struct IdentityProfileError: Error, Equatable, CustomStringConvertible {
  /// The part that is wrong, as written.
  public var part: String
  /// The possible values.
  public var expected: String

  public var description: String {
    "“\(part)” is not a field of an identity profile; expected: \(expected)"
  }
}

extension StringProtocol {
  fileprivate var trimmed: String {
    var text = Substring(self)
    while text.first == " " { text.removeFirst() }
    while text.last == " " { text.removeLast() }
    return String(text)
  }
}

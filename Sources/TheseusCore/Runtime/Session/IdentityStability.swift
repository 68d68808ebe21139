/// Whether the text of an id, which the path of its views has, is found again in another process.
struct IdentityStability {
  /// Why it is not, and what to use instead; nil if it is.
  private(set) var reason: String?
  /// Whether the same is true for every id of the type.
  private(set) var isOfTheType = true

  init(of id: Any) { examine(id, depth: 0) }

  /// A value that contains itself is a class's, which ends the examination.
  private static let deepest = 8

  private mutating func examine(_ value: Any, depth: Int) {
    guard reason == nil, depth < Self.deepest else { return }
    switch value {
    case is any FixedWidthInteger, is any StringProtocol, is any RawRepresentable: return
    case is ObjectIdentifier:
      reason = "differ from one process to the next; use ids that are Codable"
      return
    default: break
    }
    let mirror = Mirror(reflecting: value)
    switch mirror.displayStyle {
    case .set, .dictionary:
      reason = """
        contain a set or a dictionary, whose order differs from one process to the next; use an \
        array, or another id
        """
      return
    case .collection, .tuple, .optional, .enum, .struct, .class, .none, .foreignReference: break
    @unknown default: break
    }
    if mirror.displayStyle == .optional || mirror.displayStyle == .enum { isOfTheType = false }
    if mirror.displayStyle != .collection, mirror.displayStyle != .optional {
      // Its own description is what the path has.
      if value is any CustomStringConvertible || value is any CustomDebugStringConvertible {
        let isAddress = !(value is any Codable) && "\(value)".contains("0x")
        if isAddress { reason = "differ from one process to the next; use ids that are Codable" }
        return
      }
      if mirror.displayStyle == .class {
        reason = """
          are objects without a description; use a value, or conform the class to \
          CustomStringConvertible
          """
        return
      }
    }
    if mirror.displayStyle == .collection { isOfTheType = false }
    for child in mirror.children.prefix(32) { examine(child.value, depth: depth + 1) }
  }
}

/// One pattern of a `.gitignore`, or of `include` and `exclude` in a `.theseus-lint.yml`, with
/// git's meaning.
///
/// `*`, `?` and `[a-z]` match within a component, `**` any number of components. A slash at the
/// beginning or in the middle anchors the pattern to its folder; without one it matches at any
/// depth. A slash at the end matches folders only. `!` turns the meaning round.
struct PathPattern: Hashable, Sendable {
  let isNegated: Bool
  let matchesFoldersOnly: Bool
  private let isAnchored: Bool
  private let components: [Component]

  private enum Component: Hashable, Sendable {
    case anyDepth
    case glob([UInt8])
    case literal([UInt8])
  }

  /// Nil for a blank line and a comment.
  init?(_ line: Substring) {
    var bytes = Array(line.utf8)
    if bytes.last == UInt8(ascii: "\r") { bytes.removeLast() }
    PathPattern.trimTrailingSpaces(&bytes)
    guard let first = bytes.first, first != UInt8(ascii: "#") else { return nil }
    isNegated = first == UInt8(ascii: "!")
    if isNegated { bytes.removeFirst() }
    var isFolder = false
    while bytes.last == UInt8(ascii: "/") {
      isFolder = true
      bytes.removeLast()
    }
    matchesFoldersOnly = isFolder
    guard !bytes.isEmpty else { return nil }
    isAnchored = bytes.contains(UInt8(ascii: "/"))
    components = bytes.split(separator: UInt8(ascii: "/")).map { part in
      if Array(part) == Array("**".utf8) { return .anyDepth }
      return part.contains(where: Glob.isSpecial) ? .glob(Array(part)) : .literal(Array(part))
    }
    if components.isEmpty { return nil }
  }

  /// Spaces at the end do not count unless escaped.
  private static func trimTrailingSpaces(_ bytes: inout [UInt8]) {
    while let last = bytes.last, last == UInt8(ascii: " ") || last == UInt8(ascii: "\t") {
      if bytes.count >= 2, bytes[bytes.count - 2] == UInt8(ascii: "\\") { return }
      bytes.removeLast()
    }
  }

  /// Whether it matches this path itself, given by its components below the pattern's folder.
  func matches(_ path: ArraySlice<[UInt8]>, isFolder: Bool) -> Bool {
    if matchesFoldersOnly && !isFolder { return false }
    if !isAnchored {
      guard let name = path.last, let component = components.first else { return false }
      return PathPattern.matches(component, name)
    }
    return matches(path, components[...])
  }

  /// Whether it matches this path or one of its ancestors.
  func covers(_ path: ArraySlice<[UInt8]>, isFolder: Bool) -> Bool {
    if matches(path, isFolder: isFolder) { return true }
    var parent = path.dropLast()
    while !parent.isEmpty {
      if matches(parent, isFolder: true) { return true }
      parent = parent.dropLast()
    }
    return false
  }

  private static func matches(_ component: Component, _ name: [UInt8]) -> Bool {
    switch component {
    case .anyDepth: true
    case .literal(let text): text == name
    case .glob(let pattern): Glob.matches(name[...], pattern[...])
    }
  }

  private func matches(_ path: ArraySlice<[UInt8]>, _ pattern: ArraySlice<Component>) -> Bool {
    var path = path
    var pattern = pattern
    while let component = pattern.first {
      if case .anyDepth = component {
        let rest = pattern.dropFirst()
        // At the end it matches everything inside, not the folder itself.
        if rest.isEmpty { return !path.isEmpty }
        return path.indices.contains { matches(path[$0...], rest) }
      }
      guard let name = path.first, PathPattern.matches(component, name) else { return false }
      path = path.dropFirst()
      pattern = pattern.dropFirst()
    }
    return path.isEmpty
  }
}

/// `*`, `?`, `[…]` and `\` in one component of a path.
private enum Glob {
  static func isSpecial(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "*") || byte == UInt8(ascii: "?") || byte == UInt8(ascii: "[")
      || byte == UInt8(ascii: "\\")
  }

  /// Backtracks to the last star only, so its time is bounded by the product of both lengths.
  static func matches(_ name: ArraySlice<UInt8>, _ pattern: ArraySlice<UInt8>) -> Bool {
    var name = name
    var pattern = pattern
    var retry: (name: ArraySlice<UInt8>, pattern: ArraySlice<UInt8>)?
    while true {
      if pattern.first == UInt8(ascii: "*") {
        pattern = pattern.dropFirst()
        retry = (name, pattern)
        continue
      }
      if let byte = name.first, let rest = step(over: byte, in: pattern) {
        name = name.dropFirst()
        pattern = rest
        continue
      }
      if name.isEmpty && pattern.isEmpty { return true }
      guard let last = retry, !last.name.isEmpty else { return false }
      name = last.name.dropFirst()
      pattern = last.pattern
      retry = (name, pattern)
    }
  }

  /// The rest of the pattern after its first part has matched this byte.
  private static func step(over byte: UInt8, in pattern: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
    guard let first = pattern.first else { return nil }
    switch first {
    case UInt8(ascii: "?"): return pattern.dropFirst()
    case UInt8(ascii: "["):
      guard let (set, rest) = characterSet(pattern) else {
        return byte == first ? pattern.dropFirst() : nil
      }
      return set(byte) ? rest : nil
    case UInt8(ascii: "\\") where pattern.count > 1:
      return pattern[pattern.index(after: pattern.startIndex)] == byte ? pattern.dropFirst(2) : nil
    default: return first == byte ? pattern.dropFirst() : nil
    }
  }

  private static func characterSet(_ pattern: ArraySlice<UInt8>) -> (
    contains: (UInt8) -> Bool, rest: ArraySlice<UInt8>
  )? {
    var rest = pattern.dropFirst()
    let isNegated = rest.first == UInt8(ascii: "!") || rest.first == UInt8(ascii: "^")
    if isNegated { rest = rest.dropFirst() }
    var ranges: [ClosedRange<UInt8>] = []
    var isFirst = true
    while let byte = rest.first {
      rest = rest.dropFirst()
      if byte == UInt8(ascii: "]") && !isFirst {
        let found = ranges
        return ({ byte in found.contains { $0.contains(byte) } != isNegated }, rest)
      }
      isFirst = false
      var low = byte
      if byte == UInt8(ascii: "\\"), let escaped = rest.first {
        low = escaped
        rest = rest.dropFirst()
      }
      if rest.first == UInt8(ascii: "-"), let high = rest.dropFirst().first,
        high != UInt8(ascii: "]")
      {
        rest = rest.dropFirst(2)
        if low <= high { ranges.append(low...high) }
      } else {
        ranges.append(low...low)
      }
    }
    return nil
  }
}

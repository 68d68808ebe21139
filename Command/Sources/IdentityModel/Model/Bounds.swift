/// The bounds that make the state space finite.
public struct Bounds: Hashable, Sendable {
  /// Height of a program, in nodes.
  public var maxDepth: Int
  /// Children of a node, and rows of a list.
  public var maxBranching: Int
  public var viewTypes: Int
  public var modifierTypes: Int
  /// Row ids and `.id` values are 1...ids.
  public var ids: Int
  /// Nodes of a program.
  public var maxNodes: Int
  /// Live nodes of a tree.
  public var maxLive: Int
  /// Whether the ids of one list are distinct. Off only where duplicates are the question.
  public var distinctRowIDs: Bool

  public init(
    maxDepth: Int = 4, maxBranching: Int = 3, viewTypes: Int = 4, modifierTypes: Int = 3,
    ids: Int = 3, maxNodes: Int = 5, maxLive: Int = 6,
    distinctRowIDs: Bool = true
  ) {
    self.maxDepth = maxDepth
    self.maxBranching = maxBranching
    self.viewTypes = viewTypes
    self.modifierTypes = modifierTypes
    self.ids = ids
    self.maxNodes = maxNodes
    self.maxLive = maxLive
    self.distinctRowIDs = distinctRowIDs
  }

  /// The named bounds, smallest first. `article` is the space of the article's size.
  public static let named: [(name: String, bounds: Bounds)] = [
    ("small", Bounds(maxNodes: 3, maxLive: 3)),
    ("medium", Bounds(maxNodes: 4, maxLive: 4)),
    ("large", Bounds(maxNodes: 5, maxLive: 5)),
    ("article", Bounds(maxNodes: 5, maxLive: 6)),
  ]
}

/// Bounds that cannot be read or used, with a message that names the offending part.
public struct BoundsError: Error, Hashable, CustomStringConvertible {
  public let description: String

  public init(description: String) { self.description = description }
}

extension Bounds {
  /// Reads a name (`article`) or a list
  /// (`depth=4,branching=3,types=4,modifiers=3,ids=3,nodes=5,live=6`); values missing from a list
  /// are those of `article`.
  public init(parsing text: String) throws(BoundsError) {
    if let found = Bounds.named.first(where: { $0.name == text }) {
      self = found.bounds
      return
    }
    let names = Bounds.named.map(\.name).joined(separator: ", ")
    var bounds = Bounds()
    for part in text.split(separator: ",", omittingEmptySubsequences: false) {
      let pair = part.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard pair.count == 2 else {
        throw BoundsError(
          description:
            "unknown bounds '\(text)': not one of \(names), and '\(part)' is not name=number")
      }
      guard let field = Bounds.fields[String(pair[0])] else {
        let known = Bounds.fields.keys.sorted().joined(separator: ", ")
        throw BoundsError(
          description: "unknown bound '\(pair[0])' in '\(text)': the bounds are \(known)")
      }
      guard let value = Int(pair[1]), value >= field.range.lowerBound,
        value <= field.range.upperBound
      else {
        let range = "\(field.range.lowerBound) to \(field.range.upperBound)"
        throw BoundsError(
          description: "the bound '\(pair[0])' is '\(pair[1])', not a whole number from \(range)")
      }
      bounds[keyPath: field.path] = value
    }
    self = bounds
  }

  private struct Field {
    let path: WritableKeyPath<Bounds, Int> & Sendable
    let range: ClosedRange<Int>
  }

  private static let fields: [String: Field] = [
    "depth": Field(path: \.maxDepth, range: 1...32),
    "branching": Field(path: \.maxBranching, range: 0...8),
    "types": Field(path: \.viewTypes, range: 1...15),
    "modifiers": Field(path: \.modifierTypes, range: 0...15),
    "ids": Field(path: \.ids, range: 0...6),
    "nodes": Field(path: \.maxNodes, range: 1...24),
    "live": Field(path: \.maxLive, range: 1...24),
  ]

  /// The list form.
  public var text: String {
    """
    depth=\(maxDepth),branching=\(maxBranching),types=\(viewTypes),\
    modifiers=\(modifierTypes),ids=\(ids),nodes=\(maxNodes),live=\(maxLive)
    """
  }
}

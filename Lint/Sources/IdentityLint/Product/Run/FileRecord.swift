/// Everything a run needs about one version of one file; the cache stores it.
struct FileRecord: Sendable {
  var hash: ContentHash
  var lines: Int
  /// Why the file, or a part of it, is skipped.
  var problem: FileProblem?
  var comments: [SuppressionComment] = []
  /// Nil for a file that is skipped.
  var facts: StoredFacts?
  /// Nil before rules have run over it.
  var result: Result?

  struct Result: Sendable {
    /// The digest of the project's facts that the rules used.
    var index: ContentHash
    /// The rules that ran.
    var rules: Set<String>
    /// The rules' findings, at their default severities, including hidden ones.
    var findings: [Finding]
    /// The other files whose code the rules read, by name: a change in one makes this outdated.
    var read: [String: ContentHash] = [:]
  }

  /// The result, if it is valid for these facts and covers these rules.
  func result(for index: ContentHash, rules: Set<String>) -> Result? {
    guard let result, result.index == index, rules.isSubset(of: result.rules) else { return nil }
    return result
  }
}

/// A file's facts, or their encoded bytes: a run in which nothing has changed never decodes them.
struct StoredFacts: Sendable {
  /// The digest of the shape. Equal digests mean facts that are equal except for locations.
  let digest: ContentHash
  private(set) var shape: ArraySlice<UInt8>?
  private(set) var places: [FactPlace] = []
  private var value: FileFacts?

  /// - Parameters:
  ///   - isCached: whether the facts will be cached. If not, they are never encoded, and the digest
  ///     is that of the text.
  ///   - text: the digest of the file's text.
  init(_ facts: FileFacts, isCached: Bool, text: ContentHash) {
    value = facts
    guard isCached else {
      digest = text
      return
    }
    let coded = FactsCoding(facts)
    shape = coded.shape[...]
    places = coded.places
    digest = ContentHash(coded.shape)
  }

  init(digest: ContentHash, shape: ArraySlice<UInt8>, places: [FactPlace]) {
    self.digest = digest
    self.shape = shape
    self.places = places
  }

  /// Keeps decoded facts, which take more memory than their bytes.
  mutating func keep(_ facts: FileFacts) { value = facts }

  /// The facts; nil when their bytes cannot be decoded, as after a change of the format.
  /// - Parameter path: the file's name in the index.
  func decoded(path: String) -> FileFacts? {
    guard var facts = value ?? shape.flatMap({ FactsCoding.decode($0, places) }) else { return nil }
    facts.path = path
    return facts
  }
}

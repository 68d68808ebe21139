/// All that a run needs to know of one version of one file; what the cache keeps.
struct FileRecord: Sendable {
  var hash: ContentHash
  var lines: Int
  /// Why it, or a part of it, is skipped.
  var problem: FileProblem?
  var comments: [SuppressionComment] = []
  /// Nil where it is skipped.
  var facts: StoredFacts?
  /// Nil before rules have run over it.
  var result: Result?

  struct Result: Sendable {
    /// Of the project's facts that the rules have seen.
    var index: ContentHash
    /// The rules that ran.
    var rules: Set<String>
    /// Theirs, at their own severities, whatever hides them.
    var findings: [Finding]
  }

  /// The result, if it holds for these facts and covers these rules.
  func result(for index: ContentHash, rules: Set<String>) -> Result? {
    guard let result, result.index == index, rules.isSubset(of: result.rules) else { return nil }
    return result
  }
}

/// A file's facts, or the bytes the cache keeps of them: a run in which nothing has changed never
/// decodes them.
struct StoredFacts: Sendable {
  /// Of the shape. Equal digests mean facts that are equal but for their places.
  let digest: ContentHash
  private(set) var shape: ArraySlice<UInt8>?
  private(set) var places: [FactPlace] = []
  private var value: FileFacts?

  /// - Parameter isCached: whether they will be kept; if not they are never encoded, and the digest
  ///   is that of the text.
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

  /// Keeps them ready to use, at the cost of memory.
  mutating func keep(_ facts: FileFacts) { value = facts }

  /// Nil where the bytes say nothing, as after a change of the form.
  /// - Parameter path: what the index is to call the file.
  func decoded(path: String) -> FileFacts? {
    guard var facts = value ?? shape.flatMap({ FactsCoding.decode($0, places) }) else { return nil }
    facts.path = path
    return facts
  }
}

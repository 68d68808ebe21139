/// All that a run needs to know of one version of one file; what the cache keeps.
struct FileRecord: Sendable {
  var hash: ContentHash
  var lines: Int
  /// Why it is skipped.
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

/// A file's facts, or the bytes the cache keeps of them: a run in which nothing has changed never decodes them.
struct StoredFacts: Sendable {
  /// Equal digests mean equal facts.
  let digest: ContentHash
  private(set) var bytes: ArraySlice<UInt8>?
  private var value: FileFacts?

  /// - Parameter isCached: whether they will be kept; if not they are never encoded, and the digest is that of the text.
  init(_ facts: FileFacts, isCached: Bool, text: ContentHash) {
    value = facts
    bytes = isCached ? FactsCoding.encode(facts)[...] : nil
    digest = bytes.map { $0.withUnsafeBytes { ContentHash($0) } } ?? text
  }

  init(digest: ContentHash, encoded: ArraySlice<UInt8>) {
    self.digest = digest
    bytes = encoded
  }

  /// Nil where the bytes say nothing, as after a change of the form.
  func decoded() -> FileFacts? { value ?? bytes.flatMap { FactsCoding.decode(FileFacts.self, $0) } }
}

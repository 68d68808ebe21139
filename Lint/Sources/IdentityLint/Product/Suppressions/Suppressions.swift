/// The suppression comments of one file, applied to its findings.
struct Suppressions {
  private let comments: [SuppressionComment]
  private let catalog: RuleCatalog
  private var covers: [Cover] = []
  /// `enable`s that end nothing.
  private var idleEnds: [(comment: Int, rule: String)] = []

  private struct Cover {
    let comment: Int
    /// A rule, or `all`.
    let rule: String
    var lines: ClosedRange<Int>
    var isUsed = false

    func hides(_ finding: Finding) -> Bool {
      (rule == finding.rule || rule == SuppressionComment.all)
        && lines.contains(finding.range.start.line)
    }
  }

  init(_ comments: [SuppressionComment], catalog: RuleCatalog) {
    self.comments = comments
    self.catalog = catalog
    for (index, comment) in comments.enumerated() {
      for rule in comment.rules where rule == SuppressionComment.all || catalog[rule] != nil {
        add(rule, of: comment, index)
      }
    }
  }

  private mutating func add(_ rule: String, of comment: SuppressionComment, _ index: Int) {
    let line = comment.range.start.line
    switch comment.command {
    case .invalid: return
    case .disable(.region): covers.append(Cover(comment: index, rule: rule, lines: line...Int.max))
    case .disable(.next):
      covers.append(Cover(comment: index, rule: rule, lines: comment.nextLine...comment.nextLine))
    case .disable(.this): covers.append(Cover(comment: index, rule: rule, lines: line...line))
    case .disable(.previous):
      covers.append(Cover(comment: index, rule: rule, lines: (line - 1)...(line - 1)))
    case .enable:
      let open = covers.indices.filter {
        covers[$0].lines.upperBound == .max
          && (covers[$0].rule == rule || rule == SuppressionComment.all)
      }
      if open.isEmpty { idleEnds.append((index, rule)) }
      for cover in open { covers[cover].lines = covers[cover].lines.lowerBound...line }
    }
  }

  /// The findings that nothing hides. Notes which comments hid one.
  mutating func visible(_ findings: [Finding]) -> [Finding] {
    findings.filter { finding in
      var isHidden = false
      for index in covers.indices where covers[index].hides(finding) {
        covers[index].isUsed = true
        isHidden = true
      }
      return !isHidden
    }
  }

  /// Reports about the comments themselves: those that are not understood, and those that hid
  /// nothing.
  /// - Parameters:
  ///   - ran: the rules that ran on the file; whether others would have reported is unknown.
  ///   - ranAll: whether these are all that would run without a selection, so that an idle `all` is
  ///     idle.
  ///   - isDamaged: whether a part of the file does not parse. The comment that an `enable` ends
  ///     may be in it.
  ///   - isEvidenceWhole: whether all code was read that can cause a finding. Called only when a
  ///     comment hid nothing.
  func complaints(
    path: String, ran: Set<String>, ranAll: Bool, isDamaged: Bool, isEvidenceWhole: () -> Bool
  ) -> [Finding] {
    var found: [Finding] = []
    for comment in comments {
      if case .invalid(let problem) = comment.command {
        found.append(invalid(comment, path, "this comment hides nothing: \(problem)"))
      }
      for rule in comment.rules where rule != SuppressionComment.all && catalog[rule] == nil {
        found.append(invalid(comment, path, "this comment hides nothing: \(catalog.unknown(rule))"))
      }
    }
    for (comment, message) in isDamaged ? [] : idle(ran, ranAll, isEvidenceWhole) {
      // When only one of several rules is idle, the developer must edit the comment.
      let fix =
        comment.rules.count == 1
        ? Fix(
          title: "Delete the comment", edits: [Fix.Edit(range: comment.removal, replacement: "")])
        : nil
      found.append(
        Finding(
          rule: RuleCatalog.unusedSuppression.identifier,
          severity: RuleCatalog.unusedSuppression.severity, path: path,
          range: comment.range,
          message: message, advice: "Delete the comment, or move it to the line it was meant for.",
          fix: fix))
    }
    return found
  }

  /// The comments that hide and end nothing, with the reason.
  private func idle(_ ran: Set<String>, _ ranAll: Bool, _ isEvidenceWhole: () -> Bool)
    -> [(comment: SuppressionComment, message: String)]
  {
    let unused = covers.filter {
      !$0.isUsed && (ran.contains($0.rule) || $0.rule == SuppressionComment.all && ranAll)
    }
    let hidesNothing = unused.isEmpty || !isEvidenceWhole() ? [] : unused
    return hidesNothing.map {
      let rule = $0.rule == SuppressionComment.all ? "any rule" : $0.rule
      return (comments[$0.comment], "no report of \(rule) is hidden by this comment")
    }
      + idleEnds.map {
        (comments[$0.comment], "\($0.rule) is not disabled here, so this ends nothing")
      }
  }

  private func invalid(_ comment: SuppressionComment, _ path: String, _ message: String) -> Finding
  {
    Finding(
      rule: RuleCatalog.invalidSuppression.identifier,
      severity: RuleCatalog.invalidSuppression.severity, path: path, range: comment.range,
      message: message)
  }
}

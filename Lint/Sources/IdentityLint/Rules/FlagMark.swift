import SwiftSyntax

/// The effect of an assignment on a flag.
enum FlagMark: Equatable {
  case set, clear

  init?(_ assignment: SequenceExprSyntax) {
    guard let (target, value) = ExprSyntax(assignment).assigned, target.flagName != nil else {
      return nil
    }
    guard value.count == 1, Self.sets(value[0]) else {
      self = .clear
      return
    }
    self = .set
  }

  init?(_ facts: MutationFacts) {
    guard facts.kind == .assigned || facts.kind == .changed else { return nil }
    switch facts.value {
    case .literal("true")?: self = .set
    case .implicitMember(let name)? where WorkName.isOfWork(name): self = .set
    default: self = .clear
    }
  }

  private static func sets(_ value: ExprSyntax) -> Bool {
    value.as(BooleanLiteralExprSyntax.self)?.literal.tokenKind == .keyword(.true)
      || work(value) != nil
  }

  /// `loading` of `.loading`.
  static func work(_ value: ExprSyntax) -> String? {
    guard let access = value.as(MemberAccessExprSyntax.self), access.base == nil else { return nil }
    let name = access.declName.baseName.text
    return WorkName.isOfWork(name) ? name : nil
  }
}

/// Names of work that takes time: `isLoading`, `savingPage`, `inProgress`.
enum WorkName {
  static func isOfWork(_ name: String) -> Bool {
    let words = words(of: name)
    if words.contains(where: Self.shown.contains) { return false }
    return words.contains {
      others.contains($0) || $0.count > 5 && $0.hasSuffix("ing") && !notWork.contains($0)
    }
  }

  /// Whether it may be that of a flag or a phase.
  static func mayBeOfWork(_ name: String) -> Bool {
    let words = words(of: name)
    return words[0] == "is" || isOfWork(name)
      || !Set(words).isDisjoint(with: ["state", "phase", "status", "stage", "step", "mode"])
  }

  /// Whether it tells that something is shown.
  static func isOfSomethingShown(_ name: String) -> Bool {
    words(of: name).contains(where: shown.contains)
  }

  static func words(of name: String) -> [String] {
    var words = [""]
    for letter in name {
      if letter.isUppercase || letter == "_" { words.append("") }
      words[words.count - 1] += letter.lowercased()
    }
    return words
  }

  private static let others: Set<String> = ["busy", "progress", "flight", "spinner", "working"]
  private static let shown: Set<String> = [
    "shown", "shows", "show", "showing", "presented", "presenting", "presents", "visible", "open",
    "opened", "expanded", "sheet", "alert", "popover", "first", "did", "has",
  ]
  private static let notWork: Set<String> = [
    "editing", "playing", "recording", "dragging", "hovering", "expanding", "typing", "listening",
    "tracking", "running", "moving", "animating", "scrolling", "selecting", "picking", "timing",
    "focusing", "missing", "remaining", "nothing", "something", "everything", "string", "setting",
    "spring", "rating", "heading", "spacing", "padding", "meeting", "binding", "living", "ringing",
    "streaming", "scanning", "observing", "monitoring", "watching", "polling", "existing",
    "onboarding", "resizing", "panning", "zooming", "drawing", "pressing", "swiping", "trailing",
    "leading", "warning", "ending", "beginning", "following", "blinking", "pulsing", "breathing",
    "sorting", "filtering", "counting", "resting", "cooking", "reading", "roaming", "charging",
    "driving", "walking", "speaking", "talking", "advertising", "broadcasting", "suspending",
  ]
}

extension ExprSyntax {
  /// `x` of `x`, `self.x` and `self?.x`.
  var flagName: String? {
    if let name = ownName { return name }
    guard let access = self.as(MemberAccessExprSyntax.self),
      access.base?.sourceText == "self?"
    else { return nil }
    return access.declName.baseName.text
  }
}

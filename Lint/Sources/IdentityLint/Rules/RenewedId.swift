import SwiftSyntax

/// A date, a token or a number that code renews: `lastSync = .now`, `token = UUID()`.
struct RenewedId {
  let value: Value
  let name: String
  let owner: ProjectIndex.TypeInfo
  private let changes: [ChangeIndex.Place]
  private let sources: SourceLibrary.Reader?

  /// Words of what begins again on purpose.
  static let onPurpose: Set<String> = [
    "round", "game", "attempt", "reset", "restart", "session", "retry",
  ]

  /// The values that an id is made of.
  static func parts(of value: Value) -> [Value] {
    if case .operation("string", let parts) = value { parts } else { [value] }
  }

  init?(_ value: Value, in place: Resolver.Place, _ resolver: Resolver) {
    switch value {
    case .name(let own):
      guard let info = resolver.info(place) else { return nil }
      owner = info
      name = own
    case .member(let base, let member):
      guard
        let type = resolver.type(of: base, in: place),
        let info = resolver.project.type(named: TypeShape(type).base, from: place.type)
      else { return nil }
      owner = info
      name = member
    default: return nil
    }
    guard let property = resolver.project.property(name, of: owner),
      !property.isComputed, !property.isLet,
      let type = resolver.type(of: property, in: .init(type: owner.facts.name)),
      ["Date", "UUID", "Int"].contains(TypeShape(type).base),
      RareConditions.words(of: name).isDisjoint(with: Self.onPurpose)
    else { return nil }
    self.value = value
    sources = resolver.project.sources
    changes = resolver.changes(of: name, in: owner).sure.filter { Self.isRenewal($0.fact) }
  }

  private static func isRenewal(_ change: MutationFacts) -> Bool {
    guard change.kind == .assigned, !change.isInInitializer,
      RareConditions.words(of: change.function ?? "").isDisjoint(with: onPurpose)
    else { return false }
    switch change.value {
    case .call(.name("Date"), let arguments)?, .call(.name("UUID"), let arguments)?:
      return arguments.isEmpty
    case .implicitMember("now")?, .member(.name("Date"), "now")?,
      .call(.implicitMember("init"), _)?:
      return true
    // `revision += 1`
    case .operation("+=", _)?: return true
    default: return false
    }
  }

  /// The value, when a timer, a message or the work of a task renews it, and not a button alone.
  func value(setBySomethingElseIn file: SourceUnit, isRepeated: Bool = false) -> Value? {
    changes.contains { change in
      guard let function = change.fact.function else {
        return change.path == file.path
          && file.outline.assignments.contains { assignment in
            file.line(of: assignment) == change.fact.line
              && Self.runsByItself(assignment, isRepeated: isRepeated)
          }
      }
      let isInLoop = isInLoop(change)
      return file.calls(named: function).contains {
        ($0.modifierName != nil) == (file.places.type(at: $0.position) != owner.nameInFile)
          && Self.runsByItself($0, isInLoop: isInLoop, isRepeated: isRepeated)
      }
    } ? value : nil
  }

  /// Whether a method renews the value in a loop.
  private func isInLoop(_ change: ChangeIndex.Place) -> Bool {
    guard let unit = sources?.unit(change.path) else { return false }
    return unit.outline.assignments.contains {
      unit.line(of: $0) == change.fact.line && Self.isInLoop($0)
    }
  }

  /// - Parameter isRepeated: whether a renewal by the user, such as by pulling a list down, does
  ///   not count.
  private static func runsByItself(
    _ node: some SyntaxProtocol, isInLoop: Bool = false, isRepeated: Bool = false
  ) -> Bool {
    let calls = node.enclosingCalls
    return calls.contains {
      $0.modifierName == "onReceive" || !isRepeated && $0.modifierName == "refreshable"
        || $0.modifierName == "task" && (isInLoop || Self.isInLoop(node))
        || $0.modifierName == "onChange"
          && $0.argument("of")?.sourceText.contains("scenePhase") == true
    } && !calls.contains { $0.calls("Button") }
  }

  /// Whether a task runs it more than once.
  private static func isInLoop(_ node: some SyntaxProtocol) -> Bool {
    var rest = node.parent
    while let parent = rest, !parent.is(MemberBlockItemSyntax.self) {
      if parent.is(WhileStmtSyntax.self) || parent.is(ForStmtSyntax.self)
        || parent.is(RepeatStmtSyntax.self)
      {
        return true
      }
      rest = parent.parent
    }
    return false
  }
}

import SwiftSyntax

/// Forms in a branch that compares a phase: `if model.phase == .submitting { … } else { Form … }`.
extension FormJudge {
  func findingOfPhase(_ condition: ExprSyntax, _ node: IfExprSyntax, isNegated: Bool) -> Finding? {
    guard !isNegated, let parts = condition.as(SequenceExprSyntax.self).map({ Array($0.elements) }),
      parts.count == 3, let phase = parts[2].as(MemberAccessExprSyntax.self),
      phase.base?.ownName?.first?.isLowercase != true,
      let comparison = parts[1].as(BinaryOperatorExprSyntax.self)?.operator.text,
      ["==", "!="].contains(comparison), let flag = Flag(parts[0], in: self)
    else { return nil }
    let arms = comparison == "==" ? node.otherArms : [node.body.statements]
    for arm in arms {
      guard let form = form(in: arm),
        let work = work(setting: phase.declName.baseName.text, of: flag)
      else { continue }
      return report(
        form, "`\(flag.name)` is set in \(work.fact.scopeName) while the work runs",
        related: RelatedPlace(CodePlace(path: work.path, line: work.fact.line), "set here"))
    }
    return nil
  }

  /// Whether the code runs whenever the user returns to the app.
  func isStartedAtReturn(_ change: Change) -> Bool {
    guard let function = change.fact.function else { return false }
    return file.calls(in: type).contains { $0.calledText == function && $0.runsAtReturn }
  }

  /// A function that sets the phase for the time of its work, and that the user starts.
  private func work(setting phase: String, of flag: Flag) -> Change? {
    let changes = resolver.changes(of: flag.name, in: flag.owner).sure.filter {
      $0.fact.kind == .assigned
    }
    func isPhase(_ change: Change) -> Bool {
      switch change.fact.value {
      case .implicitMember(phase)?, .member(_, phase)?: true
      default: false
      }
    }
    return changes.first { begin in
      isPhase(begin) && isStartedByUser(begin)
        && changes.contains {
          !isPhase($0) && $0.path == begin.path && isSameWork(begin.fact, $0.fact)
        }
    }
  }
}

extension FunctionCallExprSyntax {
  /// Whether it runs whenever the user returns to the app.
  var runsAtReturn: Bool {
    enclosingCalls.contains { call in
      guard ["task", "onChange"].contains(call.modifierName) else { return false }
      return (call.argument("id") ?? call.argument("of"))?.ownName == "scenePhase"
    }
  }
}

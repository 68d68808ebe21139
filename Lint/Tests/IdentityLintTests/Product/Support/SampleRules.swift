@testable import IdentityLint
import SwiftSyntax

/// Reports every call of `bad`, and can turn it into `good`; it cannot resolve `odd`. Product tests
/// need a rule whose hits are obvious.
struct SampleRule: LintRule {
  static let description = RuleDescription(
    identifier: "sample", title: "A call of bad", summary: "Calls of bad are bad.",
    exemptions: ["calls of good"])

  init() {}

  func findings(in file: SourceUnit, of project: ProjectIndex) -> [Finding] {
    let visitor = CallVisitor(file, names: ["bad", "odd"])
    visitor.walk(file.tree)
    return visitor.calls.map { name, range in
      Finding(
        rule: "sample", severity: name == "odd" ? .info : .warning, path: file.path, range: range,
        message: "'\(name)' is called",
        reason: "it says so", advice: "call good",
        fix: name == "bad"
          ? Fix(title: "Call good", edits: [Fix.Edit(range: range, replacement: "good")]) : nil)
    }
  }
}

/// Reports calls of `quiet`, and is off by default.
struct QuietRule: LintRule {
  static let description = RuleDescription(
    identifier: "quiet", title: "A call of quiet", summary: "Nobody minds.", isOnByDefault: false,
    severity: .error)

  init() {}

  func findings(in file: SourceUnit, of project: ProjectIndex) -> [Finding] {
    let visitor = CallVisitor(file, names: ["quiet"])
    visitor.walk(file.tree)
    return visitor.calls.map {
      Finding(rule: "quiet", severity: .error, path: file.path, range: $1, message: "shh")
    }
  }
}

private final class CallVisitor: SyntaxVisitor {
  private let file: SourceUnit
  private let names: Set<String>
  private(set) var calls: [(name: String, range: IdentityLint.SourceRange)] = []

  init(_ file: SourceUnit, names: Set<String>) {
    self.file = file
    self.names = names
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if let name = node.calledExpression.as(DeclReferenceExprSyntax.self),
      names.contains(name.baseName.text)
    {
      calls.append(
        (
          name.baseName.text,
          IdentityLint.SourceRange(
            start: place(name.positionAfterSkippingLeadingTrivia),
            end: place(name.endPositionBeforeTrailingTrivia))
        ))
    }
    return .visitChildren
  }

  private func place(_ position: AbsolutePosition) -> SourcePlace { file.place(of: position) }
}

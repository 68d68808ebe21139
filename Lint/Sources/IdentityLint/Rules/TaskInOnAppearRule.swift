import SwiftSyntax

/// A task started by onAppear.
public struct TaskInOnAppearRule: ViewRule {
  public static let description = RuleDescription(
    identifier: "task_in_on_appear", title: "A Task in onAppear",
    summary: """
      A `Task` started in `onAppear` does not belong to the view: it continues when the view is \
      removed, runs a second time when the view appears again, and writes into state that was \
      started again. `.task` is canceled with the view.
      """,
    isOnByDefault: false, exemptions: ["a task that is stored, to be canceled", "detached tasks"])

  public init() {}

  public func findings(in file: SourceUnit, of project: ProjectIndex) -> [Finding] {
    guard file.mentionsViews else { return [] }
    return file.outline.calls.compactMap { call -> Finding? in
      guard let access = call.calledExpression.as(MemberAccessExprSyntax.self),
        access.declName.baseName.text == "onAppear",
        case let code = ActionCode(file: file, type: file.places.type(at: call.position)),
        let statements = code.statements(of: call)
      else { return nil }
      for item in code.unconditional(statements) {
        guard case .expr(let expression) = item.item,
          let task = expression.as(FunctionCallExprSyntax.self),
          task.calls("Task"),
          task.trailingClosure != nil,
          // `endless_task` reports it.
          EndlessWork(task, code) == nil
        else { continue }
        return file.finding(
          Self.self, at: file.range(of: task.calledExpression),
          "When the view goes, this task runs on; when it comes again, a second one begins.",
          because: "`onAppear` does not keep what it begins",
          advice: "Use `.task { … }`, or store the task and cancel it in `onDisappear`."
        )
      }
      return nil
    }
  }
}

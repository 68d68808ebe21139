import SwiftSyntax

/// A stored draft that is written only when the view disappears: what is typed is lost when the app
/// ends while the view is there. `.onDisappear { savedDraft = draft }`
struct LateSave {
  let file: SourceUnit
  let info: ProjectIndex.TypeInfo
  let resolver: Resolver

  func finding(for call: FunctionCallExprSyntax) -> Finding? {
    let code = ActionCode(file: file, type: info.nameInFile, resolver: resolver)
    guard let statements = code.statements(of: call) else { return nil }
    let members = TypeCode(info, besides: file, in: resolver.project)
    for item in statements {
      guard case .expr(let expression) = item.item,
        let (target, value) = expression.assigned, value.count == 1,
        let stored = target.ownName, let draft = value[0].ownName,
        let wrapper = resolver.project.property(stored, of: info)?.wrapper,
        ["AppStorage", "SceneStorage"].contains(wrapper),
        resolver.project.property(draft, of: info)?.wrapper == "State",
        members.assignments(to: stored).count == 1, members.projections(of: stored).isEmpty,
        let entry = members.projections(of: draft).first(where: Self.isEntry)
      else { continue }
      return file.finding(
        CanceledSaveRule.self, at: file.modifier(call),
        "What is typed into `\(draft)` is not stored when the app ends while this view is shown.",
        because: "`\(stored)` is set only when the view disappears",
        advice: "Edit `\(stored)` itself, or store it in `.onChange(of: \(draft))` as well.",
        related: [members.place(of: entry, "typed here")])
    }
    return nil
  }

  private static func isEntry(_ projection: DeclReferenceExprSyntax) -> Bool {
    let argument = projection.argument
    return argument?.label?.text == "text"
      && ["TextField", "TextEditor"].contains(argument?.call?.calledText ?? "")
  }
}

import SwiftSyntax

/// Whether code builds views or performs actions, decided by the enclosing closures and the calls
/// they belong to.
enum BuilderPlace {
  case builder, action, unknown

  /// For a node inside a declaration that builds views.
  init(of node: some SyntaxProtocol) {
    var child = Syntax(node)
    while let parent = child.parent {
      switch parent.kind {
      case .closureExpr:
        switch Self.role(of: parent.cast(ClosureExprSyntax.self)) {
        case .builder: break
        case let other:
          self = other
          return
        }
      case .functionDecl:
        self =
          DeclarationReader.isView(
            parent.cast(FunctionDeclSyntax.self).signature.returnClause?.type.sourceText)
          ? .builder : .action
        return
      case .variableDecl:
        let type = parent.cast(VariableDeclSyntax.self).bindings.first?.typeAnnotation?.type
          .sourceText
        if parent.parent?.is(MemberBlockItemSyntax.self) == true {
          self = DeclarationReader.isView(type) ? .builder : .unknown
          return
        }
      case .initializerDecl, .structDecl, .classDecl, .extensionDecl, .enumDecl, .actorDecl:
        self = .action
        return
      default: break
      }
      child = parent
    }
    self = .unknown
  }

  static func role(of closure: ClosureExprSyntax) -> BuilderPlace {
    guard let place = ClosurePlace(closure), let name = CalledName(of: place.call) else {
      return .unknown
    }
    if let label = place.label, actionLabels.contains(label) { return .action }
    switch name.text {
    case "Button":
      // `Button("Save") { … }` acts; the trailing closure of `Button(action:)` and `label:` build.
      if place.label == nil, place.isTrailing {
        return place.call.arguments.contains { $0.label?.text == "action" } ? .builder : .action
      }
      return place.label == "label" ? .builder : .action
    case "Task", "Timer", "DispatchQueue", "Binding", "withAnimation", "NotificationCenter",
      "DragGesture", "TapGesture",
      "LongPressGesture":
      return .action
    default: break
    }
    if name.kind == .initializer { return .builder }
    return builders.contains(name.text)
      ? .builder : name.kind == .member && name.text.hasPrefix(".on") ? .action : .unknown
  }

  /// Whether an argument with this label is an action.
  static func isActionLabel(_ label: String) -> Bool { actionLabels.contains(label) }

  private static let actionLabels: Set<String> = [
    "action", "perform", "onDismiss", "onCommit", "onEditingChanged", "onSubmit", "onCompletion",
    "set", "get", "onTap",
  ]

  private static let builders: Set<String> = [
    ".sheet", ".overlay", ".background", ".toolbar", ".safeAreaInset", ".contextMenu",
    ".swipeActions", ".popover", ".fullScreenCover",
    ".alert",
    ".confirmationDialog", ".navigationDestination", ".mask", ".listRowBackground", ".tabItem",
    ".overlayPreferenceValue",
    ".backgroundPreferenceValue",
    ".inspector", ".containerBackground", ".searchSuggestions", ".safeAreaBar",
    ".navigationBarItems", ".accessibilityRepresentation",
    ".if", ".modifier",
  ]
}

extension FunctionCallExprSyntax {
  /// The enclosing containers and presentations that create their content late, repeatedly, or for
  /// one presentation.
  var enclosingContexts: [String] {
    var found: [String] = []
    var child = Syntax(self)
    while let parent = child.parent, !parent.is(MemberBlockItemSyntax.self) {
      if let closure = parent.as(ClosureExprSyntax.self), let place = ClosurePlace(closure),
        let name = CalledName(of: place.call),
        let context = Self.context(name)
      {
        found.append(context)
      } else if let argument = parent.as(LabeledExprSyntax.self),
        let call = argument.parent?.parent?.as(FunctionCallExprSyntax.self),
        let name = CalledName(of: call), let context = Self.context(name)
      {
        found.append(context)
      }
      child = parent
    }
    return found
  }

  /// The name or, for a project's own presenting modifier, the framework's modifier that it
  /// resembles.
  private static func context(_ name: CalledName) -> String? {
    if contexts.contains(name.text) { return name.text }
    guard name.kind != .initializer || name.text.hasSuffix("Link") else { return nil }
    let lowered = name.text.lowercased()
    return [
      "sheet", "cover", "popover", "alert", "dialog", "present", "destination", "popup", "route",
      "modal", "toast", "push",
    ].contains(
      where: lowered.contains) ? ".sheet" : nil
  }

  private static let contexts: Set<String> = [
    "List", "LazyVStack", "LazyHStack", "LazyVGrid", "LazyHGrid", "TabView", "NavigationLink",
    ".sheet", ".fullScreenCover", ".popover",
    ".navigationDestination",
    ".alert", ".confirmationDialog", ".inspector", "ForEach", "UIHostingController",
    "NSHostingController", "NSHostingView", "WindowGroup",
    "Window", "Settings",
    ".contextMenu", "Table", "PreviewProvider", ".safariCover", "Menu", "CommandMenu",
    "CommandGroup", "Picker",
  ]

  /// The chain of members and calls built on it, `.id` in `Row().padding().id(x)`.
  var chainedNames: [String] {
    var names: [String] = []
    var expression = ExprSyntax(self)
    while let access = expression.parent?.as(MemberAccessExprSyntax.self),
      access.base?.id == expression.id,
      let call = access.parent?.as(FunctionCallExprSyntax.self)
    {
      names.append(access.declName.baseName.text)
      expression = ExprSyntax(call)
    }
    return names
  }
}

import SwiftSyntax

/// The replacement for a modifier that one arm of a condition has and another has not. Each family
/// of modifiers has its own way to have no effect.
struct ModifierAdvice {
  /// The condition of the arm that has the modifier, as code; nil where it is no plain expression.
  let condition: String?
  let modifier: FunctionCallExprSyntax
  /// Whether the arm with the modifier is the one for a condition that is false.
  let isInverted: Bool

  private var name: String {
    (modifier.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName
      ?? modifier.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName)?.text ?? ""
  }

  var text: String {
    if let code = withNeutralValue { return "Apply it in both cases: `\(code)`." }
    switch name {
    case "hidden":
      return "Keep one expression: `.opacity(\(choice("0", "1")))`."
    case "overlay", "background", "contextMenu", "toolbar", "swipeActions", "safeAreaInset", "mask":
      return
        "Apply it in both cases and move the condition inside: `.\(name) { if \(test) { … } }`."
    case "sheet", "alert", "popover", "fullScreenCover", "confirmationDialog", "fileImporter",
      "inspector":
      return
        """
        Apply `.\(name)` in both cases: it shows nothing until its binding says so. Test the \
        condition where the binding is set.
        """
    case "onTapGesture", "onLongPressGesture", "onAppear", "onDisappear", "onChange", "onReceive",
      "onSubmit", "onHover", "task", "onDrag", "onDelete", "onMove":
      return "Apply `.\(name)` in both cases and test the condition inside its closure."
    case "gesture", "simultaneousGesture", "highPriorityGesture":
      let gesture = modifier.arguments.first?.expression.sourceText ?? "…"
      return
        "Apply it in both cases: `.\(name)(\(gesture), including: \(choice(".all", ".subviews")))`."
    case "focused":
      return
        """
        Apply `.focused` in both cases: a focus binding that nothing sets has no effect. Test the \
        condition where the focus is set.
        """
    case "animation":
      return
        """
        Apply it in both cases with an optional animation: \
        `.animation(\(choice(".default", "nil")), value: …)`.
        """
    default: return Self.lift(name)
    }
  }

  /// For modifiers without a neutral value.
  static func lift(_ name: String) -> String {
    """
    No value turns `.\(name)` off. Apply it in both cases, or keep the state that must survive in \
    a view above the condition and pass it down as a binding.
    """
  }

  static let containers =
    """
    Keep one container whose layout depends on the condition: `let layout = isOn ? \
    AnyLayout(HStackLayout()) : AnyLayout(VStackLayout())` and `layout { … }`.
    """

  static let general =
    """
    Keep one expression and let its values depend on the condition: `.opacity(isOn ? 1 : 0)`, \
    `.disabled(!isOn)`. Where no value turns a modifier off, keep the state that must survive in \
    a view above the condition.
    """

  private var test: String { condition.map { isInverted ? negated($0) : $0 } ?? "…" }

  private func negated(_ condition: String) -> String {
    if condition.hasPrefix("!"), !condition.contains(" ") { return String(condition.dropFirst()) }
    return condition.contains(" ") ? "!(\(condition))" : "!" + condition
  }

  private func choice(_ with: String, _ without: String) -> String {
    let condition = condition ?? "…"
    return isInverted
      ? "\(condition) ? \(without) : \(with)" : "\(condition) ? \(with) : \(without)"
  }

  /// The modifier with values that depend on the condition.
  private var withNeutralValue: String? {
    guard condition != nil else { return nil }
    let arguments = Array(modifier.arguments)
    if modifier.trailingClosure != nil { return nil }
    if arguments.isEmpty {
      guard Self.flags.contains(name) else { return nil }
      return ".\(name)(\(test))"
    }
    guard let neutral = Self.neutral[name] else { return nil }
    var parts: [String] = []
    var isChanged = false
    for argument in arguments {
      let label = argument.label?.text
      let prefix = label.map { "\($0): " } ?? ""
      let value = argument.expression.sourceText
      if let none = neutral[label ?? "_"] {
        parts.append(prefix + choice(value, none))
        isChanged = true
      } else {
        parts.append(prefix + value)
      }
    }
    return isChanged ? ".\(name)(\(parts.joined(separator: ", ")))" : nil
  }

  /// Modifiers without arguments that take a Bool too.
  private static let flags: Set<String> = [
    "bold", "italic", "underline", "strikethrough", "monospaced", "disabled", "scrollDisabled",
    "allowsHitTesting",
  ]

  /// Values without an effect, by modifier and label.
  private static let neutral: [String: [String: String]] = [
    "padding": ["_": "0"], "opacity": ["_": "1"], "blur": ["radius": "0"],
    "offset": ["x": "0", "y": "0"], "scaleEffect": ["_": "1"], "rotationEffect": ["_": ".zero"],
    "cornerRadius": ["_": "0"], "brightness": ["_": "0"], "contrast": ["_": "1"],
    "saturation": ["_": "1"], "grayscale": ["_": "0"], "disabled": ["_": "false"],
    "lineLimit": ["_": "nil"], "foregroundColor": ["_": "nil"], "tint": ["_": "nil"],
    "font": ["_": "nil"], "fontWeight": ["_": "nil"], "shadow": ["radius": "0"],
    "border": ["_": ".clear"], "zIndex": ["_": "0"], "redacted": ["reason": "[]"],
    "frame": [
      "width": "nil", "height": "nil", "minWidth": "nil", "maxWidth": "nil", "minHeight": "nil",
      "maxHeight": "nil",
    ],
    "scrollDisabled": ["_": "false"], "allowsHitTesting": ["_": "true"], "bold": ["_": "false"],
  ]
}

/// A view with the modifiers on it, outermost last.
struct ModifierChain {
  let root: ExprSyntax
  let modifiers: [FunctionCallExprSyntax]

  /// - Parameter hasImplicitSelf: whether `padding()` is `self.padding()`, as in extensions of
  ///   View.
  init(_ expression: ExprSyntax, hasImplicitSelf: Bool = false) {
    var modifiers: [FunctionCallExprSyntax] = []
    var expression = expression
    while let call = expression.as(FunctionCallExprSyntax.self),
      let access = call.calledExpression.as(MemberAccessExprSyntax.self), let base = access.base,
      access.declName.baseName.text.first?.isLowercase == true
    {
      modifiers.append(call)
      expression = base
    }
    if hasImplicitSelf, let call = expression.as(FunctionCallExprSyntax.self),
      call.calledText?.first?.isLowercase == true
    {
      modifiers.append(call)
    }
    root = expression
    self.modifiers = modifiers.reversed()
  }

  /// For an arm with one expression.
  init?(_ statements: CodeBlockItemListSyntax, hasImplicitSelf: Bool = false) {
    guard statements.count == 1, let item = statements.first?.item else { return nil }
    switch item {
    case .expr(let expression): self.init(expression, hasImplicitSelf: hasImplicitSelf)
    case .stmt(let statement):
      guard let value = statement.as(ReturnStmtSyntax.self)?.expression else { return nil }
      self.init(value, hasImplicitSelf: hasImplicitSelf)
    case .decl: return nil
    }
  }

  var names: [String] { modifiers.map { $0.calledText ?? "" } }

  /// The first modifier of the one that the other has not.
  static func difference(_ first: ModifierChain, _ second: ModifierChain)
    -> (modifier: FunctionCallExprSyntax, isInSecond: Bool)?
  {
    func extra(_ chain: ModifierChain, _ other: ModifierChain) -> FunctionCallExprSyntax? {
      var rest = other.modifiers.map { $0.calledText ?? "" }
      return chain.modifiers.first { call in
        guard let index = rest.firstIndex(of: call.calledText ?? "") else { return true }
        rest.remove(at: index)
        return false
      }
    }
    return extra(first, second).map { ($0, false) } ?? extra(second, first).map { ($0, true) }
  }
}

extension IfExprSyntax {
  /// Its condition, if it is one expression.
  var plainCondition: String? {
    guard conditions.count == 1, case .expression(let expression)? = conditions.first?.condition
    else { return nil }
    return expression.sourceText.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }
}

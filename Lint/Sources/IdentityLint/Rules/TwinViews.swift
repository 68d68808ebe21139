import SwiftSyntax

/// A call that builds a view, to compare with that of another arm: whether both show the same
/// thing.
struct TwinView {
  private let name: String
  private let labels: [String?]
  private let arguments: [ExprSyntax]
  /// The words of its `matchedGeometryEffect`.
  private let geometry: String?
  /// The names in the conditions around it: what has one of them is another thing in each arm.
  private let choosing: Set<String>

  init?(_ call: FunctionCallExprSyntax) {
    guard let name = CalledName(of: call), name.kind == .initializer, call.trailingClosure == nil
    else { return nil }
    self.name = name.text
    labels = call.arguments.map { $0.label?.text }
    arguments = call.arguments.map(\.expression)
    geometry = Self.geometry(of: call)
    var names: Set<String> = []
    var node = call.parent
    while let parent = node, !parent.is(MemberBlockItemSyntax.self) {
      let choice =
        parent.as(IfExprSyntax.self).map { Syntax($0.conditions) }
        ?? parent.as(SwitchExprSyntax.self).map { Syntax($0.subject) }
      names.formUnion(choice.map { $0.tokens(viewMode: .sourceAccurate).map(\.text) } ?? [])
      node = parent.parent
    }
    choosing = names
  }

  /// With one geometry, or with the same main argument and another look, such as
  /// `Player(episode: episode, isLarge: true)` and `Player(episode: episode, isLarge: false)`.
  func isSame(as other: TwinView) -> Bool {
    guard name == other.name, labels == other.labels else { return false }
    if let geometry, geometry == other.geometry { return true }
    let pairs = zip(arguments, other.arguments)
    var sharesValue = false
    for (one, another) in pairs {
      let isEqual = Self.words(one) == Self.words(another)
      let value = ValueReader.value(of: one)
      if isEqual {
        if !value.isConstant, !one.mentions(choosing) { sharesValue = true }
      } else if !Self.isLook(value) || !Self.isLook(ValueReader.value(of: another)) {
        return false
      }
    }
    return sharesValue
  }

  /// Whether a constant says how something is shown: a number, a flag, or a size. Others, such as a
  /// kind, may make it another thing.
  private static func isLook(_ value: Value) -> Bool {
    switch value {
    case .literal(let text): return text.first != "\""
    case .implicitMember(let name), .member(.name, let name):
      return !RareConditions.words(of: name).isDisjoint(with: sizes)
    default: return false
    }
  }

  private static let sizes: Set<String> = [
    "small", "large", "medium", "mini", "compact", "regular", "full", "expanded", "collapsed",
    "wide", "narrow", "portrait", "landscape", "horizontal", "vertical", "inline", "fullscreen",
  ]

  private static func words(_ node: some SyntaxProtocol) -> [String] {
    node.tokens(viewMode: .sourceAccurate).map(\.text)
  }

  private static func geometry(of call: FunctionCallExprSyntax) -> String? {
    var expression = ExprSyntax(call)
    while let access = expression.parent?.as(MemberAccessExprSyntax.self),
      access.base?.id == expression.id, let next = access.parent?.as(FunctionCallExprSyntax.self)
    {
      if access.declName.baseName.text == "matchedGeometryEffect", let id = next.argument("id"),
        let space = next.argument("in")
      {
        return (words(id) + words(space)).joined(separator: " ")
      }
      expression = ExprSyntax(next)
    }
    return nil
  }
}

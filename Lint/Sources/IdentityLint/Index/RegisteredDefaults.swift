import SwiftSyntax

/// The keys for which a file registers defaults, `UserDefaults.register(defaults:)`. A registered
/// default is the same for all that read the key.
public struct RegisteredDefaults: Hashable, Sendable, Codable {
  /// Of the dictionaries that are written where they are registered. Of a constant used as a key
  /// the last name, which often is the key.
  public var keys: [String] = []
  /// The constants whose dictionaries are registered.
  public var names: [String] = []
  /// Whether it registers something that only a run can tell, such as the contents of a file.
  public var isOpen = false
  /// The keys of constant dictionaries, by the constant's name.
  public var constants: [String: [String]] = [:]

  /// The keys that a project registers; nil when some are not known.
  static func keys(of files: [FileFacts]) -> Set<String>? {
    var keys: Set<String> = []
    var constants: [String: [String]] = [:]
    for file in files { constants.merge(file.defaults.constants) { $0 + $1 } }
    for defaults in files.lazy.map(\.defaults) {
      if defaults.isOpen { return nil }
      keys.formUnion(defaults.keys)
      for name in defaults.names {
        guard let known = constants[name] else { return nil }
        keys.formUnion(known)
      }
    }
    return keys
  }
}

extension RegisteredDefaults {
  init(of unit: SourceUnit) {
    for call in unit.outline.calls {
      guard call.calledText == "register", let given = call.argument("defaults") else { continue }
      let found = Dictionaries(in: Syntax(given))
      keys += found.keys
      for name in found.names {
        if let local = Self.local(name, before: Syntax(call)) {
          keys += Dictionaries(in: Syntax(local)).keys
        } else {
          names.append(name)
        }
      }
      isOpen = isOpen || found.keys.isEmpty && found.names.isEmpty
    }
    for variable in unit.outline.properties + unit.outline.globals {
      for binding in variable.bindings {
        guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
          let value = binding.initializer?.value ?? binding.getter?.onlyValue,
          value.is(DictionaryExprSyntax.self), constants[name] == nil
        else { continue }
        let keys = Dictionaries(in: Syntax(value)).keys
        if !keys.isEmpty { constants[name] = keys }
      }
    }
  }

  /// The value of a constant of the function around.
  private static func local(_ name: String, before node: Syntax) -> ExprSyntax? {
    var child = node
    while let parent = child.parent, !parent.is(MemberBlockItemSyntax.self) {
      for item in parent.as(CodeBlockItemListSyntax.self) ?? [] where item.position < child.position
      {
        for binding in item.item.as(VariableDeclSyntax.self)?.bindings ?? []
        where binding.pattern.sourceText == name {
          if let value = binding.initializer?.value { return value }
        }
      }
      child = parent
    }
    return nil
  }

  /// The dictionaries in an expression, `[…]` and `constant` in `[…].merging(constant)`.
  private final class Dictionaries: SyntaxVisitor {
    var keys: [String] = []
    var names: [String] = []

    init(in node: Syntax) {
      super.init(viewMode: .sourceAccurate)
      walk(node)
    }

    override func visit(_ node: DictionaryExprSyntax) -> SyntaxVisitorContinueKind {
      guard case .elements(let elements) = node.content else { return .skipChildren }
      for element in elements.prefix(300) {
        if let text = element.key.as(StringLiteralExprSyntax.self)?.representedLiteralValue {
          keys.append(text)
          continue
        }
        var key = element.key
        while let access = key.as(MemberAccessExprSyntax.self),
          ["rawValue", "key", "name"].contains(access.declName.baseName.text),
          let base = access.base
        {
          key = base
        }
        keys.append(
          key.as(MemberAccessExprSyntax.self)?.declName.baseName.text ?? key.sourceText)
      }
      return .skipChildren
    }

    override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
      names.append(node.baseName.text)
      return .skipChildren
    }

    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
      // Of `dictionary.merging(…)` the base, of `Defaults.initial` the member.
      if node.parent?.is(FunctionCallExprSyntax.self) == true,
        node.parent?.as(FunctionCallExprSyntax.self)?.calledExpression.id == node.id
      {
        if let base = node.base { walk(base) }
      } else {
        names.append(node.declName.baseName.text)
      }
      return .skipChildren
    }
  }
}

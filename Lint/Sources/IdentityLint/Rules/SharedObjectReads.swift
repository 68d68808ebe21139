import SwiftSyntax

/// Shared objects that a body reads and the view does not observe: `CartStore.shared.total`, or
/// `cart.total` of a plain `let cart = CartStore.shared`.
struct SharedObjectReads {
  let file: SourceUnit
  let resolver: Resolver
  let objects: ObservedObjects

  func findings() -> [Finding] {
    let owners = Set(file.outline.properties.compactMap { file.places.type(at: $0.position) })
    return owners.sorted().compactMap { owner in
      guard let info = resolver.project.types[owner], objects.isOrdinaryView(info),
        !info.facts.names.contains(".onReceive")
      else { return nil }
      return finding(in: info)
    }
  }

  /// An object that a view names without observing it.
  private struct Named {
    let object: ProjectIndex.TypeInfo
    let shown: Set<String>
  }

  private func finding(in info: ProjectIndex.TypeInfo) -> Finding? {
    var named: [String: Named] = [:]
    for property in info.facts.properties
    where property.wrapper == nil && !property.isStatic && property.type?.contains("->") != true {
      guard
        let value = property.isComputed && property.returned.count == 1
          ? property.returned.first : property.initial,
        let object = shared(value, type: property.type, in: info),
        let shown = shown(of: object, by: info)
      else { continue }
      named[property.name] = Named(object: object, shown: shown)
    }
    let walk = Reads(named: named) { type, member in
      guard let object = shared(.member(.name(type), member), type: nil, in: info) else {
        return nil
      }
      return shown(of: object, by: info)
    }
    for variable in file.properties(of: info.nameInFile) { walk.walk(variable) }
    for function in file.outline.functions
    where file.places.type(at: function.position) == info.nameInFile
      && function.parent?.is(MemberBlockItemSyntax.self) == true
    {
      walk.walk(function)
    }
    guard let read = walk.found, let access = read.as(MemberAccessExprSyntax.self),
      let base = access.base
    else { return nil }
    let member = access.declName.baseName.text
    let object = named[base.ownName ?? ""]?.object ?? self.object(of: base, in: info)
    guard let object else { return nil }
    let type = ProjectIndex.simple(object.facts.name)
    let changed = published(of: object)
    return file.finding(
      UnobservedObjectRule.self, at: file.range(of: access),
      "When `\(member)` of the object changes, the view still shows the old value.",
      because: "the view does not observe `\(type)`: it reads the object in no property that does",
      advice: "Observe it: `@ObservedObject private var \(Self.variable(for: type)) = …`.",
      related: (changed.first { $0.name == member } ?? changed.first).map {
        resolver.changes(of: $0.name, in: object).sure.prefix(1).map {
          RelatedPlace(CodePlace(path: $0.path, line: $0.fact.line), "it is changed here")
        }
      } ?? [])
  }

  private static func variable(for type: String) -> String {
    type.prefix(1).lowercased() + type.dropFirst()
  }

  private func object(of base: ExprSyntax, in info: ProjectIndex.TypeInfo) -> ProjectIndex.TypeInfo?
  {
    shared(ValueReader.value(of: base), type: nil, in: info)
  }

  /// The class of `Store.shared`, and of `.shared` in a property of that type.
  private func shared(_ value: Value, type: String?, in info: ProjectIndex.TypeInfo)
    -> ProjectIndex.TypeInfo?
  {
    let owner: String
    let member: String
    switch value {
    case .member(.name(let name), let shared) where name.first?.isUppercase == true:
      owner = name
      member = shared
    case .implicitMember(let shared):
      guard let type else { return nil }
      owner = TypeShape(type).base
      member = shared
    default: return nil
    }
    guard let object = resolver.project.type(named: owner, from: info.facts.name),
      object.isReference,
      !objects.isObservable(owner, from: info.facts.name),
      let property = resolver.project.property(member, of: object), property.isStatic,
      case .call(let made, _)? = property.initial,
      made.ownName == ProjectIndex.simple(object.facts.name) || made == .implicitMember("init")
    else { return nil }
    return object
  }

  /// The members that show what is published; nil when nothing changes, or when the view observes
  /// the class.
  private func shown(of object: ProjectIndex.TypeInfo, by info: ProjectIndex.TypeInfo)
    -> Set<String>?
  {
    let type = ProjectIndex.simple(object.facts.name)
    let observes = info.facts.properties.contains { property in
      guard let wrapper = property.wrapper, wrapper != "State" else { return false }
      if property.type.map({ TypeShape($0).base == type }) == true { return true }
      return property.initial?.all.contains { $0.ownName == type } == true
    }
    let published = Set(published(of: object).map(\.name))
    if observes || published.isEmpty { return nil }
    let computed = object.facts.properties.filter { property in
      property.isComputed && !property.isStatic
        && property.returned.contains { value in
          value.all.contains { $0.ownName.map(published.contains) == true }
        }
    }
    return published.union(computed.map(\.name))
  }

  /// Published properties that code changes outside of initializers.
  private func published(of object: ProjectIndex.TypeInfo) -> [PropertyFacts] {
    object.facts.properties.filter { property in
      property.wrapper == "Published"
        && resolver.changes(of: property.name, in: object).sure.contains {
          !$0.fact.isInInitializer && !$0.path.isOfTests
        }
    }
  }

  private final class Reads: SyntaxVisitor {
    let named: [String: Named]
    let shown: (String, String) -> Set<String>?
    var found: Syntax?

    init(named: [String: Named], shown: @escaping (String, String) -> Set<String>?) {
      self.named = named
      self.shown = shown
      super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
      let name = node.declName.baseName.text
      guard found == nil, let base = node.base else { return .visitChildren }
      var members: Set<String>?
      if let own = base.ownName {
        members = named[own]?.shown
      } else if let shared = base.as(MemberAccessExprSyntax.self),
        let type = shared.base?.as(DeclReferenceExprSyntax.self)?.baseName.text,
        type.first?.isUppercase == true
      {
        members = shown(type, shared.declName.baseName.text)
      }
      if members?.contains(name) == true, BuilderPlace(of: node) == .builder, !node.isAssigned,
        !node.isInPresentedContent
      {
        found = Syntax(node)
      }
      return .visitChildren
    }
  }
}

import SwiftSyntax

/// Finds where an expression makes values with a new identity each time it is read: in itself, in
/// the members that it reads, and in members of other types and files.
struct FreshValues {
  let file: SourceUnit
  let resolver: Resolver

  /// A value with a new identity.
  struct Fresh {
    let type: String
    let place: RelatedPlace
    /// Whether the type makes itself an `id`; an object without one is its own identity.
    let hasId: Bool
  }

  /// The same for the code of another file.
  func seen(from unit: SourceUnit) -> FreshValues {
    FreshValues(file: unit, resolver: resolver.seen(from: unit))
  }

  /// The first new value that an expression makes.
  func first(in made: MadeElements, at place: Resolver.Place) -> Fresh? {
    var seen: Set<String> = []
    return first(in: made, at: place, &seen, depth: 0)
  }

  private func first(
    in made: MadeElements, at place: Resolver.Place, _ seen: inout Set<String>, depth: Int
  ) -> Fresh? {
    for making in made.makings {
      guard let hasId = identity(of: making.value, from: place) ?? givenNewId(making, place) else {
        continue
      }
      return Fresh(
        type: making.value.type,
        place: RelatedPlace(
          path: file.path, range: file.range(of: making.node), message: "an element is made here"),
        hasId: hasId)
    }
    guard depth < 6 else { return nil }
    for source in made.sources {
      if let fresh = first(in: source, at: place, &seen, depth: depth + 1) { return fresh }
    }
    return nil
  }

  private func first(
    in source: MadeElements.Source, at place: Resolver.Place, _ seen: inout Set<String>, depth: Int
  ) -> Fresh? {
    switch source {
    case .own(let name, _):
      return member(name, of: resolver.info(place), &seen, depth: depth)
        ?? global(name, from: place, &seen, depth: depth)
    case .member(let base, let name):
      let value = ValueReader.value(of: base)
      let owner: String? =
        if case .name(let type) = value, type.first?.isUppercase == true { type } else {
          resolver.type(of: value, in: place)
        }
      guard let owner,
        let info = TypeShape(owner).element == nil
          ? resolver.project.type(named: TypeShape(owner).base, from: place.type)
          : extended(with: name)
      else { return nil }
      // A stored part of each element: `section.rows`.
      if let reference = base.as(DeclReferenceExprSyntax.self),
        resolver.project.property(name, of: info)?.isComputed == false,
        let (data, _) = MadeElements.run(of: reference.baseName.text, at: Syntax(reference))
      {
        return part(of: data, at: place, &seen, depth: depth) { making in
          guard let call = making.node.as(FunctionCallExprSyntax.self),
            making.value.type == ProjectIndex.simple(info.facts.name)
          else { return [] }
          return [call.argument(name)].compactMap(\.self)
        }
      }
      return member(name, of: info, &seen, depth: depth)
    case .part(let data, let index):
      return part(of: data, at: place, &seen, depth: depth) { making in
        guard let tuple = making.node.as(TupleExprSyntax.self) else { return [] }
        let parts = tuple.elements.map(\.expression)
        guard let index else { return parts }
        return parts.indices.contains(index) ? [parts[index]] : []
      }
    case .memberOfElements(let base, let name):
      guard let type = resolver.elementType(of: ValueReader.value(of: base), in: place),
        let info = resolver.project.type(named: TypeShape(type).base, from: place.type)
      else { return nil }
      return member(name, of: info, &seen, depth: depth)
    }
  }

  /// The collection type whose extension in the project declares a member.
  private func extended(with member: String) -> ProjectIndex.TypeInfo? {
    ["Array", "Collection", "Sequence", "RandomAccessCollection"].lazy
      .compactMap { resolver.project.types[$0] }
      .first { info in
        info.facts.properties.contains { $0.name == member }
          || info.facts.functions.contains { $0.name == member }
      }
  }

  /// A new value in a part of the elements that an expression makes.
  private func part(
    of data: ExprSyntax, at place: Resolver.Place, _ seen: inout Set<String>, depth: Int,
    _ parts: (MadeElements.Making) -> [ExprSyntax]
  ) -> Fresh? {
    guard depth < 6 else { return nil }
    for found in Makings(resolver: resolver).all(in: MadeElements(in: data), of: file, at: place) {
      let there = self.seen(from: found.unit)
      for expression in parts(found.making) {
        if let fresh = there.first(
          in: MadeElements(in: expression), at: found.place, &seen, depth: depth + 1)
        {
          return fresh
        }
      }
    }
    return nil
  }

  /// The value that a computed property or a function of a type makes.
  private func member(
    _ name: String, of info: ProjectIndex.TypeInfo?, _ seen: inout Set<String>, depth: Int
  ) -> Fresh? {
    guard let info, seen.insert("\(info.facts.name).\(name)").inserted else { return nil }
    let place = Resolver.Place(type: info.facts.name)
    if let code = code(of: name, in: info) {
      return first(
        in: MadeElements(returnedBy: code.statements, expected: code.type), at: place, &seen,
        depth: depth)
    }
    let property = resolver.project.property(name, of: info)
    let function = resolver.project.functions(name, of: info).first
    guard property?.isComputed ?? (function != nil) else { return nil }
    let before = seen
    if let property,
      let found = first(
        property.makes, property.returned, at: place, path: info.path, line: property.line, &seen,
        depth: depth)
    {
      return found
    }
    if property == nil, let function,
      let found = first(
        function.makes, function.returned, at: place,
        path: function.path.isEmpty ? info.path : function.path, line: function.line, &seen,
        depth: depth)
    {
      return found
    }
    seen = before
    return elsewhere(name, of: info, &seen, depth: depth)
  }

  /// By the code of another file: facts lack what several statements make together.
  private func elsewhere(
    _ name: String, of info: ProjectIndex.TypeInfo, _ seen: inout Set<String>, depth: Int
  ) -> Fresh? {
    for unit in resolver.project.units(of: info, besides: file) where unit.path != file.path {
      let there = self.seen(from: unit)
      guard let code = there.code(of: name, in: info) else { continue }
      return there.first(
        in: MadeElements(returnedBy: code.statements, expected: code.type),
        at: Resolver.Place(type: info.facts.name), &seen, depth: depth)
    }
    return nil
  }

  private func global(
    _ name: String, from place: Resolver.Place, _ seen: inout Set<String>, depth: Int
  ) -> Fresh? {
    guard let function = resolver.project.functions(name, from: place.type).first,
      seen.insert(name).inserted
    else { return nil }
    return first(
      function.makes, function.returned, at: place, path: function.path, line: function.line,
      &seen, depth: depth)
  }

  /// By facts, of a member that another file declares.
  private func first(
    _ makes: [MadeValue], _ returned: [Value], at place: Resolver.Place, path: String, line: Int,
    _ seen: inout Set<String>, depth: Int
  ) -> Fresh? {
    for value in makes {
      guard let hasId = identity(of: value, from: place) else { continue }
      return Fresh(
        type: value.type,
        place: RelatedPlace(CodePlace(path: path, line: line), "an element is made here"),
        hasId: hasId)
    }
    guard depth < 6, returned.count == 1 else { return nil }
    var value = returned[0]
    if case .call(let callee, _) = value { value = callee }
    guard let name = value.ownName else { return nil }
    return member(name, of: resolver.info(place), &seen, depth: depth + 1)
  }

  /// The code of a computed property or a function that this file declares.
  func code(of name: String, in info: ProjectIndex.TypeInfo)
    -> (statements: CodeBlockItemListSyntax, type: String?)?
  {
    for variable in file.outline.properties
    where file.places.type(at: variable.position) == info.nameInFile {
      for binding in variable.bindings
      where binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text == name {
        // `let make: (String) -> Item = { Item(name: $0) }`
        if let closure = binding.initializer?.value.as(ClosureExprSyntax.self) {
          let result = binding.typeAnnotation?.type.as(FunctionTypeSyntax.self)?.returnClause.type
          return (closure.statements, result?.sourceText)
        }
        guard let statements = binding.getter else { return nil }
        return (statements, binding.typeAnnotation?.type.sourceText)
      }
    }
    for function in file.outline.functions
    where function.name.text == name && file.places.type(at: function.position) == info.nameInFile {
      guard let body = function.body else { return nil }
      return (body.statements, function.signature.returnClause?.type.sourceText)
    }
    return nil
  }

  /// Whether the caller of an initializer gives a new `id`: `Row(id: UUID(), name: name)`.
  private func givenNewId(_ making: MadeElements.Making, _ place: Resolver.Place) -> Bool? {
    guard let call = making.node.as(FunctionCallExprSyntax.self),
      let given = call.argument("id"),
      let info = resolver.project.type(named: making.value.type, from: place.type),
      info.facts.kind == .structure, info.facts.inherited.contains("Identifiable"),
      ValueReader.value(of: given).makesNewValue
    else { return nil }
    return true
  }

  /// Whether a value gets another identity each time it is made; nil when it does not, else
  /// whether that is an `id`.
  func identity(of value: MadeValue, from place: Resolver.Place) -> Bool? {
    guard let info = resolver.project.type(named: value.type, from: place.type),
      info.isDeclared, info.facts.kind == .structure || info.isReference
    else { return nil }
    guard var id = resolver.project.property("id", of: info) else {
      // An object without an `id` is identified by itself.
      return info.isReference && info.facts.inherited.contains("Identifiable") ? false : nil
    }
    // `var id: UUID { key }`
    if id.isComputed, id.returned.count == 1, let name = id.returned[0].ownName,
      let stored = resolver.project.property(name, of: info)
    {
      id = stored
    }
    if id.isComputed || id.isStatic { return nil }
    let fitting = info.facts.initializers.filter { $0.fits(value.labels) }
    if fitting.isEmpty {
      // The memberwise initializer; a constant with a value is no part of it.
      guard let initial = id.initial, initial.makesNewValue else { return nil }
      return id.isLet || value.labels?.contains(id.name) != true ? true : nil
    }
    return fitting.allSatisfy { makesId($0, id, value.labels) } ? true : nil
  }

  /// `Line.next`, which the initializer counts up.
  private func isCounted(_ stored: Value) -> Bool {
    guard case .member(.name(let type), let name) = stored,
      let info = resolver.project.type(named: type, from: nil),
      let counter = resolver.project.property(name, of: info), counter.isStatic, !counter.isLet
    else { return false }
    return resolver.changes(of: name, in: info).sure.contains { $0.fact.isInInitializer }
  }

  private func makesId(_ initializer: InitializerFacts, _ id: PropertyFacts, _ labels: [String]?)
    -> Bool
  {
    guard let stored = initializer.stored[id.name] else {
      return id.initial?.makesNewValue ?? false
    }
    guard case .parameter(let name) = stored else {
      return stored.makesNewValue || isCounted(stored)
    }
    guard let parameter = initializer.parameters.first(where: { $0.name == name }),
      parameter.initial?.makesNewValue == true
    else { return false }
    return labels?.contains(parameter.label ?? "_") != true
  }
}

extension InitializerFacts {
  /// Whether a call with these labels may call it; a reference without labels takes one argument.
  fileprivate func fits(_ labels: [String]?) -> Bool {
    guard let labels else { return parameters.count { $0.initial == nil } <= 1 }
    var rest = labels[...]
    for parameter in parameters {
      if rest.first == parameter.label ?? "_" {
        rest = rest.dropFirst()
      } else if parameter.initial == nil {
        return false
      }
    }
    return rest.isEmpty
  }
}

extension PatternBindingSyntax {
  /// The code of a computed property.
  var getter: CodeBlockItemListSyntax? {
    switch accessorBlock?.accessors {
    case .getter(let code): code
    case .accessors(let list):
      list.first { $0.accessorSpecifier.text == "get" }?.body?.statements
    case nil: nil
    }
  }
}

extension CodeBlockItemListSyntax {
  /// The only expression, with or without `return`.
  var onlyValue: ExprSyntax? {
    guard count == 1 else { return nil }
    switch first?.item {
    case .expr(let expression): return expression
    case .stmt(let statement): return statement.as(ReturnStmtSyntax.self)?.expression
    default: return nil
    }
  }
}

extension FreshValues {
  /// A value that is another one each time it is read: made here, in a constant of the body, or by
  /// a computed property.
  ///
  /// - Parameter expected: the type that `.init()` means, if it is known.
  func newValue(in expression: ExprSyntax, expected: String? = nil, depth: Int = 0) -> String? {
    if let made = UnstableIdRule.newValue(in: expression) { return made }
    guard depth < 4 else { return nil }
    if let reference = expression.as(DeclReferenceExprSyntax.self) {
      if let local = CalledNames.initialValue(of: reference) {
        return newValue(in: local, depth: depth + 1)
      }
      if file.isLocalName(reference.baseName.text, at: expression) { return nil }
    }
    let place = file.resolverPlace(of: expression)
    if let name = expression.ownName, let (unit, value) = onlyValue(of: name, at: place) {
      let there = self.seen(from: unit)
      if there.newValue(in: value, depth: depth + 1) != nil || there.makesNew(value, at: place) {
        return name
      }
    }
    guard resolver.makesNew(ValueReader.value(of: expression).typed(as: expected), in: place) else {
      return nil
    }
    return file.text(of: expression)
  }

  /// The expression that a member of the type at a place returns, and the file that declares it.
  func onlyValue(of name: String, at place: Resolver.Place) -> (SourceUnit, ExprSyntax)? {
    if let code = file.member(name, of: place.type) { return code.onlyValue.map { (file, $0) } }
    guard let info = resolver.info(place),
      info.facts.properties.contains(where: { $0.name == name && $0.isComputed })
        || info.facts.functions.contains(where: { $0.name == name })
    else { return nil }
    for unit in resolver.project.units(of: info, besides: file) {
      if let code = unit.member(name, of: info.nameInFile) {
        return code.onlyValue.map { (unit, $0) }
      }
    }
    return nil
  }

  private func makesNew(_ expression: ExprSyntax, at place: Resolver.Place) -> Bool {
    let value = ValueReader.value(of: expression)
    return value.makesNewValue && !comparesItself(value, at: place)
  }

  /// Whether a type decides by itself when two of its values are equal.
  private func comparesItself(_ value: Value, at place: Resolver.Place) -> Bool {
    guard case .call(.name(let name), _) = value else { return false }
    return resolver.project.type(named: name, from: place.type)?.facts.hasOwnEquality == true
  }
}

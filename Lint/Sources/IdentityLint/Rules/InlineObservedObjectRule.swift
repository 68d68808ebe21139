import SwiftSyntax

/// An object that a view observes and recreates.
public struct InlineObservedObjectRule: ViewRule {
  public static let description = RuleDescription(
    identifier: "inline_observed_object", title: "An observed object made in place",
    summary: """
      `@ObservedObject` does not keep its object. One that is made in place, in `init` or in a \
      body is recreated each time the parent's body runs, and everything the old one held is lost.
      """,
    // An info: its precision on unseen code is too low for a warning, or not known.
    severity: .info,
    exemptions: [
      "a shared object", "an object that every caller passes",
      "a view that is made once, by an App, a hosting controller or a parent whose body runs once",
      "a child that keeps the object in `@State` or `@StateObject`",
      "an object in which nothing changes after `init`, or that is a facade over `UserDefaults`",
      "a view that compares its own inputs, with `Equatable`", "previews",
    ])

  public init() {}

  public func findings(in file: SourceUnit, of project: ProjectIndex) -> [Finding] {
    guard file.mentionsViews else { return [] }
    let objects = ObservedObjects(project: project.seen(from: file))
    return WrappedProperty.all(["ObservedObject", "Bindable"], in: file).compactMap {
      madeInPlace($0, in: file, objects)
    } + madeInInitializers(in: file, objects)
      + file.outline.calls.compactMap { madeInBody($0, in: file, objects) }
  }

  /// `@ObservedObject var model = Model()`.
  private func madeInPlace(
    _ object: WrappedProperty, in file: SourceUnit, _ objects: ObservedObjects
  ) -> Finding? {
    guard let value = object.binding.initializer?.value,
      let made = Self.initialized(
        value, as: object.binding.typeAnnotation?.type.sourceText, in: file, objects),
      let info = objects.project.types[object.owner], objects.isOrdinaryView(info),
      !object.modifiers.contains("static"), !info.comparesItself,
      case let memory = objects.memory(of: made, from: info.facts.name), memory != .nothing,
      !info.facts.initializers.contains(where: {
        $0.stored[object.name] != nil || $0.stored["_" + object.name] != nil
      })
    else { return nil }
    guard let makers = objects.makers(of: info, without: object.name) else { return nil }
    let model = RecreatedModel(
      rule: Self.self, type: made, property: object.name, memory: memory, view: info,
      makers: makers, isObservable: object.wrapper == "Bindable")
    let wrapper = object.wrapper == "Bindable" ? "State" : "StateObject"
    return model.finding(
      at: file.range(of: object.binding), in: file,
      fix: canKeep(object, info, in: file, objects)
        ? object.attribute.map {
          Fix(title: "Use @\(wrapper)", edits: [file.edit($0.attributeName, wrapper)])
        } : nil)
  }

  /// Whether the first object can be kept: no code sets another, passes one or names the wrapper.
  private func canKeep(
    _ object: WrappedProperty, _ info: ProjectIndex.TypeInfo, in file: SourceUnit,
    _ objects: ObservedObjects
  ) -> Bool {
    let changes = Resolver(project: objects.project).changes(of: object.name, in: info)
    guard object.attribute?.arguments == nil, object.binding.accessorBlock == nil,
      !changes.isOpen, !changes.sure.contains(where: { $0.fact.kind == .assigned }),
      !objects.project.callers(of: info).contains(where: { call in
        call.fact.arguments.contains { $0.label == object.name }
      })
    else { return false }
    let names: Set<String> = ["_" + object.name]
    if file.tree.mentions(names) { return false }
    // `$model` by itself is a wrapper of another type; `$model.title` is the same binding.
    return file.projections(of: object.name).allSatisfy { projection in
      projection.parent?.as(MemberAccessExprSyntax.self)?.base?.id == ExprSyntax(projection).id
    }
  }

  /// `init() { model = Model() }`, and a default argument that callers leave out.
  private func madeInInitializers(in file: SourceUnit, _ objects: ObservedObjects) -> [Finding] {
    RecreatedModel.madeInInitializers(
      in: file, objects, rule: Self.self, wrappers: ["ObservedObject", "Bindable"])
  }

  // MARK: In a body

  /// `.environmentObject(Session())` and `Child(model: Model())`.
  private func madeInBody(
    _ call: FunctionCallExprSyntax, in file: SourceUnit, _ objects: ObservedObjects
  ) -> Finding? {
    guard let called = CalledName(of: call),
      let argument = madeArgument(of: call, called, in: file, objects),
      BuilderPlace(of: call) == .builder,
      let type = file.places.type(at: call.position), let own = objects.project.types[type],
      let (owner, again) = runner(of: call, in: own, file, objects)
    else { return nil }
    let taker =
      called.kind == .initializer ? "`\(called.text)` gets" : "the views below get"
    let name = argument.name.prefix(1).lowercased() + argument.name.dropFirst()
    let wrapper =
      objects.isObservable(argument.name, from: owner.facts.name)
      ? "State" : "StateObject"
    let isCertain = argument.memory != .unknown
    return file.finding(
      Self.self, isCertain ? nil : .info, at: file.range(of: argument.node),
      """
      Each time this body runs, \(taker) a new `\(argument.name)`, and what the old one held is \
      lost.
      """,
      because: "`\(again)` makes the body run again\(argument.memory.clause)",
      advice: called.kind == .initializer && Self.isMadeOfElement(argument.node)
        ? """
        Pass what it is made of, and let `\(called.text)` keep it: \
        `_\(name) = \(wrapper)(\(wrapper == "State" ? "initialValue" : "wrappedValue"): …)` in its \
        initializer.
        """
        : """
        Keep it in the view, `@\(wrapper) private var \(name) = \(argument.name)(…)`, and pass \
        `\(name)`.
        """)
  }

  /// The view whose body makes the object, and what makes the body run again. It may call a method
  /// of a model, or of an extension of View, or apply a modifier, which makes the object.
  private func runner(
    of call: FunctionCallExprSyntax, in own: ProjectIndex.TypeInfo, _ file: SourceUnit,
    _ objects: ObservedObjects
  ) -> (ProjectIndex.TypeInfo, String)? {
    if objects.isOrdinaryView(own) || own.facts.inherited.contains("App") {
      if let again = objects.whatRunsAgain(own) { return (own, again) }
      return container(of: call, objects, from: own)
    }
    for (path, line) in uses(of: own, around: call, file, objects) {
      let unit = objects.project.unit(at: path, else: file)
      let use = unit.outline.calls.first {
        unit.line(of: $0) == line || unit.place(of: $0.calledExpression.endPosition).line == line
      }
      guard let use, BuilderPlace(of: use) == .builder,
        let type = unit.places.type(at: use.position), let view = objects.project.types[type],
        objects.isOrdinaryView(view), let again = objects.whatRunsAgain(view)
      else { continue }
      return (view, again)
    }
    return nil
  }

  /// The view of the project around the object that runs its content with each of its own updates:
  /// `Card { Counter(model: Model()) }`.
  private func container(
    of call: FunctionCallExprSyntax, _ objects: ObservedObjects, from own: ProjectIndex.TypeInfo
  ) -> (ProjectIndex.TypeInfo, String)? {
    call.enclosingCalls.lazy.compactMap { outer in
      guard CalledName(of: outer)?.kind == .initializer, let name = outer.calledText,
        let info = objects.project.type(named: name, from: own.facts.name), info.isView,
        info.facts.properties.contains(where: { $0.type?.contains("->") == true }),
        outer.closures.contains(where: {
          $0.position <= call.position && call.endPosition <= $0.endPosition
        }), let again = objects.whatRunsAgain(info)
      else { return nil }
      return (info, again)
    }.first
  }

  /// Where the modifier, or the method, is used that makes the object.
  private func uses(
    of own: ProjectIndex.TypeInfo, around call: FunctionCallExprSyntax, _ file: SourceUnit,
    _ objects: ObservedObjects
  ) -> [(path: String, line: Int)] {
    if own.facts.inherited.contains("ViewModifier") {
      return objects.project.callers(of: own).prefix(20).map { ($0.path, $0.fact.line) }
    }
    guard own.isReference || own.facts.name == "View",
      let index = file.places.functionIndex(at: call.position)
    else { return [] }
    let declaration = file.outline.functions[index]
    let functions = objects.project.functions(declaration.name.text, of: own)
    let resolver = Resolver(project: objects.project)
    return functions.flatMap { VariationFinder(resolver).callSites(of: $0) }.prefix(20).map {
      ($0.path, $0.call.line)
    }
  }

  /// Whether each row or page has one of its own.
  private static func isMadeOfElement(_ node: ExprSyntax) -> Bool {
    ValueReader.value(of: node).all.contains {
      switch $0 {
      case .element, .parameter: true
      default: false
      }
    }
  }

  private func madeArgument(
    of call: FunctionCallExprSyntax, _ called: CalledName, in file: SourceUnit,
    _ objects: ObservedObjects
  ) -> (name: String, node: ExprSyntax, memory: ObservedObjects.Memory)? {
    let place = file.places.type(at: call.position)
    // `environmentObject(Session())` in an extension of View.
    let isOfView = place.flatMap { objects.project.types[$0] }?.facts.name == "View"
    switch isOfView && called.kind == .function ? "." + called.text : called.text {
    case ".environmentObject", ".environment":
      guard call.arguments.count == 1, let only = call.arguments.first, only.label == nil,
        let name = Self.initialized(only.expression, as: nil, in: file, objects),
        objects.isObserved(name, from: place),
        case let memory = objects.memory(of: name, from: place), memory != .nothing
      else { return nil }
      return (name, only.expression, memory)
    default:
      guard called.kind == .initializer,
        let child = objects.project.type(named: called.text, from: place), child.isView,
        !child.comparesItself
      else { return nil }
      for (index, argument) in call.arguments.enumerated() {
        let label = argument.label?.text
        guard label != nil || index == 0,
          let name = Self.initialized(
            argument.expression,
            as: label.flatMap { objects.project.typeOfArgument($0, of: child) }, in: file, objects),
          objects.isObserved(name, from: place),
          case let memory = objects.memory(of: name, from: place), memory != .nothing,
          !objects.keeps(child, label)
        else { continue }
        return (name, argument.expression, memory)
      }
      return nil
    }
  }

  /// The type of an object that an expression creates, by itself or by a constant, a function or a
  /// computed property that does nothing else; nil for what may be an existing object.
  ///
  /// - Parameter expected: the type that `.init()` means, if it is known.
  private static func initialized(
    _ expression: ExprSyntax, as expected: String?, in file: SourceUnit, _ objects: ObservedObjects
  ) -> String? {
    let place = file.resolverPlace(of: expression)
    return Resolver(project: objects.project).made(
      ValueReader.value(of: expression).typed(as: expected), in: place)
  }
}

import SwiftSyntax

/// Text that stays when the view shows something else.
public struct KeptEntryRule: ViewRule {
  public static let description = RuleDescription(
    identifier: "kept_entry", title: "An entry that stays for the next subject",
    summary: """
      A view keeps its `@State` while its parent passes another value. Text that was typed for \
      the first value then stands in the field of the next one, and is sent or saved for that. \
      Elements that were chosen in the first list stay chosen, and are deleted with the next ones. \
      A sheet that is opened for a new element shows the one that it was opened for before.
      """,
    // Its precision on unseen code is not known yet.
    severity: .info,
    exemptions: [
      "a view with an `.id` of the value, and one that is presented or pushed",
      "text that an `.onChange(of:)` of the value clears",
      "text that no action uses together with the value, such as a filter",
      "an element that is set to nil when the sheet closes or opens for a new one",
    ])

  public init() {}

  public func findings(in file: SourceUnit, of project: ProjectIndex) -> [Finding] {
    guard file.mentionsViews else { return [] }
    let resolver = Resolver(project: project.seen(from: file))
    let objects: Set<String> = ["ObservedObject", "EnvironmentObject", "Environment", "Bindable"]
    return WrappedProperty.all(objects, in: file).compactMap { sharedDraft($0, in: file, resolver) }
      + WrappedProperty.all(["State"], in: file).compactMap { state in
        guard let info = resolver.project.types[state.owner], info.isView,
          let facts = resolver.project.property(state.name, of: info)
        else { return nil }
        guard facts.initial != nil, case .literal? = facts.initial,
          file.isTyped(state.name, in: state.owner)
        else { return chosen(state, facts, of: info, in: file, resolver) }
        return kept(state, "typed for", of: info, in: file, resolver) { input in
          use(of: state, with: input, in: file)
        }
      } + LateSubject(file: file, resolver: resolver).findings()
      + KeptPayload(file: file, resolver: resolver).findings()
  }

  /// State that an action uses together with an input, and that stays when the parent passes
  /// another value of the input.
  /// - Parameters:
  ///   - way: how the state got its value.
  ///   - use: the call that uses the state together with the input of a name.
  private func kept(
    _ state: WrappedProperty, _ way: String, of info: ProjectIndex.TypeInfo, in file: SourceUnit,
    _ resolver: Resolver, used use: (_ input: String) -> FunctionCallExprSyntax?
  ) -> Finding? {
    for input in info.facts.properties {
      guard input.isInput, !isFollowed(input.name, state.owner, in: file),
        let use = use(input.name)
      else { continue }
      let feed = CallerFeed.of(info, label: input.name, index: 0, resolver)
      guard feed.variation.level == .varies, !feed.variation.places.isEmpty else { continue }
      return file.finding(
        Self.self, at: file.range(of: state.binding.pattern),
        "When the parent passes another `\(input.name)`, `\(state.name)` still has what was "
          + "\(way) the one before.",
        because: feed.variation.because,
        advice: """
          Give the view an `.id` of `\(input.name)` where it is made, or clear `\(state.name)` in \
          `.onChange(of: \(input.name)) { … }`.
          """,
        related: [
          RelatedPlace(path: file.path, range: file.range(of: use), message: "used for it here")
        ] + feed.variation.places.map { RelatedPlace($0, "passed here") })
    }
    return nil
  }

  /// Text of an object that the pages of all elements share.
  private func sharedDraft(_ object: WrappedProperty, in file: SourceUnit, _ resolver: Resolver)
    -> Finding?
  {
    guard let info = resolver.project.types[object.owner], info.isView,
      let facts = resolver.project.property(object.name, of: info),
      object.wrapper.hasPrefix("Environment") || facts.initial?.isShared == true,
      let typed = file.projections(of: object.name, in: object.owner).first(where: {
        $0.argument?.label?.text == "text" && $0.parent?.is(MemberAccessExprSyntax.self) == true
      }),
      let member = typed.parent?.as(MemberAccessExprSyntax.self)?.declName.baseName.text
    else { return nil }
    // Cleared or loaded where the page opens or closes.
    let isSet = file.calls(in: object.owner).contains { call in
      ["onAppear", "task", "onDisappear"].contains(call.modifierName)
        || call.modifierName?.hasPrefix("onChange") == true
    }
    if isSet { return nil }
    for input in info.facts.properties {
      guard input.isInput,
        let use = use(of: member, on: object.name, with: input.name, in: file, object.owner),
        let maker = resolver.project.callers(of: info).first(where: { call in
          call.fact.arguments.contains {
            $0.label == input.name && ($0.value.isOfElement || $0.value == .unknown)
          }
        })
      else { continue }
      return file.finding(
        Self.self, at: file.range(of: typed),
        "What was typed here for one `\(input.name)` is in the field of the next one.",
        because: "all of them edit `\(member)` of one `\(object.name)`",
        advice: """
          Keep the text in `@State` of this view, or in a dictionary with the id of \
          `\(input.name)` as key.
          """,
        related: [
          RelatedPlace(path: file.path, range: file.range(of: use), message: "used for it here"),
          RelatedPlace(
            CodePlace(path: maker.path, line: maker.fact.line, column: maker.fact.column),
            "made for different elements here"),
        ])
    }
    return nil
  }

  /// A call in an action that gets the member and the input.
  private func use(
    of member: String, on object: String, with input: String, in file: SourceUnit, _ type: String
  ) -> FunctionCallExprSyntax? {
    file.calls(in: type).first { call in
      BuilderPlace(of: call) == .action && CalledName(of: call)?.kind != .initializer
        && call.arguments.contains(where: { argument in
          argument.expression.sourceText.contains("\(object).\(member)")
        }) && call.arguments.contains(where: { $0.expression.mentions([input]) })
    }
  }

  /// A selection of elements of a list that the parent's value decides.
  private func chosen(
    _ state: WrappedProperty, _ facts: PropertyFacts, of info: ProjectIndex.TypeInfo,
    in file: SourceUnit, _ resolver: Resolver
  ) -> Finding? {
    guard let type = facts.type, TypeShape(type).isOptional || TypeShape(type).element != nil,
      let use = file.calls(in: state.owner).first(where: { call in
        guard BuilderPlace(of: call) == .action, CalledName(of: call)?.kind != .initializer,
          call.calledExpression.as(MemberAccessExprSyntax.self)?.base?.ownName != state.name
        else { return false }
        return call.arguments.contains {
          $0.expression.mentions([state.name]) && !$0.expression.is(ClosureExprSyntax.self)
            // Only those that are shown.
            && !$0.expression.sourceText.contains(".intersection(")
            && !$0.expression.sourceText.contains(".filter")
        }
      })
    else { return nil }
    let lists = file.calls(in: state.owner).compactMap { ElementRows($0) }.filter { rows in
      rows.call.argument("selection")?.ownName == "$" + state.name
        || rows.row.map { row in
          row.mentions([state.name]) || rows.call.chainedNames.contains("onTapGesture")
        } ?? false
    }
    return kept(state, "chosen in", of: info, in: file, resolver) { input in
      lists.contains { shows($0.data, input, info) } ? use : nil
    }
  }

  /// Whether the data of rows is the input, or is chosen by it.
  private func shows(_ data: ExprSyntax, _ input: String, _ info: ProjectIndex.TypeInfo) -> Bool {
    if data.mentions([input]) { return true }
    guard let name = data.ownName,
      let property = info.facts.properties.first(where: { $0.name == name }), property.isComputed
    else { return false }
    return property.returned.contains { value in value.all.contains { $0.ownName == input } }
  }

  /// A call in an action that gets both: `send(text, to: contact)`.
  private func use(of state: WrappedProperty, with input: String, in file: SourceUnit)
    -> FunctionCallExprSyntax?
  {
    file.calls(in: state.owner).first { call in
      guard
        call.arguments.contains(where: { $0.expression.mentions([state.name]) }),
        call.arguments.contains(where: { $0.expression.mentions([input]) })
          || call.calledExpression.as(MemberAccessExprSyntax.self)?.base?.mentions([input]) == true,
        CalledName(of: call)?.kind != .initializer
      else { return false }
      return BuilderPlace(of: call) == .action
    }
  }

  private func isFollowed(_ input: String, _ type: String, in file: SourceUnit) -> Bool {
    file.calls(in: type).contains { call in
      guard let name = call.modifierName,
        name.hasPrefix("onChange") || ["task", "id"].contains(name)
      else { return false }
      return call.arguments.contains { $0.expression.mentions([input]) }
    }
  }
}

extension PropertyFacts {
  /// Whether the view gets its value from its parent, as a plain value.
  fileprivate var isInput: Bool {
    wrapper == nil && !isStatic && !isComputed && initial == nil && type?.contains("->") == false
  }
}

extension Value {
  /// `Session.shared`
  fileprivate var isShared: Bool {
    guard case .member(.name(let type), let name) = self else { return false }
    return type.first?.isUppercase == true && ["shared", "default", "current"].contains(name)
  }
}

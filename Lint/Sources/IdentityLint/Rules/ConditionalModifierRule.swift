import SwiftSyntax

/// A modifier, or an extension of View, that puts the view it gets into two arms of a condition.
public struct ConditionalModifierRule: ViewRule {
  public static let description = RuleDescription(
    identifier: "conditional_modifier", title: "A modifier with its content in two arms",
    summary: """
      Each arm of a condition has an identity of its own. When the condition changes, the view \
      that the modifier is applied to is recreated: what was typed, scrolled, played or opened in \
      it is lost, and nothing animates from one arm to the other.
      """,
    // The other kinds: their precision on unseen code is too low for a warning, or not known.
    severity: .info, warnings: ["a text field or a TextEditor in the view that is recreated"],
    exemptions: [
      "`#available` and other constants of the process", "values from `init` that no caller varies",
      "a helper such as `.if(_:)` whose call sites are all constant",
      "calls that only show and hide, such as `.isHidden(x, remove: true)`",
      "content without anything to lose but what is loaded or measured again",
      """
      conditions that hardly flip while the user works below them: the end of loading, a setting, \
      the last row, the kind of a thing
      """,
    ])

  public init() {}

  public func findings(in file: SourceUnit, of project: ProjectIndex) -> [Finding] {
    guard file.mentionsViews else { return [] }
    let project = project.seen(from: file)
    let resolver = Resolver(project: project)
    var findings: [Finding] = []
    for function in file.outline.functions
    where DeclarationReader.isView(
      function.signature.returnClause.map { DeclarationReader.plain($0.type) })
    {
      guard let judge = judge(of: function, in: file, resolver) else { continue }
      for arms in ContentArms.all(in: function) {
        if let finding = judge.finding(for: arms) { findings.append(finding) }
      }
    }
    for variable in file.outline.properties {
      guard let type = file.places.type(at: variable.position), isViewExtension(type, project)
      else { continue }
      for binding in variable.bindings {
        guard let accessors = binding.accessorBlock,
          let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
        else {
          continue
        }
        let judge = SplitJudge(
          file: file, resolver: resolver, type: type, application: .member(name))
        for arms in ContentArms.all(in: accessors) {
          if let finding = judge.finding(for: arms) { findings.append(finding) }
        }
      }
    }
    for variable in file.outline.properties {
      guard let type = file.places.type(at: variable.position), let info = project.types[type],
        info.isView
      else { continue }
      findings += storedContent(in: variable, of: info, file, resolver)
    }
    return findings + callSites(in: file, resolver)
      + MethodContent(file: file, resolver: resolver).findings()
  }

  /// The calls of helpers that split on a parameter: each is fixed separately.
  private func callSites(in file: SourceUnit, _ resolver: Resolver) -> [Finding] {
    var findings: [Finding] = []
    var receivers: [SyntaxIdentifier: Set<String>] = [:]
    for call in file.outline.calls {
      guard let access = call.calledExpression.as(MemberAccessExprSyntax.self),
        let called = CalledName(of: call), called.isWorthKeeping(call)
      else { continue }
      let name = access.declName.baseName.text.withoutBackticks
      for function in resolver.project.viewMembers(name, from: file.path) {
        guard
          function.splits.contains(where: { $0.conditions.contains(where: \.dependsOnParameter) })
        else { continue }
        let judge = SplitJudge(
          file: file, resolver: resolver, type: "View", application: .function(function))
        let site = VariationFinder.CallSite(
          call: CallFacts(call, named: called, in: file, receivers: &receivers), path: file.path)
        guard VariationFinder.CallLabels(of: function).fit(site.call) else { continue }
        let variation = function.splits.filter { judge.takesTwoArms($0.arms, at: site) }
          .map { judge.variation(of: $0.conditions, at: site) }
          .reduce(Variation.constant) { $0.joined($1) }
        guard variation.level == .varies else { break }
        var finder = LossFinder(resolver)
        let losses = finder.losses(
          in: CalledNames.receiver(of: call, known: &receivers),
          of: file.places.type(at: call.position))
        guard losses.level == .something, losses.isHeavy else { break }
        let end = (call.arguments.first.map { Syntax($0) } ?? Syntax(access))
          .endPositionBeforeTrailingTrivia
        findings.append(
          file.finding(
            Self.self, losses.losesText ? .warning : .info,
            at: file.range(from: access.declName.positionAfterSkippingLeadingTrivia, to: end),
            """
            When this condition changes, the view before `.\(name)` is recreated and loses \
            \(losses.phrase).
            """,
            because: variation.because, advice: advice(at: call),
            related: [
              RelatedPlace(
                CodePlace(path: function.path, line: function.line), "puts the view into two arms")
            ] + variation.places.map { RelatedPlace($0, "what makes it change") }))
        break
      }
    }
    return findings
  }

  /// `.if(isOn) { $0.padding() }` contains the modifier that it is about.
  private func advice(at call: FunctionCallExprSyntax) -> String {
    guard let closure = call.trailingClosure, call.additionalTrailingClosures.isEmpty,
      let condition = call.arguments.first?.expression,
      let chain = ModifierChain(closure.statements), let modifier = chain.modifiers.first
    else { return ModifierAdvice.general }
    return ModifierAdvice(
      condition: condition.sourceText, modifier: modifier, isInverted: false
    ).text
  }

  /// A view that stores its content and puts it into two arms.
  private func storedContent(
    in variable: VariableDeclSyntax, of info: ProjectIndex.TypeInfo, _ file: SourceUnit,
    _ resolver: Resolver
  ) -> [Finding] {
    let stored = info.facts.properties.filter { info.holdsContent(in: $0) }.map(\.name)
    guard !stored.isEmpty else { return [] }
    let judge = SplitJudge(
      file: file, resolver: resolver, type: info.facts.name, application: .view(info.facts.name))
    var seen: Set<AbsolutePosition> = []
    return variable.bindings.compactMap(\.accessorBlock).flatMap { accessors in
      stored.flatMap { ContentArms.all(of: $0, in: accessors) }.filter {
        seen.insert($0.start).inserted
      }.compactMap(judge.finding)
    }
  }

  private func judge(of function: FunctionDeclSyntax, in file: SourceUnit, _ resolver: Resolver)
    -> SplitJudge?
  {
    guard let type = file.places.type(at: function.position) else { return nil }
    let parameters = function.signature.parameterClause.parameters
    if function.name.text == "body" {
      guard parameters.count == 1, parameters.first?.firstName.text == "content" else { return nil }
      return SplitJudge(file: file, resolver: resolver, type: type, application: .modifier(type))
    }
    guard isViewExtension(type, resolver.project) else { return nil }
    var facts = DeclarationReader(unit: file).function(function)
    facts.path = file.path
    return SplitJudge(file: file, resolver: resolver, type: type, application: .function(facts))
  }

  /// `extension View`, or of a view type by name.
  private func isViewExtension(_ type: String, _ project: ProjectIndex) -> Bool {
    guard let info = project.types[type] else { return false }
    return type == "View" || type == "SwiftUI.View"
      || (!info.isDeclared && KnownViews.stateful[type] != nil)
      || (!info.isDeclared && KnownViews.stateless.contains(type) && type != "Text"
        && type != "Image" && type != "Color")
  }
}

extension ArmCondition {
  var dependsOnParameter: Bool {
    value.all.contains {
      if case .parameter = $0 { return true }
      return false
    }
  }

  var parameters: Set<String> {
    Set(
      value.all.compactMap {
        if case .parameter(let name) = $0 { return name }
        return nil
      })
  }
}

/// Judges the split of one modifier or helper, by its uses.
struct SplitJudge {
  enum Application {
    case modifier(String)
    case function(FunctionFacts)
    case member(String)
    /// A view with stored content.
    case view(String)
  }

  let file: SourceUnit
  let resolver: Resolver
  let type: String
  let application: Application

  /// Calls of the helper.
  var sites: [VariationFinder.CallSite] {
    guard case .function(let function) = application else { return [] }
    return VariationFinder(resolver).callSites(of: function)
  }

  func variation(of conditions: [ArmCondition], at site: VariationFinder.CallSite?) -> Variation {
    var result = Variation.constant
    var finder = VariationFinder(resolver)
    finder.isForCondition = true
    for condition in conditions {
      guard let site, case .function(let function) = application else {
        result = result.joined(
          finder.variation(of: condition.value, in: place, presence: condition.isPresence))
        continue
      }
      for name in condition.parameters {
        guard let value = site.argument(name, of: function) else { continue }
        result = result.joined(
          finder.variation(of: value, in: site.place, presence: condition.isPresence))
      }
      result = result.joined(
        finder.variation(
          of: condition.value.withoutParameters, in: place, presence: condition.isPresence))
    }
    return result
  }

  /// Whether a call leaves the view in more than one arm: `.isHidden(x, remove: true)` of an `if
  /// !remove { self.hidden() }` shows and hides it.
  func takesTwoArms(_ arms: [[Value]], at site: VariationFinder.CallSite) -> Bool {
    guard case .function(let function) = application else { return true }
    func isFalse(_ value: Value) -> Bool {
      switch value {
      case .parameter(let name): site.argument(name, of: function) == .literal("false")
      case .operation("!", let values): values.first.map(isTrue) ?? false
      default: false
      }
    }
    func isTrue(_ value: Value) -> Bool {
      switch value {
      case .parameter(let name): site.argument(name, of: function) == .literal("true")
      case .operation("!", let values): values.first.map(isFalse) ?? false
      default: false
      }
    }
    return arms.count { !$0.contains(where: isFalse) } >= 2
  }

  private var place: Resolver.Place {
    switch application {
    case .modifier: Resolver.Place(type: type, function: "body")
    case .function(let function): Resolver.Place(type: type, function: function.name)
    case .member, .view: Resolver.Place(type: type)
    }
  }

  func finding(for arms: ContentArms) -> Finding? {
    guard !arms.conditions.isEmpty else { return nil }
    if case .function = application, arms.conditions.contains(where: \.dependsOnParameter) {
      return findingByCallSites(for: arms)
    }
    let variation = variation(of: arms.conditions, at: nil)
    guard variation.level > .constant else { return nil }
    let losses = lossesAtApplications()
    guard losses.level > .nothing else { return nil }
    // The content of a container is judged at its calls, if there are any.
    if case .view = application, !losses.isHeavy { return nil }
    var judged = variation
    // A warning needs a use where something is lost that the user made.
    if losses.level == .unknown || !losses.isHeavy { judged.level = .unknown }
    return finding(
      for: arms, judged, losses,
      related: variation.places.map { RelatedPlace($0, "what makes it change") })
  }

  private func findingByCallSites(for arms: ContentArms) -> Finding? {
    var unknown: [(site: VariationFinder.CallSite, variation: Variation, losses: Losses)] = []
    let sites = sites
    for site in sites where takesTwoArms(arms.arms, at: site) {
      let variation = variation(of: arms.conditions, at: site)
      guard variation.level > .constant else { continue }
      let losses = losses(at: site.call)
      guard losses.level > .nothing else { continue }
      // The call itself is reported.
      if variation.level == .varies, losses.isHeavy { return nil }
      unknown.append((site, variation, losses))
    }
    let shown = unknown
    guard let first = shown.first else {
      // A helper without calls here may be called elsewhere: nothing is known about it.
      return nil
    }
    let related = shown.prefix(8).map {
      RelatedPlace(
        CodePlace(path: $0.site.path, line: $0.site.call.line, column: $0.site.call.column),
        $0.variation.because.isEmpty ? "called here" : "here \($0.variation.because)")
    }
    var variation = first.variation
    variation.because =
      """
      at \(shown.count) of \(sites.count) calls the condition may change; in \
      `\(ProjectIndex.simple(first.site.call.type ?? "a function"))` \(variation.because)
      """
    variation.level = .unknown
    return finding(for: arms, variation, first.losses, related: related)
  }

  private func finding(
    for arms: ContentArms, _ variation: Variation, _ losses: Losses, related: [RelatedPlace]
  ) -> Finding {
    let lost = losses.level == .something ? losses.phrase : "whatever state it has"
    return file.finding(
      ConditionalModifierRule.self,
      variation.level == .varies && losses.losesText ? .warning : .info,
      at: file.range(from: arms.start, to: arms.end),
      "When this condition changes, \(subject) is recreated and loses \(lost).",
      because: variation.because,
      advice: arms.advice ?? ModifierAdvice.general,
      related: related)
  }

  private var subject: String {
    if case .view = application { "the content" } else { "the view it is applied to" }
  }

  // MARK: What it is applied to

  private func losses(at call: CallFacts) -> Losses {
    var finder = LossFinder(resolver)
    return finder.losses(in: call.receiver, of: call.type)
  }

  private func lossesAtApplications() -> Losses {
    let calls: [CallFacts]
    switch application {
    case .function: calls = sites.map(\.call)
    // Properties are not called; the view that they are read from is unknown.
    case .member: return Losses(level: .unknown)
    case .view(let view):
      var losses = Losses()
      guard let info = resolver.project.types[view] else { return losses }
      for call in resolver.project.callers(of: info).prefix(60)
      where !call.fact.content.isEmpty {
        var finder = LossFinder(resolver)
        losses.join(finder.losses(in: call.fact.content, of: call.fact.type))
      }
      return losses
    case .modifier(let modifier):
      let name = ProjectIndex.simple(modifier)
      var found =
        resolver.project.types[modifier].map { resolver.project.modifierCalls(of: $0) } ?? []
      for function in resolver.project.viewFunctionsCalling[name] ?? [] {
        found += VariationFinder(resolver).callSites(of: function).map(\.call)
      }
      calls = found
    }
    // A modifier without uses here may be used elsewhere: nothing is known about it.
    var losses = Losses()
    for call in calls.prefix(60) { losses.join(self.losses(at: call)) }
    return losses
  }
}

extension Value {
  /// With its parameters taken as settled.
  var withoutParameters: Value {
    switch self {
    case .parameter: .literal("0")
    case .literal, .nil, .name, .implicitMember, .closure, .keyPath, .unknown: self
    case .element(let value): .element(value.withoutParameters)
    case .part(let value): .part(value.withoutParameters)
    case .member(let value, let name):
      value.root.isParameter ? .literal("0") : .member(value.withoutParameters, name)
    case .subscripted(let value, let index):
      .subscripted(value.withoutParameters, index.withoutParameters)
    case .call(let callee, let arguments):
      callee.root.isParameter
        ? .literal("0")
        : .call(
          callee.withoutParameters,
          arguments.map { Argument(label: $0.label, value: $0.value.withoutParameters) })
    case .operation(let name, let values): .operation(name, values.map(\.withoutParameters))
    case .collection(let values): .collection(values.map(\.withoutParameters))
    case .choice(let condition, let first, let second):
      .choice(condition.withoutParameters, first.withoutParameters, second.withoutParameters)
    }
  }

  var isParameter: Bool {
    if case .parameter = self { return true }
    return false
  }
}

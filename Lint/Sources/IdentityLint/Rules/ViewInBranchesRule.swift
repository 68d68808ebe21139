import SwiftSyntax

/// A view with state that two branches of a condition build, each with an identity of its own.
public struct ViewInBranchesRule: ViewRule {
  public static let description = RuleDescription(
    identifier: "view_in_branches", title: "One view in two branches",
    summary: """
      Each branch of a condition has an identity of its own. When the condition changes, a view \
      that both branches build is recreated: what was typed, scrolled, played or opened in it is \
      lost. The alternatives of a `ViewThatFits` are such branches. `matchedGeometryEffect` moves \
      the frame from one to the other, and no state. A field in both arms loses the focus while \
      the user types, when its own text decides.
      """,
    severity: .info,
    warnings: [
      "input in two containers with the same content",
      "input in both branches of a size class",
    ],
    exemptions: [
      "`#available` and other conditions that cannot change while the view is mounted",
      "views without anything to lose but what is loaded or measured again",
      "rows, and what a presentation or a pushed page shows",
      "views with an `.id` of their own",
      """
      conditions that hardly flip while the user works below them: the end of loading, a setting, \
      the last row, a number of elements; a size, where only a scroll position is lost
      """,
    ])

  public init() {}

  public func findings(in file: SourceUnit, of project: ProjectIndex) -> [Finding] {
    guard file.mentionsViews else { return [] }
    let resolver = Resolver(project: project.seen(from: file))
    let branches = ArmsOfOneView(file: file, resolver: resolver).findings()
    let typed = TypedFields(file: file, resolver: resolver).findings().filter { found in
      !branches.contains { $0.range == found.range }
    }
    return branches + typed + FittingViews(file: file, resolver: resolver).findings()
  }
}

/// Two arms of a condition in a body that build the same view: with other modifiers, the same
/// content in another container, or a view anywhere in both.
private struct ArmsOfOneView {
  let file: SourceUnit
  let resolver: Resolver

  func findings() -> [Finding] {
    file.outline.conditionals.compactMap { node in
      guard node.parent?.is(IfExprSyntax.self) != true, BuilderPlace(of: node) == .builder,
        let kept = kept(in: node)
      else { return nil }
      return finding(
        for: Syntax(node), ArmCondition.read(node.conditions),
        end: node.conditions.endPositionBeforeTrailingTrivia, kept)
    }
      + file.outline.switches.compactMap { node in
        guard BuilderPlace(of: node) == .builder, let kept = kept(in: node) else { return nil }
        let subject = ArmCondition(value: ValueReader.value(of: node.subject), isPresence: false)
        return finding(
          for: Syntax(node), [subject], end: node.subject.endPositionBeforeTrailingTrivia, kept)
      }
  }

  private func kept(in node: SwitchExprSyntax) -> Kept? {
    let arms = node.cases.compactMap { arm -> CodeBlockItemListSyntax? in
      // An arm that binds a value builds its view for that value.
      guard case .switchCase(let arm) = arm, !arm.label.bindsValues else { return nil }
      return arm.statements
    }
    // Another rule reports what an AnyView hides.
    if arms.contains(where: { CalledNames.inside($0).contains("AnyView") }) { return nil }
    return kept(in: arms, condition: nil)
  }

  private func kept(in node: IfExprSyntax) -> Kept? {
    var arms = [node.body.statements]
    var link = node
    while let otherwise = link.elseBody {
      switch otherwise {
      case .codeBlock(let last): arms.append(last.statements)
      case .ifExpr(let next): arms.append(next.body.statements)
      }
      guard case .ifExpr(let next) = otherwise else { break }
      link = next
    }
    return kept(in: arms, condition: node.plainCondition)
  }

  private func kept(in arms: [CodeBlockItemListSyntax], condition: String?) -> Kept? {
    guard arms.count > 1 else { return nil }
    if arms.count == 2, let first = ModifierChain(arms[0]), let second = ModifierChain(arms[1]),
      let kept = kept(first, second, condition: condition)
    {
      return kept
    }
    let built = arms.map(BuiltArm.init)
    // The arms that build each view, so that no pair of arms is compared.
    var places: [String: [Int]] = [:]
    for (index, arm) in built.enumerated() {
      for words in Set(arm.views.map(\.words) + arm.members.map(\.spelling)) {
        places[words, default: []].append(index)
      }
    }
    for (index, arm) in built.enumerated() {
      if let shared = shared(by: arm, at: index, places) { return shared }
    }
    return twin(in: built)
  }

  /// A view that two arms build for the same thing, with other values.
  private func twin(in arms: [BuiltArm]) -> Kept? {
    for (index, arm) in arms.enumerated() {
      for other in arms.dropFirst(index + 1) {
        for (call, _) in arm.views {
          guard let name = CalledName(of: call)?.text, let twin = TwinView(call),
            other.views.contains(where: { TwinView($0.call)?.isSame(as: twin) == true }),
            resolver.project.type(
              named: name, from: file.resolverPlace(of: arm.statements).type)?.isView == true,
            let kept = shared(call, in: arm, of: file.resolverPlace(of: arm.statements).type),
            holdsInput(kept)
          else { continue }
          return Kept(
            content: kept.content, subject: kept.subject,
            advice: """
              Write `\(name)` once, with arguments that depend on the condition, or keep the state \
              that must survive in a view above the condition and pass it down as a binding.
              """)
        }
      }
    }
    return nil
  }

  private func holdsInput(_ kept: Kept) -> Bool {
    var finder = LossFinder(resolver)
    let type = file.resolverPlace(of: kept.content).type
    return finder.losses(in: CalledNames.inside(kept.content), of: type).holdsInput
  }

  /// The views and the members that one arm builds.
  private struct BuiltArm {
    let statements: CodeBlockItemListSyntax
    let views: [(call: FunctionCallExprSyntax, words: String)]
    let members: [BuiltViews.Member]

    init(_ statements: CodeBlockItemListSyntax) {
      self.statements = statements
      views = BuiltViews.all(in: statements).map { ($0, "(" + ArmsOfOneView.fieldWords($0)) }
      members = BuiltViews.members(in: statements)
    }
  }

  /// A view or a member that an arm and a later one build with the same arguments, at any position
  /// inside them: from the nearest such arm, a view rather than a member.
  private func shared(by arm: BuiltArm, at index: Int, _ places: [String: [Int]]) -> Kept? {
    func next(_ words: String) -> Int? {
      guard let all = places[words], all.count > 1 else { return nil }
      return all.first { $0 > index }
    }
    let type = file.resolverPlace(of: arm.statements).type
    var candidates: [(arm: Int, kept: () -> Kept?)] = []
    for (call, words) in arm.views {
      if let later = next(words) { candidates.append((later, { shared(call, in: arm, of: type) })) }
    }
    for member in arm.members {
      if let later = next(member.spelling) {
        candidates.append((later, { shared(member, in: arm, of: type) }))
      }
    }
    let nearest = candidates.enumerated().sorted { ($0.1.arm, $0.0) < ($1.1.arm, $1.0) }
    return nearest.lazy.compactMap { $0.element.kept() }.first
  }

  private func shared(_ call: FunctionCallExprSyntax, in arm: BuiltArm, of type: String?) -> Kept? {
    // A constant that an arm declares has another value in each arm.
    let declared = Set(
      arm.statements.compactMap { $0.item.as(VariableDeclSyntax.self) }.flatMap(\.bindings)
        .compactMap { $0.pattern.as(IdentifierPatternSyntax.self)?.identifier.text })
    guard let name = CalledName(of: call), name.kind == .initializer,
      !call.arguments.contains(where: { $0.expression.mentions(declared) })
    else { return nil }
    var finder = LossFinder(resolver)
    let lost = finder.losses(in: CalledNames.inside(call), of: type)
    guard lost.level == .something, lost.isHeavy else { return nil }
    return kept(Syntax(call), name.text)
  }

  /// `orders` or `page(3)` in both arms, also after `self.`: a member of the type that builds a
  /// view.
  private func shared(_ member: BuiltViews.Member, in arm: BuiltArm, of type: String?) -> Kept? {
    // A constant that stands before the condition.
    let constant = member.node.as(DeclReferenceExprSyntax.self)
      .flatMap(CalledNames.initialValue)
      .flatMap { $0.position < arm.statements.position ? Syntax($0) : nil }
    guard constant != nil || buildsView(member, of: type) else { return nil }
    let content = constant ?? member.node
    var finder = LossFinder(resolver)
    let lost = finder.losses(in: CalledNames.inside(content), of: type)
    guard lost.level == .something, lost.isHeavy else { return nil }
    return kept(content, member.name)
  }

  /// Whether a name means a member that builds one view and no rows.
  private func buildsView(_ member: BuiltViews.Member, of type: String?) -> Bool {
    if isLocal(member.name, at: member.node) { return false }
    let info = resolver.project.type(around: type)
    if let call = member.node.as(FunctionCallExprSyntax.self) {
      guard let function = resolver.project.functions(member.name, of: info).first else {
        return false
      }
      // An argument that is a constant of the arm is another one in the other arm.
      return DeclarationReader.isView(function.returnType) && !function.names.contains("ForEach")
        && !call.arguments.contains { readsLocal(in: Syntax($0.expression)) }
    }
    guard let property = resolver.project.property(member.name, of: info) else { return false }
    return property.isComputed && DeclarationReader.isView(property.type)
      && !property.names.contains("ForEach")
  }

  private func readsLocal(in node: Syntax) -> Bool {
    if let reference = node.as(DeclReferenceExprSyntax.self) {
      return isLocal(reference.baseName.text, at: node)
    }
    return node.children(viewMode: .sourceAccurate).contains { readsLocal(in: $0) }
  }

  /// Whether code builds a member of the type that is more than rows.
  private func buildsMember(_ content: CodeBlockItemListSyntax) -> Bool {
    let type = file.resolverPlace(of: content).type
    let info = resolver.project.type(around: type)
    return BuiltViews.members(in: content).contains { member in
      let property = resolver.project.property(member.name, of: info)
      return property?.names.contains("ForEach") != true
    }
  }

  private func isLocal(_ name: String, at node: Syntax) -> Bool {
    file.isLocalName(name, at: node)
  }

  private func kept(_ content: Syntax, _ name: String) -> Kept {
    Kept(
      content: content, subject: "`\(name)`",
      advice: """
        Write `\(name)` once, outside of the condition, or keep the state that must survive in a \
        view above the condition and pass it down as a binding.
        """)
  }

  private struct Kept {
    /// The common content of both arms, to find the state that can be lost.
    let content: Syntax
    /// Whether two containers have the same content.
    var isInContainers = false
    let subject: String
    let advice: String
  }

  private func kept(_ first: ModifierChain, _ second: ModifierChain, condition: String?) -> Kept? {
    if ownWords(first.root) == ownWords(second.root) {
      guard let name = viewName(first.root),
        let difference = ModifierChain.difference(first, second)
      else { return nil }
      // A view with its own id is another view.
      if first.names.contains("id") || second.names.contains("id") { return nil }
      let advice = ModifierAdvice(
        condition: condition, modifier: difference.modifier,
        isInverted: difference.isInSecond)
      let content = first.root.as(DeclReferenceExprSyntax.self).flatMap(CalledNames.initialValue)
      return Kept(
        content: Syntax(content ?? first.root), subject: "`\(name)`", advice: advice.text)
    }
    if let field = first.root.as(FunctionCallExprSyntax.self),
      let other = second.root.as(FunctionCallExprSyntax.self), isField(field), isField(other),
      Self.fieldWords(field) == Self.fieldWords(other)
    {
      return Kept(content: Syntax(field), subject: "the field", advice: Self.focusAdvice)
    }
    guard let one = container(first.root), let other = container(second.root),
      one.name != other.name, Self.words(one.content) == Self.words(other.content),
      !BuiltViews.all(in: one.content).isEmpty || buildsMember(one.content)
    else { return nil }
    let areStacks = Self.stacks.contains(one.name) && Self.stacks.contains(other.name)
    return Kept(
      content: Syntax(one.content), isInContainers: true,
      subject: "what `\(one.name)` and `\(other.name)` hold",
      advice: areStacks
        ? ModifierAdvice.containers
        : """
        Keep the state that must survive in a view above the condition and pass it down as a \
        binding.
        """
    )
  }

  private func finding(
    for node: Syntax, _ conditions: [ArmCondition], end: AbsolutePosition, _ kept: Kept
  ) -> Finding? {
    let place = file.resolverPlace(of: node)
    var losses = LossFinder(resolver)
    let lost = losses.losses(in: CalledNames.inside(kept.content), of: place.type)
    guard lost.level == .something, lost.isHeavy else { return nil }
    let values = conditions.map(\.value)
    if !lost.holdsInput, values.contains(where: \.isOfSize) { return nil }
    // A layout for few elements and one for many.
    if values.contains(where: \.comparesCount) { return nil }
    var finder = VariationFinder(resolver)
    finder.isForCondition = true
    finder.countsSizeClasses = lost.holdsInput
    finder.countsTextSizes = lost.holdsInput && kept.isInContainers
    var variation = Variation.constant
    for condition in conditions {
      variation = variation.joined(
        finder.variation(of: condition.value, in: place, presence: condition.isPresence))
    }
    guard variation.level == .varies else { return nil }
    return file.finding(
      ViewInBranchesRule.self,
      lost.holdsInput && (kept.isInContainers || values.contains(where: \.isOfSizeClass))
        ? .warning : .info,
      at: file.range(
        from: node.positionAfterSkippingLeadingTrivia,
        to: end),
      "When this condition changes, \(kept.subject) is recreated and loses \(lost.phrase).",
      because: variation.because, advice: kept.advice,
      related: variation.places.map { RelatedPlace($0, "what makes it change") })
  }

  /// The view that an expression creates, or that a member of the type contains.
  private func viewName(_ expression: ExprSyntax) -> String? {
    if let call = expression.as(FunctionCallExprSyntax.self), let name = CalledName(of: call) {
      return name.kind == .member ? nil : name.text
    }
    guard let name = expression.ownName else { return nil }
    // A modifier's content is judged where the modifier is applied; a property of this name is not.
    let info = resolver.project.type(around: file.resolverPlace(of: expression).type)
    if name == "content", resolver.project.property(name, of: info)?.isComputed != true {
      return nil
    }
    return name == "self" ? nil : name
  }

  private static let stacks: Set<String> = ["HStack", "VStack", "ZStack"]
  private static let containers: Set<String> = [
    "HStack", "VStack", "ZStack", "LazyHStack", "LazyVStack", "ScrollView", "Group", "Form", "List",
    "GroupBox", "Section", "NavigationStack", "NavigationView",
  ]

  private func container(_ expression: ExprSyntax) -> (
    name: String, content: CodeBlockItemListSyntax
  )? {
    guard let call = expression.as(FunctionCallExprSyntax.self), let name = CalledName(of: call),
      Self.containers.contains(name.text), let closure = call.trailingClosure,
      !closure.statements.isEmpty
    else { return nil }
    return (name.text, closure.statements)
  }

  private static let focusAdvice =
    """
    Set the focus again where the condition changes, by `@FocusState`, and keep the text in a view \
    above the condition.
    """

  private func isField(_ call: FunctionCallExprSyntax) -> Bool {
    ["TextField", "SecureField"].contains(call.calledText ?? "")
  }

  /// As written; a password that is shown is in another field and still the same to the user.
  fileprivate static func fieldWords(_ call: FunctionCallExprSyntax) -> String {
    let words = Self.words(call).joined(separator: " ")
    return call.calls("SecureField") ? "TextField" + words.dropFirst("SecureField".count) : words
  }

  private static func words(_ node: some SyntaxProtocol) -> [String] {
    node.tokens(viewMode: .sourceAccurate).map(\.text)
  }

  /// Without the `self.` before a member.
  private func ownWords(_ node: some SyntaxProtocol) -> ArraySlice<String> {
    let all = Self.words(node)
    return all.starts(with: ["self", "."]) ? all.dropFirst(2) : all[...]
  }
}

extension Value {
  /// Whether it compares the number of elements of something.
  fileprivate var comparesCount: Bool {
    guard case .operation(let name, let values) = self, ["<", ">", "<=", ">="].contains(name) else {
      return false
    }
    return values.contains { if case .member(_, "count") = $0 { true } else { false } }
  }

  /// Whether it reads a size class, which changes when the device is turned or a window resized.
  fileprivate var isOfSizeClass: Bool {
    all.contains { $0.ownName?.hasSuffix("SizeClass") == true }
  }

  /// Whether it is measured by a reader such as `GeometryReader`.
  fileprivate var isOfSize: Bool {
    all.contains { part in
      guard case .name(let name) = part.root else { return false }
      return name.hasSuffix("Reader")
    }
  }
}

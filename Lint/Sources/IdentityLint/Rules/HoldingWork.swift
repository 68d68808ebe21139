import SwiftSyntax

/// Work of a model that continues by itself and holds the model.
struct HoldingWork {
  let call: FunctionCallExprSyntax
  let unit: SourceUnit
  let reason: String
  let advice: String

  /// A timer whose closure or target holds the model, or a subscription that the model keeps and
  /// that holds it in turn.
  static func of(
    _ model: ProjectIndex.TypeInfo, besides file: SourceUnit, _ resolver: Resolver
  ) -> HoldingWork? {
    let units = resolver.project.units(of: model, besides: file)
    return units.lazy.compactMap { unit in
      unit.calls(in: model.nameInFile).lazy.compactMap {
        timer($0, of: model, in: unit, units)
          ?? subscription($0, of: model, in: unit, units, resolver)
          ?? observer($0, of: model, in: unit, units)
      }.first
    }.first
  }

  /// `Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in self.tick() }`, with `self`
  /// or as its target, where nothing but `deinit` may end it.
  private static func timer(
    _ call: FunctionCallExprSyntax, of model: ProjectIndex.TypeInfo, in unit: SourceUnit,
    _ units: [SourceUnit]
  ) -> HoldingWork? {
    if call.calls("CADisplayLink"), call.argument("target")?.sourceText == "self" {
      guard isUnended(keeper(of: call), "invalidate", of: model, in: units) else { return nil }
      return HoldingWork(
        call: call, unit: unit, reason: "the display link runs on, and holds its target",
        advice: "Invalidate the display link when the view goes, by a method that it calls.")
    }
    guard call.calledExpression.sourceText == "Timer.scheduledTimer",
      call.argument("repeats")?.sourceText == "true"
    else { return nil }
    if let closure = call.closure("block"), call.argument("target") == nil {
      guard holds(closure, model), !closure.sourceText.contains(".invalidate()") else { return nil }
    } else if call.argument("target")?.sourceText != "self" {
      return nil
    }
    guard isUnended(keeper(of: call), "invalidate", of: model, in: units) else { return nil }
    return HoldingWork(
      call: call, unit: unit, reason: "the timer repeats, and holds `self`",
      advice: """
        Capture `[weak self]` and invalidate the timer when it is gone, or use \
        `Timer.publish` in the view.
        """)
  }

  /// `publisher.assign(to: \\.value, on: self).store(in: &bag)`, or a `sink` that uses `self`.
  private static func subscription(
    _ call: FunctionCallExprSyntax, of model: ProjectIndex.TypeInfo, in unit: SourceUnit,
    _ units: [SourceUnit], _ resolver: Resolver
  ) -> HoldingWork? {
    guard
      isEndless(call)
        || LivingPublisher.feeds(
          call, in: model, resolver.seen(from: unit), countsOwn: false)
    else { return nil }
    switch call.modifierName {
    case "assign":
      guard call.argument("on")?.sourceText == "self" else { return nil }
    case "sink":
      if let method = call.argument("receiveValue")?.ownName {
        guard model.facts.functions.contains(where: { $0.name == method }) else { return nil }
      } else {
        guard let closure = call.closure("receiveValue"), holds(closure, model) else { return nil }
      }
    default: return nil
    }
    var keeper = keeper(of: call)
    if let store = call.parent?.parent?.as(FunctionCallExprSyntax.self),
      store.modifierName == "store",
      let bag = store.argument("in")?.as(InOutExprSyntax.self)?.expression.ownName
    {
      keeper = .property(bag)
    }
    guard case .property = keeper, isUnended(keeper, "cancel", of: model, in: units) else {
      return nil
    }
    return HoldingWork(
      call: call, unit: unit, reason: "the subscription that `self` keeps holds `self`",
      advice: call.modifierName == "assign"
        ? "Use `assign(to: &$property)`, or a `sink` with `[weak self]`."
        : "Capture `[weak self]` in the closure.")
  }

  /// `NotificationCenter.default.addObserver(forName: …) { _ in self.load() }`, which nothing
  /// removes but `deinit`.
  private static func observer(
    _ call: FunctionCallExprSyntax, of model: ProjectIndex.TypeInfo, in unit: SourceUnit,
    _ units: [SourceUnit]
  ) -> HoldingWork? {
    guard call.modifierName == "addObserver", call.argument("forName") != nil,
      let closure = call.closure("using"), holds(closure, model),
      !units.contains(where: { unit in
        unit.calls(named: "removeObserver").contains { !$0.isInDeinit }
      })
    else { return nil }
    return HoldingWork(
      call: call, unit: unit, reason: "the center keeps the closure, which holds `self`",
      advice: "Capture `[weak self]` in the closure.")
  }

  /// Whether a publisher continues by itself: a timer or notifications. What ends lets the model
  /// go.
  private static func isEndless(_ call: FunctionCallExprSyntax) -> Bool {
    var node = call.calledExpression
    var first: ExprSyntax = node
    while true {
      if let access = node.as(MemberAccessExprSyntax.self), let base = access.base {
        let name = access.declName.baseName.text
        if ["first", "prefix", "output", "timeout"].contains(name) { return false }
        first = node
        node = base
      } else if let inner = node.as(FunctionCallExprSyntax.self) {
        first = node
        node = inner.calledExpression
      } else {
        break
      }
    }
    let text = first.sourceText
    return text.hasPrefix("Timer.publish") || text.hasPrefix("NotificationCenter.default")
  }

  private enum Keeper {
    case nobody
    case property(String)
    case other
  }

  /// The property that keeps the result of a call.
  private static func keeper(of call: FunctionCallExprSyntax) -> Keeper {
    if call.parent?.is(CodeBlockItemSyntax.self) == true { return .nobody }
    guard let assignment = call.parent?.parent?.as(SequenceExprSyntax.self),
      let target = ExprSyntax(assignment).assigned?.target
    else { return .other }
    if target.is(DiscardAssignmentExprSyntax.self) { return .nobody }
    return target.ownName.map { .property($0) } ?? .other
  }

  /// Whether no code of the model, or of another type, ends it while the model is there.
  private static func isUnended(
    _ keeper: Keeper, _ end: String, of model: ProjectIndex.TypeInfo, in units: [SourceUnit]
  ) -> Bool {
    switch keeper {
    case .nobody: return true
    case .other: return false
    case .property(let name):
      return !units.contains { unit in
        unit.calls(in: model.nameInFile).contains { call in
          [end, "removeAll", "forEach"].contains(call.calledText)
            && call.calledExpression.mentions([name]) && !call.isInDeinit
        }
          || unit.assignments(to: name, in: model.nameInFile).contains {
            ["nil", "[]"].contains($0.elements.last?.sourceText)
          }
      }
    }
  }

  /// Whether a closure holds the object: it uses it, and not by a weak reference.
  private static func holds(_ closure: ClosureExprSyntax, _ model: ProjectIndex.TypeInfo) -> Bool {
    let captures = closure.signature?.capture?.items.map(\.sourceText) ?? []
    if captures.contains(where: { $0.hasPrefix("weak") || $0.hasPrefix("unowned") }) {
      return false
    }
    let members = model.facts.properties.map(\.name) + model.facts.functions.map(\.name)
    return captures.contains("self") || closure.statements.mentions(Set(["self"] + members))
  }
}

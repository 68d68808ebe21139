import SwiftSyntax

/// An object in `@State` or `@StateObject` that a caller passes and replaces: the view keeps the
/// first one. `@State var contact: Contact` of `ContactForm(contact: selected)`
struct PassedObject {
  private let state: WrappedProperty
  private let view: ProjectIndex.TypeInfo
  private let type: String
  private let resolver: Resolver

  /// Nil for a value, and for an object that the view itself makes.
  init?(_ state: WrappedProperty, of view: ProjectIndex.TypeInfo, _ resolver: Resolver) {
    guard state.binding.initializer == nil,
      let property = resolver.project.property(state.name, of: view), let type = property.type,
      let info = resolver.project.type(named: TypeShape(type).base, from: view.facts.name),
      info.isReference
    else { return nil }
    // An initializer that makes the object stores a call, not its parameter.
    let parameters = view.facts.initializers.compactMap {
      $0.stored["_" + state.name] ?? $0.stored[state.name]
    }
    guard view.facts.initializers.isEmpty || parameters.allSatisfy(Self.isParameter) else {
      return nil
    }
    self.state = state
    self.view = view
    self.type = ProjectIndex.simple(info.facts.name)
    self.resolver = resolver
  }

  /// `parameter`, `State(initialValue: parameter)`, `StateObject(wrappedValue: parameter)`.
  private static func isParameter(_ value: Value) -> Bool {
    switch value {
    case .parameter: true
    case .call(.name(let name), let arguments) where ["State", "StateObject"].contains(name):
      arguments.first.map { isParameter($0.value) } ?? false
    default: false
    }
  }

  /// Where another object is passed when the user selects another one.
  func finding(label: String?, index: Int, in file: SourceUnit) -> Finding? {
    let feed = CallerFeed.of(view, label: label, index: index, resolver)
    guard feed.variation.level == .varies, !feed.variation.places.isEmpty,
      feed.choosesElement || feed.variation.because.hasSuffix("is handed on as a binding")
        || feed.variation.because.contains("is handed on as a binding in")
    else { return nil }
    let isState = state.wrapper == "State"
    return file.finding(
      StateFromParentRule.self, at: file.range(of: state.binding.pattern),
      "When the parent passes another `\(type)`, the view shows and edits the first one.",
      because: feed.variation.because,
      advice: isState
        ? "The view does not own the object: make it `@Bindable var \(state.name): \(type)`."
        : "The view does not own the object: make it `@ObservedObject var \(state.name)`.",
      related: feed.variation.places.map { RelatedPlace($0, "passed here") })
  }
}

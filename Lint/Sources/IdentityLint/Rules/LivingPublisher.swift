import SwiftSyntax

/// A subject or a published property that delivers values for as long as there is somebody who
/// sends them. A request ends by itself.
enum LivingPublisher {
  /// Whether a subscription is to such a publisher.
  /// - Parameters:
  ///   - type: the type around the subscription.
  ///   - countsOwn: whether a publisher of the same object counts.
  static func feeds(
    _ subscription: FunctionCallExprSyntax, in type: ProjectIndex.TypeInfo, _ resolver: Resolver,
    countsOwn: Bool
  ) -> Bool {
    guard let (operators, publisher) = subscription.publisherChain,
      !operators.contains(where: {
        ["first", "prefix", "output", "timeout"].contains($0.modifierName)
      })
    else { return false }
    let place = Resolver.Place(type: type.facts.name)
    switch ValueReader.value(of: publisher) {
    case .name(let name): return countsOwn && isLiving(name, of: type, resolver)
    case .member(let base, let name):
      if base == .name("self") { return countsOwn && isLiving(name, of: type, resolver) }
      if base == .name("Self") { return isLiving(name, of: type, resolver) }
      guard let owner = resolver.owner(base, in: place) else { return false }
      return isLiving(name, of: owner, resolver)
        && (countsOwn || isOfSomebodyElse(base.root, type, resolver))
    default: return false
    }
  }

  private static func isLiving(
    _ name: String, of owner: ProjectIndex.TypeInfo, _ resolver: Resolver
  ) -> Bool {
    let isProjected = name.hasPrefix("$")
    let plain = isProjected ? String(name.dropFirst()) : name
    guard let property = resolver.project.property(plain, of: owner), !property.isComputed else {
      return false
    }
    if isProjected { return property.wrapper == "Published" }
    if let type = property.type { return TypeShape(type).base.hasSubjectName }
    guard case .call(.name(let made), _)? = property.initial else { return false }
    return made.hasSubjectName
  }

  /// Whether the object with the publisher stays when the subscriber is gone.
  private static func isOfSomebodyElse(
    _ root: Value, _ type: ProjectIndex.TypeInfo, _ resolver: Resolver
  ) -> Bool {
    switch root {
    case .parameter: return true
    case .name(let name):
      if name.first?.isUppercase == true { return true }
      guard let property = resolver.project.property(name, of: type) else { return false }
      if case .member? = property.initial { return true }
      return property.initial == nil
    default: return false
    }
  }
}

extension String {
  fileprivate var hasSubjectName: Bool {
    let base = split(separator: "<").first.map(String.init) ?? self
    return base.hasSuffix("PassthroughSubject") || base.hasSuffix("CurrentValueSubject")
  }
}

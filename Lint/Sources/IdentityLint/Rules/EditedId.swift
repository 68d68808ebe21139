/// The parts of an `.id` that an edit of what the view shows can change.
enum EditedId {
  /// The values in it, without those of members that nothing changes: of
  /// `"\(drafts[place].id) \(title)"` only `title`.
  static func parts(
    of value: Value, in place: Resolver.Place, _ resolver: Resolver
  ) -> [Value] {
    switch value {
    case .member(let base, let member):
      return isFixed(member, of: base, in: place, resolver)
        ? [] : parts(of: base, in: place, resolver)
    case .call(.member(let base, _), let arguments):
      return parts(of: base, in: place, resolver)
        + arguments.flatMap { parts(of: $0.value, in: place, resolver) }
    case .call(_, let arguments):
      return arguments.flatMap { parts(of: $0.value, in: place, resolver) }
    case .operation(_, let values), .collection(let values):
      return values.flatMap { parts(of: $0, in: place, resolver) }
    case .choice(let condition, let first, let second):
      return [condition, first, second].flatMap { parts(of: $0, in: place, resolver) }
    default: return value.all
    }
  }

  /// Whether a member stays as it is: the `id` of `let id`, or that of a stored object.
  private static func isFixed(
    _ member: String, of base: Value, in place: Resolver.Place, _ resolver: Resolver
  ) -> Bool {
    if ["persistentModelID", "objectID"].contains(member) { return true }
    guard let owner = resolver.owner(base, in: place),
      let property = resolver.project.property(member, of: owner), !property.isComputed
    else { return false }
    return property.isLet || resolver.changes(of: member, in: owner).sure.isEmpty
  }
}

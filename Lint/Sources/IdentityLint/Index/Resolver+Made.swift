/// Finds new objects in the results of helper functions and computed properties.
extension Resolver {
  /// The class or structure of which a value is a new instance, made in it or by a function or a
  /// computed property that does nothing but make it; nil for what may exist before.
  func made(_ value: Value, in place: Place, depth: Int = 0) -> String? {
    guard depth < 5 else { return nil }
    switch value {
    case .call(.name(let name), _), .call(.member(.name(let name), "init"), _):
      if name.first?.isUppercase == true { return name }
      return result(of: value, in: place) { made($0, in: $1, depth: depth + 1) }
    case .call(.member, _), .name, .member:
      if case .call(.member(.name(let outer), let inner), _) = value,
        outer.first?.isUppercase == true, inner.first?.isUppercase == true
      {
        return outer + "." + inner
      }
      return result(of: value, in: place) { made($0, in: $1, depth: depth + 1) }
    default: return nil
    }
  }

  /// Whether a value is another one at each read: made here, or by a function or a computed
  /// property of any file.
  func makesNew(_ value: Value, in place: Place, depth: Int = 0) -> Bool {
    if value.makesNewValue { return !comparesItself(value, in: place) }
    guard depth < 5 else { return false }
    switch value {
    case .call(.name(let alias), let arguments)
    where alias.first?.isUppercase == true && arguments.isEmpty:
      return ["UUID", "Date"].contains(project.aliased(alias) ?? "")
    case .operation("string", let parts), .operation("+", let parts):
      return parts.contains { makesNew($0, in: place, depth: depth + 1) }
    case .member(let base, _) where isNew(base), .call(.member(let base, _), _) where isNew(base):
      return true
    case .name, .call, .member:
      return result(of: value, in: place) {
        makesNew($0, in: $1, depth: depth + 1) ? true : nil
      } ?? false
    default: return false
    }
    func isNew(_ base: Value) -> Bool { makesNew(base, in: place, depth: depth + 1) }
  }

  /// Whether a type decides by itself when two of its values are equal.
  private func comparesItself(_ value: Value, in place: Place) -> Bool {
    guard case .call(.name(let name), _) = value else { return false }
    return project.type(named: name, from: place.type)?.facts.hasOwnEquality == true
  }

  /// The answer that `read` gives for every value that a function or a computed property returns;
  /// nil when the answers differ or the code is not known.
  private func result<Answer: Equatable>(
    of value: Value, in place: Place, _ read: (Value, Place) -> Answer?
  ) -> Answer? {
    guard let (returned, there) = returned(by: value, in: place), !returned.isEmpty else {
      return nil
    }
    var common: Answer?
    for value in returned {
      guard let answer = read(value, there), common == nil || common == answer else { return nil }
      common = answer
    }
    return common
  }

  /// The values that a call or a read of a member can give, and the type around them.
  private func returned(by value: Value, in place: Place) -> (values: [Value], place: Place)? {
    func function(_ candidates: [FunctionFacts], of type: String?) -> ([Value], Place)? {
      guard candidates.count == 1, let only = candidates.first else { return nil }
      return (only.returned, Place(type: type ?? place.type, function: only.name))
    }
    func property(_ name: String, of info: ProjectIndex.TypeInfo?) -> ([Value], Place)? {
      guard let property = project.property(name, of: info), property.isComputed else { return nil }
      return (property.returned, Place(type: info?.facts.name))
    }
    switch value {
    case .name(let name):
      guard name.first != "$" else { return nil }
      return property(name, of: info(place))
    case .call(.name(let name), _):
      return function(project.functions(name, of: info(place)), of: place.type)
        ?? function(project.functions(name, from: place.type), of: nil)
    case .member(let base, let name): return property(name, of: owner(base, in: place))
    case .call(.member(let base, let name), _):
      guard let owner = owner(base, in: place) else { return nil }
      return function(project.functions(name, of: owner), of: owner.facts.name)
    default: return nil
    }
  }

  /// The type whose member is read.
  func owner(_ base: Value, in place: Place) -> ProjectIndex.TypeInfo? {
    if case .name(let name) = base, name.first?.isUppercase == true {
      return name == "Self" ? info(place) : project.type(named: name, from: place.type)
    }
    return type(of: base, in: place).flatMap {
      project.type(named: TypeShape($0).base, from: place.type)
    }
  }
}

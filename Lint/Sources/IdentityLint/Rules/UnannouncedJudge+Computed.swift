/// Values of an inner object that a view reads through the outer one.
extension UnannouncedJudge {
  /// `store.lines(matching: query)` and `store.total`: a method or a computed property of the outer
  /// object that reads a value of the object inside it.
  func behind(_ read: MemberReads.Read, of model: ProjectIndex.TypeInfo) -> Finding? {
    guard model.facts.inherited.contains(where: { $0.hasSuffix("ObservableObject") }),
      ["ObservedObject", "StateObject", "EnvironmentObject"].contains(
        resolver.project.property(read.object, of: view)?.wrapper)
    else { return nil }
    var returned: [Value] = []
    if read.isCall {
      returned = resolver.project.functions(read.member, of: model).flatMap(\.returned)
    } else if let property = resolver.project.property(read.member, of: model),
      property.isComputed, !property.isStatic
    {
      returned = property.returned
    }
    return returned.lazy.flatMap(\.all).compactMap { value -> Finding? in
      guard case .member(let base, let member) = value, let holder = base.ownName,
        let property = resolver.project.property(holder, of: model), !property.isComputed,
        !property.isStatic,
        // An object that it gets has another owner, who may show it elsewhere.
        case .call(.name, _)? = property.initial
      else { return nil }
      let inner = MemberReads.Read(
        object: read.object, member: holder, inner: member, node: read.node)
      return ofInnerObject(inner, property, model)
    }.first
  }
}

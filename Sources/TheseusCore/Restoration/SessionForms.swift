/// A type whose values snapshots save in another form.
package protocol SessionRepresentable {
  associatedtype SessionForm: Codable
  /// Nil where a value has no such form, because a value in it is not Codable.
  /// - Throws: another reason.
  var sessionForm: SessionForm? { get throws }
  /// Nil where the form has no value in this build.
  init?(sessionForm: SessionForm)
}

/// A type that declares state, or is the type of state, that snapshots leave out (R32): it only
/// matters while a gesture or an animation runs, or follows from something that is saved.
package protocol TransientState {}

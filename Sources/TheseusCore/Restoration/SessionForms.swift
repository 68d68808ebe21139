/// A type whose values snapshots save in another form.
package protocol SessionRepresentable {
  associatedtype SessionForm: Codable
  /// Nil where a value has no such form.
  var sessionForm: SessionForm? { get }
  /// Nil where the form has no value in this build.
  init?(sessionForm: SessionForm)
}

/// A type whose state only matters while a gesture or an animation runs: snapshots leave it out
/// (R32).
package protocol TransientState {}

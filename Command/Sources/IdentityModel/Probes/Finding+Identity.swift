extension Finding {
  private static let t1 = Tag.view(0)
  private static let leaf = Program.view(.view(1))
  private static let padded = Program.modified(.modifier(0), leaf)

  /// Content in two arms of a modifier, of which one modifies it.
  static let finding1 = Program.view(t1, [.cond(padded, leaf)])
  static let finding1Fixed = Program.view(t1, [padded])
  static let sameArms = Program.view(t1, [.cond(leaf, leaf)])
  static let finding2 = Program.view(t1, [.forEach(leaf)])
  static let finding3 = Program.view(t1, [.anyView([leaf])])
  static let finding3Padded = Program.view(t1, [.anyView([leaf, padded])])

  /// The questions about identity alone.
  static let identity: [Finding] = [
    Finding(
      "finding1", "content in two arms of a modifier", [finding1], .noCellLostByBranch, .violated),
    Finding(
      "finding1_owner", "the cell of the view that applies the modifier", [finding1],
      .ownerCellKept, .holds),
    Finding(
      "finding1_fixed", ".overlay(flag ? a : b)", [finding1Fixed], .engineerExpectation, .holds),
    Finding(
      "finding1_shared", "Finding 1 under shared arms", [finding1], .engineerExpectation, .violated,
      profile: "sharedArms"),
    Finding(
      "arms_distinct", "if c { X() } else { X() }", [sameArms], .engineerExpectation, .violated),
    Finding(
      "arms_shared", "if c { X() } else { X() } under shared arms", [sameArms],
      .engineerExpectation, .holds, profile: "sharedArms"),
    Finding(
      "finding2", "rows keyed by value, a value edited", [finding2], .noCellLostByRowID, .violated),
    Finding(
      "duplicates", "duplicate row ids with no occurrence number", [finding2], .identitiesUnique,
      .violated,
      rules: IdentityRules(numbersDuplicateRows: false), distinctRows: false),
    Finding(
      "duplicates_numbered", "duplicate row ids told apart by occurrence", [finding2],
      .identitiesUnique, .holds, distinctRows: false),
    Finding(
      "finding3_opaque", "AnyView of the same type", [finding3], .engineerExpectation, .violated,
      profile: "opaque"),
    Finding(
      "finding3_wrapped", "AnyView of the same type", [finding3], .engineerExpectation, .holds),
    Finding(
      "finding3_padded", "AnyView(X) to AnyView(X.modifier)", [finding3Padded],
      .engineerExpectation, .violated),
    Finding(
      "article_tuple", "the article's identity tuple read literally", [finding2], .articleTuple,
      .violated),
  ]
}

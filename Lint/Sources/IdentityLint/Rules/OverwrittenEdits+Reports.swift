extension SourceUnit {
  /// The report of a model that is read again at each appearance.
  func replaced(
    _ replaced: ModelReload.Replaced, at range: SourceRange, _ opening: String, _ way: String
  ) -> Finding {
    finding(
      OverwrittenEditsRule.self, way == OverwrittenEditsRule.pushed ? .warning : .info,
      at: range,
      """
      When the user comes back \(way), `\(replaced.field)` of `\(replaced.model)` is replaced \
      and its edits are lost.
      """,
      because: "`\(opening)` runs again each time the view appears",
      advice: "Read it once: where the model is made, or while a flag says that it was not.",
      related: replaced.place.map { [$0] } ?? [])
  }

  /// The report of a model's method that adds the same elements at each appearance.
  func added(
    _ addition: AddedAgain.Addition, at range: SourceRange, _ opening: String, _ way: String
  ) -> Finding {
    finding(
      // Its precision on unseen code is not known yet.
      OverwrittenEditsRule.self, .info, at: range,
      """
      When the user comes back \(way), `\(addition.method)` adds the same elements to \
      `\(addition.field)` once more.
      """,
      because: "`\(opening)` runs again each time the view appears",
      advice: "Replace the elements, or add them only while they are not there.",
      related: [addition.place])
  }
}

/// A document in a window, as the app asks it before it quits.
@MainActor
protocol OpenDocument: AnyObject {
  var title: String { get }
  /// Saves what is not saved yet, in its file or as a draft. Returns whether all of it is.
  func saveAll() -> Bool
}

extension DocumentStore: OpenDocument {
  func saveAll() -> Bool {
    save()
    return document == nil || !isEditable || !isUnwritten || isDraftCurrent
  }
}

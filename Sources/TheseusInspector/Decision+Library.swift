import TheseusCore

extension Decision {
  /// Whether a view of the library decided, not one of the app: it explains nothing to a developer.
  /// The rows of an outline are the app's, though the library's `ForEach` shows them.
  var isOfTheLibrary: Bool {
    guard let file = site?.parts.file, rule.description != "R6" else { return false }
    return Self.modules.contains { module in
      module.utf8.enumerated().allSatisfy { file[$0.offset] == $0.element }
    }
  }

  /// As a file's id begins.
  private static let modules = ["TheseusViews/", "TheseusCore/"]
}

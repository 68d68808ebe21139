import TheseusCore

/// The one way in which an app quits at its user's or its own request: Ctrl-C, the menu, the last
/// window, `NSApplication.terminate`. A signal, or the loss of the terminal, asks nobody.
extension AppHost {
  /// The reason for a request to quit.
  public enum QuitReason: Sendable {
    case requested
    /// The user closes the last window. It stays open when the app refuses.
    case lastWindow
  }

  /// The app's answer to a request to quit.
  public enum QuitAnswer: Sendable {
    case now
    case refused
    /// The app calls `quitAfterAnswer` if it agrees.
    case later
  }

  /// Has `question` asked before an app of the process quits.
  public static func onQuitRequest(
    _ question: @escaping @MainActor (AppHost, QuitReason) -> QuitAnswer
  ) {
    questions.append(question)
  }

  @MainActor private static var questions: [@MainActor (AppHost, QuitReason) -> QuitAnswer] = []

  /// Quits, unless the app refuses or the user wants to keep a document that cannot be saved.
  public func requestQuit() { if shouldQuit(.requested) { onQuit?() } }

  /// Quits after the app has agreed, unless the user wants to keep a document that cannot be saved.
  public func quitAfterAnswer() { if isEverythingSaved() { onQuit?() } }

  /// Whether nothing keeps the app from quitting. When something does, it is shown.
  func shouldQuit(_ reason: QuitReason) -> Bool {
    for question in Self.questions {
      switch question(self, reason) {
      case .now: continue
      case .refused, .later: return false
      }
    }
    return isEverythingSaved()
  }

  // MARK: Documents

  func watch(_ document: any OpenDocument) {
    documents.removeAll { $0.value == nil || $0.value === document }
    documents.append(WeakDocument(value: document))
  }

  /// A document of an open window.
  struct WeakDocument {
    weak var value: (any OpenDocument)?
  }

  private func isEverythingSaved() -> Bool {
    let unsaved = documents.compactMap(\.value).filter { !$0.saveAll() }
    guard !unsaved.isEmpty else { return true }
    askAbout(unsaved.map(\.title))
    return false
  }

  private func askAbout(_ titles: [String]) {
    guard dismissQuitQuestion == nil else { return }
    let answer = { [weak self] (quits: Bool) in
      guard let self else { return }
      dismissQuitQuestion?()
      dismissQuitQuestion = nil
      if quits { onQuit?() }
    }
    dismissQuitQuestion = presentAbove(
      isAlert: true, label: "Quit", onEscape: { answer(false) }
    ) {
      QuitQuestion(titles: titles, answer: answer)
    }
  }
}

/// Asks whether edits that cannot be saved are to be lost.
private struct QuitQuestion: View {
  let titles: [String]
  let answer: (_ quits: Bool) -> Void

  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      Text(
        titles.count == 1
          ? "The edits of “\(titles[0])” cannot be saved."
          : "The edits of \(titles.count) documents cannot be saved.")
      HStack(spacing: 16) {
        Button("Cancel", role: .cancel) { answer(false) }.keyboardShortcut(.defaultAction)
        Button("Quit and Lose Them", role: .destructive) { answer(true) }
      }
    }
  }
}

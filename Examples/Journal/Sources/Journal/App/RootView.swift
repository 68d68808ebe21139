import JournalCommand
import JournalModel
import SwiftUI

struct RootView: View {
  @Environment(JournalSession.self) private var session

  var body: some View {
    if let store = session.store {
      JournalView()
        .environment(store)
        .alert(
          "The journal was saved as “\(session.copied ?? "")”.", isPresented: isShowingCopy
        ) {
          Button("OK", role: .cancel) {}
        } message: {
          Text("It continues there. Open it later with --database FILE.")
        }
    } else if let problem = session.problem {
      OpeningProblemView(problem: problem)
    }
  }

  private var isShowingCopy: Binding<Bool> {
    Binding {
      session.copied != nil
    } set: { isShown in
      if !isShown { session.copied = nil }
    }
  }
}

/// Shown instead of a journal that cannot be opened.
struct OpeningProblemView: View {
  let problem: JournalError

  @Environment(JournalSession.self) private var session
  @FocusState private var isTryingAgain: Bool

  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      Label("The journal did not open", systemImage: "exclamationmark.triangle")
        .font(.headline)
      Text(problem.localizedDescription)
      if let suggestion = problem.recoverySuggestion {
        Text(suggestion)
          .foregroundStyle(.secondary)
      }
      HStack {
        Button("Try Again") { session.open() }
          .keyboardShortcut(.defaultAction)
          .focused($isTryingAgain)
        if canQuit {
          Button("Quit") { quit() }
            .keyboardShortcut(.cancelAction)
        }
      }
    }
    .onAppear { isTryingAgain = true }
    // A terminal host quits on these keys without showing the reason.
    .onKeyPress(characters: CharacterSet(charactersIn: "cq"), phases: .down) { press in
      guard canQuit, press.modifiers.contains(.control) else { return .ignored }
      quit()
      return .handled
    }
    .frame(maxWidth: 560, alignment: .leading)
    .padding()
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }

  /// The process of a browser's user is everybody's.
  private var canQuit: Bool { !JournalApp.servesBrowsers }

  private func quit() { Launcher.end(problem.exitStatus, problem.message) }
}

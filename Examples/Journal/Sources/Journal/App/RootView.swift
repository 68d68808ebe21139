import JournalModel
import SwiftUI

struct RootView: View {
  @Environment(JournalSession.self) private var session

  var body: some View {
    if let store = session.store {
      JournalView()
        .environment(store)
    } else if let problem = session.problem {
      OpeningProblemView(problem: problem)
    }
  }
}

/// In place of a journal that cannot be opened.
struct OpeningProblemView: View {
  let problem: JournalError

  @Environment(JournalSession.self) private var session

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
        Button("Quit") { exit(1) }
          .keyboardShortcut(.cancelAction)
      }
    }
    .frame(maxWidth: 560, alignment: .leading)
    .padding()
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}

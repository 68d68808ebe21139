import SwiftUI

struct Lookup: View {
  let find: (String) async -> [String]
  @State private var term = ""
  @State private var found: [String] = []
  @State private var hint: Task<Void, Never>?
  var body: some View {
    List(found, id: \.self) { Text($0) }
      .onChange(of: term) { _, new in
        Task {  // expect: racing_task
          found = await find(new)
          showHint()
        }
      }
  }
  // Cancels another task than that of the answer.
  private func showHint() {
    hint?.cancel()
    hint = Task { try? await Task.sleep(for: .seconds(1)) }
  }
}

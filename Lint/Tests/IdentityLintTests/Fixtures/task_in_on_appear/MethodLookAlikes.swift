import SwiftUI

struct Page: View {
  @State private var text = ""
  @State private var work: Task<Void, Never>?
  var body: some View {
    Text(text).onAppear(perform: load)
    Button("Load", action: loadAgain)
  }

  // It is stored, to be canceled.
  private func load() { work = Task { text = await read() } }

  private func loadAgain() { Task { text = await read() } }

  private func read() async -> String { "" }
}

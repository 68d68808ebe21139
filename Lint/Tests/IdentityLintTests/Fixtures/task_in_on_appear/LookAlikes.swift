import SwiftUI

struct Page: View {
  @State private var text = ""
  @State private var work: Task<Void, Never>?

  var body: some View {
    Text(text)
      .task { text = await load() }
      .onAppear { work = Task { text = await load() } }
      .onDisappear { work?.cancel() }
    Button("Load") { Task { text = await load() } }
  }

  private func load() async -> String { "" }
}

import SwiftUI

struct Page: View {
  @State private var text = ""

  var body: some View {
    Text(text).onAppear {
      Task { text = await load() }  // expect: task_in_on_appear
    }
  }

  private func load() async -> String { "" }
}

import SwiftUI

struct Page: View {
  @State private var text = ""
  var body: some View {
    Text(text).onAppear(perform: load)
    Text(text).onAppear { show() }
  }

  private func load() {
    Task { text = await read() }  // expect: task_in_on_appear
  }

  private func show() {
    Task {  // expect: task_in_on_appear
      text = await read()
    }
  }

  private func read() async -> String { "" }
}

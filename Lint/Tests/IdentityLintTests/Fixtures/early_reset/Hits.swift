import SwiftUI

struct ByDelay: View {
  @State private var message: String?
  var body: some View {
    Button("Save") { show("Saved") }
    if let message { Text(message) }
  }
  private func show(_ text: String) {
    withAnimation { message = text }
    DispatchQueue.main.asyncAfter(deadline: .now() + 3) {
      withAnimation { message = nil }  // expect: early_reset
    }
  }
}
struct ByTask: View {
  @State private var names = ["a", "b"]
  @State private var removed: [String] = []
  var body: some View {
    List(names, id: \.self) { name in
      Button("Delete") {
        removed = [name]
        Task {
          try? await Task.sleep(for: .seconds(5))
          removed = []  // expect: early_reset
        }
      }
    }
    Button("Undo") { names += removed }
  }
}
@MainActor @Observable final class Banner {
  private(set) var text = ""
  func show(_ text: String) {
    self.text = text
    Timer.scheduledTimer(withTimeInterval: 3, repeats: false) { _ in
      self.text = ""  // expect: early_reset
    }
  }
}

import SwiftUI

struct ById: View {
  @State private var message: String?
  var body: some View {
    Button("Save") { message = "Saved" }
      .task(id: message) {
        try? await Task.sleep(for: .seconds(3))
        guard !Task.isCancelled else { return }
        message = nil
      }
  }
}
struct ByComparison: View {
  @State private var message: String?
  var body: some View {
    Button("Save") {
      let shown = "Saved"
      message = shown
      DispatchQueue.main.asyncAfter(deadline: .now() + 3) {
        if message == shown { message = nil }
      }
    }
  }
}
struct ByStoredTask: View {
  @State private var message: String?
  @State private var hiding: Task<Void, Never>?
  var body: some View {
    Button("Save") {
      hiding?.cancel()
      message = "Saved"
      hiding = Task {
        try? await Task.sleep(for: .seconds(3))
        if !Task.isCancelled { message = nil }
      }
    }
  }
}
struct Flag: View {
  @State private var isCopied = false
  var body: some View {
    Button(isCopied ? "Copied" : "Copy") {
      isCopied = true
      DispatchQueue.main.asyncAfter(deadline: .now() + 1) { isCopied = false }
    }
  }
}

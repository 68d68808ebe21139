import SwiftUI

/// The content stays below.
struct Shade: ViewModifier {
  let isBusy: Bool
  func body(content: Content) -> some View {
    ZStack {
      content.disabled(isBusy)
      if isBusy { ProgressView() }
    }
  }
}
struct Busy: ViewModifier {
  let isBusy: Bool
  func body(content: Content) -> some View {
    if isBusy { ProgressView() } else { content }
  }
}
struct Notes: View {
  @State private var notes = ""
  var body: some View { TextField("Notes", text: $notes) }
}
struct Bound: View {
  @Binding var notes: String
  var body: some View { TextField("Notes", text: $notes) }
}
struct Form: View {
  @State private var isSending = false
  @State private var isLoading = true
  @State private var isSignedOut = false
  @State private var notes = ""
  var body: some View {
    VStack {
      Notes().modifier(Shade(isBusy: isSending))
      // The text is kept above.
      Bound(notes: $notes).modifier(Busy(isBusy: isSending))
      // Only the first loading.
      Notes().modifier(Busy(isBusy: isLoading))
      // Nothing sets it back.
      Notes().modifier(Busy(isBusy: isSignedOut))
      Button("Send") { Task { await send() } }
      Button("Sign out") { isSignedOut = true }
    }
    .task {
      isLoading = true
      try? await Task.sleep(for: .seconds(1))
      isLoading = false
    }
  }
  private func send() async {
    isSending = true
    try? await Task.sleep(for: .seconds(1))
    isSending = false
  }
}

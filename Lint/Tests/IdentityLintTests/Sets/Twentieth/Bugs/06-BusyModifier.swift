import SwiftUI

struct BusyModifier: ViewModifier {
  let isBusy: Bool

  func body(content: Content) -> some View {
    // bug: the modifier's if/else puts content in two identities: sending flips the branch and
    // FeedbackForm's @State subject and message are cleared, so the text is lost when sending
    // fails.
    if isBusy {
      content
        .blur(radius: 2)
        .disabled(true)
        .overlay { ProgressView() }
    } else {
      content
    }
  }
}

extension View {
  func busy(_ isBusy: Bool) -> some View {
    modifier(BusyModifier(isBusy: isBusy))
  }
}

struct FeedbackScreen: View {
  @State private var isSending = false
  @State private var failed = false

  var body: some View {
    NavigationStack {
      FeedbackForm { subject, message in
        Task { await send(subject, message) }
      }
      .busy(isSending)
      .alert("Could not send. Please try again.", isPresented: $failed) {}
    }
  }

  private func send(_ subject: String, _ message: String) async {
    isSending = true
    try? await Task.sleep(for: .seconds(2))
    isSending = false
    failed = true
  }
}

struct FeedbackForm: View {
  let onSend: (String, String) -> Void
  @State private var subject = ""
  @State private var message = ""

  var body: some View {
    Form {
      TextField("Subject", text: $subject)
      TextField("Message", text: $message, axis: .vertical)
      Button("Send") { onSend(subject, message) }
    }
  }
}

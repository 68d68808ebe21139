import SwiftUI

extension View {
  @ViewBuilder
  func applyIf<Modified: View>(
    _ condition: Bool,
    @ViewBuilder transform: (Self) -> Modified
  ) -> some View {
    if condition {
      transform(self)
    } else {
      self
    }
  }
}

struct ReplyComposer: View {
  let recipient: String
  let onSend: (String) -> Void
  @State private var text = ""

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      Text("Reply to \(recipient)").font(.headline)
      TextEditor(text: $text)
        .frame(minHeight: 120)
      Button("Send") {
        onSend(text)
        text = ""
      }
      .disabled(text.isEmpty)
    }
  }
}

struct OfflineRibbon: View {
  var body: some View {
    Label("Offline", systemImage: "wifi.slash")
      .font(.caption)
      .padding(6)
      .background(.yellow, in: Capsule())
  }
}

struct TicketScreen: View {
  let recipient: String
  let isOffline: Bool
  let onSend: (String) -> Void

  var body: some View {
    ReplyComposer(recipient: recipient, onSend: onSend)
      .padding()
      // bug: going offline or online flips the if/else inside applyIf, so ReplyComposer gets a new
      // identity and the half-written reply in its @State text is lost
      .applyIf(isOffline) { composer in
        composer.overlay(alignment: .topTrailing) { OfflineRibbon() }
      }
      .navigationTitle("Ticket")
  }
}

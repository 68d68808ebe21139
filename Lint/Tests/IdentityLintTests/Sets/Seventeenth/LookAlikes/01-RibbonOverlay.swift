import SwiftUI

enum Platform {
  static let isMac: Bool = {
    #if os(macOS)
      return true
    #else
      return ProcessInfo.processInfo.isiOSAppOnMac
    #endif
  }()
}

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

struct TicketScreen: View {
  let recipient: String
  let isOffline: Bool
  let onSend: (String) -> Void

  var body: some View {
    ReplyComposer(recipient: recipient, onSend: onSend)
      .padding()
      .overlay(alignment: .topTrailing) {
        if isOffline {
          Label("Offline", systemImage: "wifi.slash").font(.caption)
        }
      }
      .applyIf(Platform.isMac) { composer in
        composer.frame(maxWidth: 560)
      }
      .navigationTitle("Ticket")
  }
}

import SwiftUI

@Observable
final class OutboxStore {
  private(set) var waiting: [String] = []

  func enqueue(_ message: String) {
    waiting.append(message)
  }
}

private struct OutboxKey: EnvironmentKey {
  // bug: sent messages: composer and badge have different stores, and the composer gets another
  // one at its next update. When: always, as no parent injects a store.
  static var defaultValue: OutboxStore { OutboxStore() }
}

extension EnvironmentValues {
  var outbox: OutboxStore {
    get { self[OutboxKey.self] }
    set { self[OutboxKey.self] = newValue }
  }
}

struct MessagingScreen: View {
  var body: some View {
    VStack {
      OutboxBadge()
      Composer()
    }
  }
}

private struct OutboxBadge: View {
  @Environment(\.outbox) private var outbox

  var body: some View {
    Label("\(outbox.waiting.count) waiting", systemImage: "tray.and.arrow.up")
  }
}

private struct Composer: View {
  @Environment(\.outbox) private var outbox
  @State private var text = ""

  var body: some View {
    HStack {
      TextField("Message", text: $text)
      Button("Send") {
        outbox.enqueue(text)
        text = ""
      }
      .disabled(text.isEmpty)
    }
  }
}

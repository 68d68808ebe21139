import Combine
import SwiftUI

private struct PeriodicBackup: ViewModifier {
  let backup: () -> Void
  @State private var ticks = Timer.publish(every: 20, on: .main, in: .common).autoconnect()

  func body(content: Content) -> some View {
    content
      .onReceive(ticks) { _ in backup() }
      .onDisappear(perform: backup)
  }
}

extension View {
  func periodicBackup(_ backup: @escaping () -> Void) -> some View {
    modifier(PeriodicBackup(backup: backup))
  }
}

struct JournalEditor: View {
  @Binding var text: String
  let write: (String) -> Void
  @State private var lastBackup: Date?

  var body: some View {
    TextEditor(text: $text)
      .overlay(alignment: .bottomTrailing) {
        if let lastBackup {
          Text(lastBackup, style: .time)
        }
      }
      .periodicBackup { store() }
  }

  private func store() {
    write(text)
    lastBackup = .now
  }
}

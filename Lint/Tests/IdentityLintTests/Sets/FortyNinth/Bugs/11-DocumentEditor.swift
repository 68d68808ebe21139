import Combine
import SwiftUI

private struct Autosave: ViewModifier {
  let interval: TimeInterval
  let save: () -> Void

  private var ticks: some Publisher<Date, Never> {
    Timer.publish(every: interval, on: .main, in: .common).autoconnect()
  }

  func body(content: Content) -> some View {
    content
      // bug: The publisher is made again at each body pass
      .onReceive(ticks) { _ in save() }
      .onDisappear(perform: save)
  }
}

extension View {
  func autosave(every interval: TimeInterval = 20, _ save: @escaping () -> Void) -> some View {
    modifier(Autosave(interval: interval, save: save))
  }
}

struct DocumentEditor: View {
  @Binding var text: String
  let write: (String) -> Void
  @State private var lastSaved: Date?

  var body: some View {
    TextEditor(text: $text)
      .overlay(alignment: .bottomTrailing) {
        if let lastSaved {
          Text(lastSaved, style: .time)
        }
      }
      .autosave { store() }
  }

  private func store() {
    write(text)
    lastSaved = .now
  }
}

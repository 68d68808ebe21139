import Combine
import SwiftUI

// A modifier with a closure: its body runs whenever that of the editor runs.
private struct Autosave: ViewModifier {
  let interval: TimeInterval
  let save: () -> Void
  private var ticks: some Publisher<Date, Never> {
    Timer.publish(every: interval, on: .main, in: .common)  // expect: restarted_timer
      .autoconnect()
  }
  func body(content: Content) -> some View { content.onReceive(ticks) { _ in save() } }
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
    TextEditor(text: $text).autosave { store() }
  }
  private func store() {
    write(text)
    lastSaved = .now
  }
}
// A type's property, in a view that the user types into.
enum Clock {
  static var ticks: Publishers.Autoconnect<Timer.TimerPublisher> {
    Timer.publish(every: 30, on: .main, in: .common).autoconnect()  // expect: restarted_timer
  }
}
struct NotePad: View {
  @State private var note = ""
  @State private var count = 0
  var body: some View {
    TextField("Note", text: $note).onReceive(Clock.ticks) { _ in count += 1 }
  }
}

import SwiftUI

/// The tick reads what the user types; typing makes the timer again.
struct Journal: View {
  @State private var text = ""
  let save: (String) -> Void
  var body: some View {
    TextEditor(text: $text)
      .onReceive(
        Timer.publish(every: 5, on: .main, in: .common).autoconnect()  // expect: restarted_timer
      ) { _ in
        save(text)
      }
  }
}
struct ByMethod: View {
  @AppStorage("note") private var saved = ""
  @State private var text = ""
  var body: some View {
    TextField("Note", text: $text)
      .onReceive(
        Timer.publish(every: 5, on: .main, in: .common).autoconnect()  // expect: restarted_timer
      ) { _ in
        store()
      }
  }
  private func store() { saved = text }
}

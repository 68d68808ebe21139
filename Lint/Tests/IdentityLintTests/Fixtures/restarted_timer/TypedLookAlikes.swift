import SwiftUI

/// The timer itself sets what is in the field.
struct Clock: View {
  @State private var text = ""
  var body: some View {
    TextField("Time", text: $text)
      .onReceive(Timer.publish(every: 5, on: .main, in: .common).autoconnect()) { _ in
        text = "\(Date.now)"
      }
  }
}
/// The field is in another view.
struct Editor: View {
  @Binding var text: String
  var body: some View { TextEditor(text: $text) }
}
struct Kept: View {
  @State private var text = ""
  @State private var timer = Timer.publish(every: 5, on: .main, in: .common).autoconnect()
  let save: (String) -> Void
  var body: some View { TextEditor(text: $text).onReceive(timer) { _ in save(text) } }
}

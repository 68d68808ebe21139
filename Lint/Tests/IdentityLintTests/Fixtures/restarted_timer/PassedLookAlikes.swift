import Combine
import SwiftUI

// The modifier keeps its timer.
private struct Autosave: ViewModifier {
  let save: () -> Void
  @State private var ticks = Timer.publish(every: 20, on: .main, in: .common).autoconnect()
  func body(content: Content) -> some View { content.onReceive(ticks) { _ in save() } }
}
// Only the tick itself runs the body of the caller.
private struct Clock: ViewModifier {
  let tick: () -> Void
  func body(content: Content) -> some View {
    content.onReceive(Timer.publish(every: 20, on: .main, in: .common).autoconnect()) { _ in
      tick()
    }
  }
}
struct Editor: View {
  @State private var text = ""
  var body: some View { TextEditor(text: $text).modifier(Autosave(save: {})) }
}
struct Watch: View {
  @State private var time = Date()
  var body: some View {
    Text(time, style: .time).modifier(Clock(tick: { time = .now }))
  }
}

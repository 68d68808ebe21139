import SwiftUI

struct Clock: View {
  @State private var now = Date()
  @State private var offset = 0.0

  var body: some View {
    Slider(value: $offset)
      .onReceive(
        Timer.publish(every: 5, on: .main, in: .common).autoconnect()  // expect: restarted_timer
      ) {
        now = $0
      }
  }
}

struct Slides: View {
  let caption: String
  private let timer =
    Timer.publish(every: 4, on: .main, in: .common).autoconnect()  // expect: restarted_timer
  @State private var index = 0

  var body: some View { Text("\(caption) \(index)").onReceive(timer) { _ in index += 1 } }
}

struct Gallery: View {
  @State private var caption = ""
  var body: some View {
    TextField("Caption", text: $caption)
    Slides(caption: caption)
  }
}

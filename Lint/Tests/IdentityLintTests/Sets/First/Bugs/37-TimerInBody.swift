import SwiftUI

struct Clock: View {
  @State private var now = Date()
  @State private var offset = 0.0
  var body: some View {
    VStack {
      Text(now, style: .time)
      Slider(value: $offset)
    }
    // bug: moving the slider restarts the timer, which never fires
    .onReceive(Timer.publish(every: 5, on: .main, in: .common).autoconnect()) { now = $0 }
  }
}

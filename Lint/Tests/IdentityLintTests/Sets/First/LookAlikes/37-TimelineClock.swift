import SwiftUI

struct Clock37: View {
  @State private var offset = 0.0
  private let timer = Timer.publish(every: 5, on: .main, in: .common).autoconnect()
  @State private var now = Date()
  var body: some View {
    VStack {
      Text(now, style: .time); Slider(value: $offset)
    }.onReceive(timer) { now = $0 }
  }
}
@main struct ClockApp37: App { var body: some Scene { WindowGroup { Clock37() } } }

import SwiftUI

/// Only the timer runs the body again.
struct Countdown: View {
  @State private var seconds = 60
  var body: some View {
    Text("\(seconds)")
      .onReceive(Timer.publish(every: 1, on: .main, in: .common).autoconnect()) { _ in
        seconds -= 1
      }
  }
}

struct Kept: View {
  let caption: String
  @State private var timer = Timer.publish(every: 4, on: .main, in: .common).autoconnect()
  @State private var index = 0
  var body: some View { Text("\(caption) \(index)").onReceive(timer) { _ in index += 1 } }
}

struct OfType: View {
  let caption: String
  private static let timer = Timer.publish(every: 4, on: .main, in: .common).autoconnect()
  @State private var index = 0
  var body: some View { Text("\(caption) \(index)").onReceive(Self.timer) { _ in index += 1 } }
}

struct Page: View {
  @State private var caption = ""
  var body: some View {
    TextField("Caption", text: $caption)
    Kept(caption: caption)
    OfType(caption: caption)
  }
}

/// Its parent's body runs once.
struct Root: View {
  private let timer = Timer.publish(every: 4, on: .main, in: .common).autoconnect()
  @State private var index = 0
  var body: some View { Text("\(index)").onReceive(timer) { _ in index += 1 } }
}

struct Window: View {
  var body: some View { Root() }
}

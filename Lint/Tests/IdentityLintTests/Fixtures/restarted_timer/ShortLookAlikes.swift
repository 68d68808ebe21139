import SwiftUI

// Nobody notices a delay of less than a second.
struct Spinner: View {
  let title: String
  private let timer = Timer.publish(every: 0.1, on: .main, in: .common).autoconnect()
  @State private var frame = 0
  var body: some View {
    Text("\(title) \(frame)").onReceive(timer) { _ in frame += 1 }
  }
}
struct Page: View {
  @State private var count = 0
  var body: some View {
    Button("Count") { count += 1 }
    Spinner(title: "\(count)")
  }
}

import SwiftUI

struct Banner25: View {
  @State private var page = 0
  @State private var query = ""
  var body: some View {
    VStack {
      TextField("Find", text: $query); Text("Page \(page)")
    }
    // bug: typing keeps the page
    .onReceive(Timer.publish(every: 3, tolerance: 0.5, on: .main, in: .default).autoconnect()) {
      _ in page += 1
    }
  }
}

import SwiftUI

struct Slideshow: View {
  let caption: String
  // bug: each caption change starts the 4 seconds again
  let timer = Timer.publish(every: 4, on: .main, in: .common).autoconnect()
  @State private var index = 0
  var body: some View {
    Text("\(caption) \(index)").onReceive(timer) { _ in index += 1 }
  }
}
struct Gallery: View {
  @State private var caption = ""
  var body: some View {
    VStack {
      TextField("Caption", text: $caption); Slideshow(caption: caption)
    }
  }
}

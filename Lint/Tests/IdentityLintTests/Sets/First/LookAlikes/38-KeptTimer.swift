import SwiftUI

struct Slides38: View {
  let caption: String
  @State private var timer = Timer.publish(every: 4, on: .main, in: .common).autoconnect()
  @State private var index = 0
  var body: some View { Text("\(caption) \(index)").onReceive(timer) { _ in index += 1 } }
}
struct Gallery38: View {
  @State private var caption = "";
  var body: some View { TextField("Caption", text: $caption); Slides38(caption: caption) }
}

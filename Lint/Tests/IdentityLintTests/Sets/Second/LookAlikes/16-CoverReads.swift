import SwiftUI

struct Albums16b: View {
  @State private var current: String?
  @State private var playing = false
  var body: some View {
    VStack {
      Text(current ?? "None");
      Button("Play") {
        current = "Blue"; playing = true
      }
    }
    .fullScreenCover(isPresented: $playing) { Text(current ?? "") }
  }
}

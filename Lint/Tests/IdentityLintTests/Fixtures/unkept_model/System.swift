import AVKit
import SwiftUI

struct Clip: View {
  let url: URL
  @State private var isLiked = false
  var body: some View {
    VideoPlayer(player: AVPlayer(url: url))  // expect: unkept_model
    Button("Like") { isLiked.toggle() }
  }
}
struct Voice: View {
  let synthesizer = AVSpeechSynthesizer()  // expect: unkept_model
  var body: some View { Text("a") }
}
struct Kept: View {
  let url: URL
  @State private var player: AVPlayer?
  @State private var isLiked = false
  var body: some View {
    VideoPlayer(player: player).onAppear { player = AVPlayer(url: url) }
    Button("Like") { isLiked.toggle() }
  }
}
struct Page: View {
  @State private var count = 0
  var body: some View {
    Button("\(count)") { count += 1 }
    Voice()
    Clip(url: URL(filePath: "a"))
    Kept(url: URL(filePath: "a"))
  }
}

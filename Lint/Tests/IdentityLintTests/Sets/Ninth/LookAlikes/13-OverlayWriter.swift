import Observation
import SwiftUI

@Observable
final class CaptionFeed {
  var speaker = "Untitled"
  var caption = ""
}

@MainActor
final class OverlayWriter {
  private let target = URL.documentsDirectory.appending(path: "stream-overlay.txt")
  private var isRunning = false

  func run(_ feed: CaptionFeed) {
    guard !isRunning else { return }
    isRunning = true
    arm(feed)
  }

  private func arm(_ feed: CaptionFeed) {
    withObservationTracking {
      _ = feed.speaker
      _ = feed.caption
    } onChange: { [weak self, weak feed] in
      Task { @MainActor [weak self, weak feed] in
        guard let self, let feed else { return }
        write(feed)
        arm(feed)
      }
    }
  }

  private func write(_ feed: CaptionFeed) {
    let text = feed.speaker + "\n\n" + feed.caption
    try? text.write(to: target, atomically: true, encoding: .utf8)
  }
}

struct CaptionEditor: View {
  @Bindable var feed: CaptionFeed
  let writer: OverlayWriter

  var body: some View {
    VStack {
      TextField("Speaker", text: $feed.speaker)
        .font(.title2)
      TextEditor(text: $feed.caption)
    }
    .padding()
    .onAppear { writer.run(feed) }
  }
}

struct CaptionDesk: View {
  @State private var feed = CaptionFeed()
  @State private var writer = OverlayWriter()

  var body: some View {
    TabView {
      CaptionEditor(feed: feed, writer: writer)
        .tabItem { Label("Edit", systemImage: "pencil") }
      ScrollView { Text(feed.caption).font(.title) }
        .tabItem { Label("Preview", systemImage: "captions.bubble") }
    }
  }
}

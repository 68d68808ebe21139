import SwiftUI
import Combine

final class ReaderSettings: ObservableObject {
  @Published var fontSize = 14.0
  @Published var usesSerif = false
}

struct ReaderBar: View {
  @EnvironmentObject private var settings: ReaderSettings

  var body: some View {
    HStack {
      Slider(value: $settings.fontSize, in: 10...24)
      Toggle("Serif", isOn: $settings.usesSerif)
    }
    .padding()
  }
}

struct ChapterDetail: View {
  let chapter: String
  @EnvironmentObject private var settings: ReaderSettings

  var body: some View {
    VStack {
      Text(chapter)
        .font(.system(size: settings.fontSize, design: settings.usesSerif ? .serif : .default))
      ReaderBar()
    }
  }
}

struct ReaderWindow: View {
  @StateObject private var settings = ReaderSettings()
  @State private var chapter: String?
  private let chapters = ["Harbour", "Night Bus", "Glass"]

  var body: some View {
    NavigationSplitView {
      List(chapters, id: \.self, selection: $chapter) { name in
        Text(name)
      }
    } detail: {
      if let chapter {
        ChapterDetail(chapter: chapter)
      } else {
        Text("Choose a chapter")
      }
    }
    .environmentObject(settings)
  }
}

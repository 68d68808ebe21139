import SwiftUI

struct Chapter: Decodable {
  let title: String
  let text: String
}

struct ChapterService {
  func load(_ id: Int) async throws -> Chapter {
    let url = URL(string: "https://example.com/chapters/\(id).json")!
    let (data, _) = try await URLSession.shared.data(from: url)
    return try JSONDecoder().decode(Chapter.self, from: data)
  }

  func titles() async -> [Int] { Array(1..<30) }
}

struct ChapterReader: View {
  let chapterID: Int
  private let service = ChapterService()
  @State private var chapter: Chapter?

  var body: some View {
    ScrollView {
      if let chapter {
        Text(chapter.title).font(.title)
        Text(chapter.text)
      } else {
        ProgressView()
      }
    }
    .task(id: chapterID) {
      chapter = nil
      let loaded = try? await service.load(chapterID)
      guard !Task.isCancelled else { return }
      chapter = loaded
    }
  }
}

struct ChaptersSplit: View {
  @State private var chapters: [Int] = []
  @State private var selected: Int?

  var body: some View {
    NavigationSplitView {
      List(chapters, id: \.self, selection: $selected) { Text("Chapter \($0)") }
        .task { chapters = await ChapterService().titles() }
    } detail: {
      if let selected {
        ChapterReader(chapterID: selected)
      }
    }
  }
}

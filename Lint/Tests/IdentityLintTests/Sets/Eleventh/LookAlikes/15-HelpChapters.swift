import SwiftUI
import Observation

struct HelpTopic: Identifiable, Hashable {
  let id = UUID()
  let title: String
  let text: String
}

struct HelpChapter: Identifiable {
  let id = UUID()
  let title: String
  let topics: [HelpTopic]

  var length: Int { topics.reduce(0) { $0 + $1.text.count } }
}

enum HelpBook {
  static let chapters: [HelpChapter] = [
    ("Accounts", ["Sign in": "Open the menu and choose Sign in.", "Sign out": "Choose Sign out."]),
    ("Sync", ["Conflicts": "The newer copy wins.", "Offline": "Changes wait for a connection."]),
  ]
  .map { title, topics in
    HelpChapter(
      title: title,
      topics: topics.map { HelpTopic(title: $0.key, text: $0.value) }.sorted { $0.title < $1.title }
    )
  }
}

struct HelpView: View {
  @AppStorage("help.shortFirst") private var shortFirst = false

  private var shown: [HelpChapter] {
    shortFirst ? HelpBook.chapters.sorted { $0.length < $1.length } : HelpBook.chapters
  }

  var body: some View {
    List {
      Toggle("Short chapters first", isOn: $shortFirst)
      ForEach(shown) { chapter in
        ChapterSection(chapter: chapter)
      }
    }
  }
}

private struct ChapterSection: View {
  let chapter: HelpChapter
  @State private var isExpanded = false

  var body: some View {
    DisclosureGroup(chapter.title, isExpanded: $isExpanded) {
      ForEach(chapter.topics) { topic in
        Text(topic.title).font(.headline)
        Text(topic.text)
      }
    }
  }
}

import SwiftUI
import Combine

struct JournalArchive {
  private let url = URL.documentsDirectory.appending(path: "journal.txt")

  func load() -> String {
    (try? String(contentsOf: url, encoding: .utf8)) ?? ""
  }

  func save(_ text: String) {
    try? text.write(to: url, atomically: true, encoding: .utf8)
  }
}

struct JournalEditor: View {
  private let archive = JournalArchive()
  @State private var text = ""
  @State private var savedText = ""
  @State private var autosave = Timer.publish(every: 15, on: .main, in: .common).autoconnect()

  var body: some View {
    VStack(alignment: .leading) {
      TextEditor(text: $text)
      Text(text == savedText ? "All changes saved" : "Edited, \(text.count) characters")
        .font(.footnote)
        .foregroundStyle(.secondary)
    }
    .padding()
    .onAppear {
      text = archive.load()
      savedText = text
    }
    .onReceive(autosave) { _ in
      guard text != savedText else { return }
      archive.save(text)
      savedText = text
    }
    .onDisappear {
      archive.save(text)
    }
  }
}

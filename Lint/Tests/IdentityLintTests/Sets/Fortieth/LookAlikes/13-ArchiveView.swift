import SwiftUI

struct ArchiveEntry: Identifiable, Hashable {
  let id: Int
  let title: String
}

enum Archive {
  static func load() -> [ArchiveEntry] {
    (1...20).map { ArchiveEntry(id: $0, title: "Entry \($0)") }
  }
}

struct ArchiveView: View {
  @State private var entries: [ArchiveEntry] = []

  var body: some View {
    NavigationStack {
      List(entries) { entry in
        NavigationLink(entry.title, value: entry)
      }
      .navigationTitle("Archive")
      .navigationDestination(for: ArchiveEntry.self) { entry in
        Text(entry.title)
          .font(.title)
      }
      .onAppear {
        entries = Archive.load()
      }
    }
  }
}

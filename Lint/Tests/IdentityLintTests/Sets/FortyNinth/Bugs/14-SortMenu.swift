import SwiftUI

enum SortMode: String, CaseIterable, Identifiable {
  case name, date, size
  var id: Self { self }
  var title: String { rawValue.capitalized }
}

struct SortMenu: View {
  @AppStorage("browser.sort") private var sort = SortMode.name.rawValue

  var body: some View {
    Picker("Sort by", selection: $sort) {
      ForEach(SortMode.allCases) { mode in
        Text(mode.title)
          // bug: The tags are SortMode while the selection is a String
          .tag(mode)
      }
    }
    .pickerStyle(.segmented)
  }
}

struct BrowserScreen: View {
  @AppStorage("browser.sort") private var sort = SortMode.name.rawValue
  let files: [URL]

  private var sortedFiles: [URL] {
    switch SortMode(rawValue: sort) ?? .name {
    case .name: files.sorted { $0.lastPathComponent < $1.lastPathComponent }
    case .date: files.reversed()
    case .size: files.sorted { $0.path.count < $1.path.count }
    }
  }

  var body: some View {
    List {
      SortMenu()
      ForEach(sortedFiles, id: \.self) { Text($0.lastPathComponent) }
    }
  }
}

import SwiftUI

enum ReaderTab: Int, CaseIterable, Identifiable {
  case shelf, quotes, stats
  var id: Int { rawValue }

  var title: String {
    switch self {
    case .shelf: "Shelf"
    case .quotes: "Quotes"
    case .stats: "Stats"
    }
  }
}

struct ReaderRoot: View {
  @State private var current = ReaderTab.shelf

  var body: some View {
    VStack(spacing: 0) {
      ZStack {
        ForEach(ReaderTab.allCases) { tab in
          screen(for: tab)
            .opacity(tab == current ? 1 : 0)
            .allowsHitTesting(tab == current)
            .accessibilityHidden(tab != current)
        }
      }
      Picker("Tab", selection: $current) {
        ForEach(ReaderTab.allCases) { tab in
          Text(tab.title).tag(tab)
        }
      }
      .pickerStyle(.segmented)
      .padding()
    }
  }

  @ViewBuilder
  private func screen(for tab: ReaderTab) -> some View {
    switch tab {
    case .shelf: ShelfScreen()
    case .quotes: QuotesScreen()
    case .stats: Text("You read 14 books this year")
    }
  }
}

private struct ShelfScreen: View {
  @State private var filter = ""
  private let books = ["Middlemarch", "Solaris", "The Waves"]

  var body: some View {
    List {
      TextField("Filter", text: $filter)
      ForEach(books.filter { filter.isEmpty || $0.contains(filter) }, id: \.self) { Text($0) }
    }
  }
}

private struct QuotesScreen: View {
  @AppStorage("quotes") private var stored = ""
  @State private var quote = ""

  var body: some View {
    VStack {
      TextEditor(text: $quote)
      Button("Keep quote") {
        stored += quote + "\n"
        quote = ""
      }
    }
    .padding()
  }
}

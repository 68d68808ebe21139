import SwiftUI

enum StorageKey {
  static let sortOrder = "sortOrder"
  static let showsCovers = "showsCovers"
}

enum BookSort: String, CaseIterable {
  case title, author, added
}

enum FilmSort: String, CaseIterable {
  case title, year, rating
}

struct BookShelf: View {
  let titles: [String]
  @AppStorage(StorageKey.sortOrder) private var sort: BookSort = .added
  @AppStorage(StorageKey.showsCovers) private var showsCovers = true

  var body: some View {
    List {
      Picker("Sort by", selection: $sort) {
        ForEach(BookSort.allCases, id: \.self) { Text($0.rawValue.capitalized) }
      }
      Toggle("Covers", isOn: $showsCovers)
      ForEach(sort == .title ? titles.sorted() : titles, id: \.self) { title in
        Label(title, systemImage: showsCovers ? "book.closed" : "circle")
      }
    }
  }
}

struct FilmShelf: View {
  let titles: [String]
  // bug: the other shelf's sort order: "author" is no FilmSort, so films fall back to rating;
  // "title" changes both. When: the sort order is changed on either tab.
  @AppStorage(StorageKey.sortOrder) private var sort: FilmSort = .rating

  var body: some View {
    List {
      Picker("Sort by", selection: $sort) {
        ForEach(FilmSort.allCases, id: \.self) { Text($0.rawValue.capitalized) }
      }
      ForEach(sort == .title ? titles.sorted() : titles, id: \.self) { title in
        Label(title, systemImage: "film")
      }
    }
  }
}

struct MediaTabs: View {
  var body: some View {
    TabView {
      BookShelf(titles: ["Emma", "Solaris"])
        .tabItem { Label("Books", systemImage: "book") }
      FilmShelf(titles: ["Alien", "Ran"])
        .tabItem { Label("Films", systemImage: "film") }
    }
  }
}

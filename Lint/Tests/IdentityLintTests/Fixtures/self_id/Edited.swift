import SwiftUI

struct Account: Hashable {
  var name: String
  var isOn: Bool
}

struct Accounts: View {
  @State private var accounts: [Account] = []
  @State private var names: [String] = ["a", "b"]
  @State private var counted: [Account] = []

  var body: some View {
    List {
      ForEach($accounts, id: \.self) { $account in  // expect: self_id
        AccountRow(account: $account)
      }
      ForEach($names, id: \.self) { $name in  // expect: self_id
        TextField("Name", text: $name)
      }
      ForEach(names, id: \.self) { name in  // expect-info: self_id
        Text(name)
      }
      ForEach(counted, id: \.self) { account in  // expect-info: self_id
        Text(account.name).swipeActions { Button("Flip") { flip(account) } }
      }
      ForEach(["M", "T", "W", "T", "F"], id: \.self) { day in  // expect: self_id
        Text(day)
      }
    }
  }

  func rename(_ name: String, to other: String) {
    guard let index = names.firstIndex(of: name) else { return }
    names[index] = other
  }

  func flip(_ account: Account) {
    guard let index = counted.firstIndex(of: account) else { return }
    counted[index].isOn.toggle()
  }
}

struct AccountRow: View {
  @Binding var account: Account

  var body: some View { Toggle(account.name, isOn: $account.isOn) }
}

struct TagCount: Hashable {
  let tag: String
  var count: Int
}

struct Tags: View {
  let tags: [String]
  @State private var uses: [String: Int] = [:]

  private var counted: [TagCount] {
    tags.map { TagCount(tag: $0, count: uses(of: $0)) }
  }

  var body: some View {
    ForEach(counted, id: \.self) { item in  // expect-info: self_id
      Text("\(item.tag) \(item.count)")
    }
    .onTapGesture { uses["a", default: 0] += 1 }
  }

  private func uses(of tag: String) -> Int { uses[tag] ?? 0 }
}

struct Categories: View {
  @State private var titles: [String] = []

  var body: some View {
    ForEach(titles, id: \.self) { title in  // expect-info: self_id
      Button(title) { change(title) }
    }
  }

  private func change(_ title: String) {
    Store.shared.renameCategory(title, to: title + "!")
    titles = Store.shared.titles()
  }
}

final class Store {
  static let shared = Store()
  func renameCategory(_ title: String, to other: String) {}
  func titles() -> [String] { [] }
}

// Edited through a singleton, and by another object.
@Observable final class Library {
  static let shared = Library()
  var apps: [String] = ["a", "b"]
  var books: [String] = []
}

struct Apps: View {
  var library = Library.shared

  var body: some View {
    ForEach(library.apps, id: \.self) { TextField($0, text: .constant("")) }  // expect: self_id
    ForEach(library.books, id: \.self) { Text($0) }  // expect-info: self_id
  }
}

struct Renamer {
  let library: Library
  func rename(_ index: Int, to name: String) { Library.shared.apps[index] = name }
  func update(_ index: Int, to name: String) { library.books[index] = name }
}

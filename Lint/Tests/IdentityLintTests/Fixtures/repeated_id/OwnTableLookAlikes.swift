import SwiftUI

// The project's own type with a name of the framework's: no rows, so no two rows with one id.
struct Entry {
  var name: String
}
struct Table {
  let names: [String]
  init(_ entries: [Entry], id: KeyPath<Entry, String>) { names = entries.map { $0[keyPath: id] } }
}

struct Ledger: View {
  @State private var entries: [Entry] = []
  @State private var name = ""
  var body: some View {
    TextField("Name", text: $name)
    Button("Add") { entries.append(Entry(name: name)) }
    Text(Table(entries, id: \.name).names.joined())
  }
}

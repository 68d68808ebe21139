import SwiftUI

enum Kind: CaseIterable {
  case one, two
}

struct Account: Hashable, Identifiable {
  var id: String { name }
  var name: String
}

struct Accounts: View {
  let accounts: [Account]
  @State private var chosen: Account?

  var body: some View {
    ForEach(Kind.allCases, id: \.hashValue) { Text("\($0.hashValue)") }
    ForEach(accounts) { account in Text("\(account.hashValue)") }
    Picker("Account", selection: $chosen) {
      ForEach(accounts, id: \.hashValue) { Text($0.name) }
    }
  }
}

// Positions are integers, and options keep nothing.
struct Pills: View {
  let pills: [String]
  var body: some View {
    ForEach(pills.indices, id: \.hashValue) { index in Toggle(pills[index], isOn: .constant(true)) }
  }
}

extension Picker where Label == Text, SelectionValue: Hashable {
  init(_ elements: [SelectionValue], selection: Binding<SelectionValue>) {
    self.init(selection: selection) {
      ForEach(elements, id: \.hashValue) { Text("\($0)") }
    } label: {
      Text("Pick")
    }
  }
}

struct Rows_Previews: PreviewProvider {
  struct Row: Hashable { let name: String }
  static var previews: some View {
    ForEach([Row(name: "a")], id: \.hashValue) { row in Toggle(row.name, isOn: .constant(true)) }
  }
}

// Cases by way of a property, some of them left out.
struct KindOptions<Element: CaseIterable & Hashable>: View {
  let isShort: Bool
  private var elements: [Element] {
    isShort ? Array(Element.allCases.prefix(1)) : Array(Element.allCases)
  }

  var body: some View {
    ForEach(elements, id: \.hashValue) { element in Text("\(element)") }
  }
}

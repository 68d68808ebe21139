import SwiftUI

enum AccountKind: String, CaseIterable, Identifiable {
  case personal, team, guest

  var id: Self { self }
}

extension AccountKind {
  /// The icon differs in type from kind to kind, hence the erasure.
  var badge: AnyView {
    switch self {
    case .personal:
      AnyView(Image(systemName: "person.fill"))
    case .team:
      AnyView(Text("T").bold().padding(4).background(Circle().fill(.blue)))
    case .guest:
      AnyView(Circle().stroke(.gray).frame(width: 16, height: 16))
    }
  }
}

struct AccountSheet: View {
  @State private var kind = AccountKind.personal
  @State private var name = ""

  var body: some View {
    Form {
      Picker("Kind", selection: $kind) {
        ForEach(AccountKind.allCases) { kind in
          Text(kind.rawValue.capitalized)
        }
      }
      HStack {
        kind.badge
        NameField(name: $name)
      }
    }
  }
}

struct NameField: View {
  @Binding var name: String
  @State private var hasBeenEdited = false

  var body: some View {
    TextField("Name", text: $name) { began in
      if !began { hasBeenEdited = true }
    }
    .border(hasBeenEdited && name.isEmpty ? Color.red : .clear)
  }
}

import SwiftUI

struct Account: Identifiable, Hashable {
  let id: String
  let name: String
  let balance: Decimal
}

struct AccountGroup: Identifiable, Hashable {
  let id: String
  let title: String
  let accounts: [Account]
}

struct FoldableSection<Content: View>: View {
  let title: String
  private let content: Content
  // bug: each group's own folded state: all groups fold and unfold together, also after
  // relaunch. When: any section header is tapped, if there are two groups or more.
  @AppStorage("accounts.section.folded") private var isFolded = false

  init(_ title: String, @ViewBuilder content: () -> Content) {
    self.title = title
    self.content = content()
  }

  var body: some View {
    Section {
      if !isFolded {
        content
      }
    } header: {
      Button {
        withAnimation { isFolded.toggle() }
      } label: {
        Label(title, systemImage: isFolded ? "chevron.right" : "chevron.down")
      }
    }
  }
}

struct AccountsView: View {
  let groups: [AccountGroup]

  var body: some View {
    List(groups) { group in
      FoldableSection(group.title) {
        ForEach(group.accounts) { account in
          HStack {
            Text(account.name)
            Spacer()
            Text(account.balance, format: .number)
          }
        }
      }
    }
  }
}

import SwiftUI
import Combine

struct Account: Identifiable, Hashable {
  let id: UUID
  var name: String
  var balance: Double
}

final class LedgerStore: ObservableObject {
  @Published var accounts: [Account] = [
    Account(id: UUID(), name: "Checking", balance: 1_240),
    Account(id: UUID(), name: "Savings", balance: 8_900),
  ]
}

struct LedgerBrowser: View {
  @EnvironmentObject private var store: LedgerStore
  @Binding var selection: Account.ID?

  var body: some View {
    NavigationSplitView {
      List(store.accounts, selection: $selection) { account in
        Text(account.name)
      }
    } detail: {
      if let account = store.accounts.first(where: { $0.id == selection }) {
        VStack {
          Text(account.name).font(.title)
          Text(account.balance, format: .currency(code: "EUR"))
        }
      } else {
        ContentUnavailableView("No Account", systemImage: "tray")
      }
    }
  }
}

@main
struct LedgerApp: App {
  @StateObject private var store = LedgerStore()
  // bug: selection is kept once in the App while WindowGroup opens many windows: choosing an
  // account in one window changes the account shown in all others
  @State private var selection: Account.ID?

  var body: some Scene {
    WindowGroup("Ledger", id: "ledger") {
      LedgerBrowser(selection: $selection)
        .environmentObject(store)
    }
    .defaultSize(width: 900, height: 600)
    .commands {
      CommandGroup(after: .sidebar) {
        Button("Clear Selection") { selection = nil }
          .keyboardShortcut(.escape, modifiers: [.command])
      }
    }
  }
}

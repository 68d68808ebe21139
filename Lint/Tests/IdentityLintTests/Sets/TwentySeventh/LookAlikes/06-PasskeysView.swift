import SwiftUI

struct Passkey: Identifiable, Hashable {
  let id: UUID
  let site: String
  let created: Date
}

final class PasskeyVault: ObservableObject {
  @Published private(set) var passkeys: [Passkey] = []

  func delete(_ passkey: Passkey) {
    passkeys.removeAll { $0.id == passkey.id }
  }
}

struct PasskeysView: View {
  @ObservedObject var vault: PasskeyVault

  var body: some View {
    List {
      ForEach(vault.passkeys) { passkey in
        PasskeyRow(passkey: passkey, vault: vault)
      }
    }
    .navigationTitle("Passkeys")
  }
}

private struct PasskeyRow: View {
  let passkey: Passkey
  let vault: PasskeyVault
  @State private var asksToDelete = false

  var body: some View {
    VStack(alignment: .leading) {
      Text(passkey.site)
      Text(passkey.created, style: .date).foregroundStyle(.secondary)
    }
    .swipeActions {
      Button("Delete") { asksToDelete = true }
        .tint(.red)
    }
    .confirmationDialog("Delete this passkey?", isPresented: $asksToDelete) {
      Button("Delete", role: .destructive) { vault.delete(passkey) }
    }
  }
}

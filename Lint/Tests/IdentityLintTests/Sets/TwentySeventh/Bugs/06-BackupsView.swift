import SwiftUI

struct Backup: Identifiable, Hashable {
  let id: UUID
  let device: String
  let date: Date
}

final class BackupVault: ObservableObject {
  @Published private(set) var backups: [Backup] = []

  func delete(_ backup: Backup) {
    backups.removeAll { $0.id == backup.id }
  }
}

struct BackupsView: View {
  @ObservedObject var vault: BackupVault
  @State private var asksToDelete = false

  var body: some View {
    List {
      ForEach(vault.backups) { backup in
        row(for: backup)
      }
    }
    .navigationTitle("Backups")
  }

  private func row(for backup: Backup) -> some View {
    VStack(alignment: .leading) {
      Text(backup.device)
      Text(backup.date, style: .date).foregroundStyle(.secondary)
    }
    .swipeActions {
      Button("Delete") { asksToDelete = true }
        .tint(.red)
    }
    // bug: another backup than the swiped one is deleted. When: Delete is swiped in a list of
    // two or more.
    .confirmationDialog("Delete this backup?", isPresented: $asksToDelete) {
      Button("Delete", role: .destructive) { vault.delete(backup) }
    }
  }
}

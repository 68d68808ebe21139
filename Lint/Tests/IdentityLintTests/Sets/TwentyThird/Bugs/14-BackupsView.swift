import SwiftUI

struct Backup: Identifiable {
  let id: UUID
  let name: String
  let megabytes: Int
}

@Observable
final class BackupStore {
  var backups: [Backup] = [
    Backup(id: UUID(), name: "Monday", megabytes: 310),
    Backup(id: UUID(), name: "Tuesday", megabytes: 312),
    Backup(id: UUID(), name: "Before update", megabytes: 298),
  ]

  func delete(_ backup: Backup) {
    backups.removeAll { $0.id == backup.id }
  }
}

struct BackupsView: View {
  @State private var store = BackupStore()
  @State private var asksToDelete = false

  var body: some View {
    List {
      ForEach(store.backups) { backup in
        HStack {
          Text(backup.name)
          Spacer()
          Text("\(backup.megabytes) MB")
          Button("Delete", role: .destructive) {
            asksToDelete = true
          }
          .buttonStyle(.borderless)
        }
        // bug: another backup is deleted. Any *Delete*: one Bool presents the dialog of every
        // row, and the row that wins is arbitrary.
        .confirmationDialog("Delete this backup?", isPresented: $asksToDelete) {
          Button("Delete", role: .destructive) {
            store.delete(backup)
          }
        }
      }
    }
    .navigationTitle("Backups")
  }
}

import SwiftUI
import Observation

struct Workspace: Identifiable {
  let id: UUID
  var name: String
  var members: Int
}

@Observable
final class WorkspaceStore {
  var workspaces: [Workspace] = []

  func delete(_ workspace: Workspace) {
    workspaces.removeAll { $0.id == workspace.id }
  }
}

struct WorkspaceSettings: View {
  let store: WorkspaceStore
  @State private var isConfirming = false

  var body: some View {
    List {
      ForEach(store.workspaces) { workspace in
        HStack {
          Text(workspace.name)
          Spacer()
          Text("\(workspace.members) members")
            .foregroundStyle(.secondary)
          Button("Delete", systemImage: "trash", role: .destructive) {
            isConfirming = true
          }
          .labelStyle(.iconOnly)
        }
        // bug: one Bool presents a dialog in every row of the ForEach; which row's dialog comes
        // up is arbitrary, so the wrong workspace may be deleted
        .confirmationDialog("Delete this workspace?", isPresented: $isConfirming) {
          Button("Delete", role: .destructive) {
            store.delete(workspace)
          }
        }
      }
    }
    .navigationTitle("Workspaces")
  }
}

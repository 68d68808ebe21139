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

struct WorkspaceRow: View {
  let workspace: Workspace
  let delete: () -> Void
  @State private var isConfirming = false

  var body: some View {
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
    .confirmationDialog("Delete this workspace?", isPresented: $isConfirming) {
      Button("Delete", role: .destructive, action: delete)
    }
  }
}

struct WorkspaceSettings: View {
  let store: WorkspaceStore

  var body: some View {
    List {
      ForEach(store.workspaces) { workspace in
        WorkspaceRow(workspace: workspace) { store.delete(workspace) }
      }
    }
    .navigationTitle("Workspaces")
  }
}

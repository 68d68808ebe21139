import SwiftUI

struct Snapshot: Identifiable {
  let id: UUID
  let title: String
  let created: Date
}

extension View {
  func confirmsRemoval(
    of title: String,
    isPresented: Binding<Bool>,
    perform action: @escaping () -> Void
  ) -> some View {
    confirmationDialog("Remove \(title)?", isPresented: isPresented, titleVisibility: .visible) {
      Button("Remove", role: .destructive, action: action)
    }
  }
}

struct SnapshotRow: View {
  let snapshot: Snapshot
  let onRemove: () -> Void
  @State private var isConfirmingRemoval = false

  var body: some View {
    HStack {
      Text(snapshot.title)
      Spacer()
      Text(snapshot.created, format: .dateTime.day().month())
      Button("Remove", systemImage: "trash") {
        isConfirmingRemoval = true
      }
      .labelStyle(.iconOnly)
      .buttonStyle(.borderless)
    }
    .confirmsRemoval(of: snapshot.title, isPresented: $isConfirmingRemoval, perform: onRemove)
  }
}

struct SnapshotsScreen: View {
  @State var snapshots: [Snapshot]

  var body: some View {
    List {
      ForEach(snapshots) { snapshot in
        SnapshotRow(snapshot: snapshot) {
          snapshots.removeAll { $0.id == snapshot.id }
        }
      }
    }
  }
}

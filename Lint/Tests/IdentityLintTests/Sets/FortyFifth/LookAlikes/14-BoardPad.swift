import SwiftUI

@Observable
class WorkspaceDocument {
  var title = "Untitled"
  var isLocked = false
}

struct StickyNote: Identifiable {
  let id = UUID()
  var center: CGPoint
}

@Observable
final class BoardDocument: WorkspaceDocument {
  var notes: [StickyNote] = []

  func place(at point: CGPoint) {
    notes.append(StickyNote(center: point))
  }

  func removeLast() {
    guard !notes.isEmpty else { return }
    notes.removeLast()
  }
}

struct BoardPad: View {
  let document: BoardDocument

  var body: some View {
    ZStack {
      Color.gray.opacity(0.1)
      ForEach(document.notes) { note in
        RoundedRectangle(cornerRadius: 4)
          .fill(.yellow)
          .frame(width: 60, height: 60)
          .position(note.center)
      }
    }
    .onTapGesture { point in
      guard !document.isLocked else { return }
      document.place(at: point)
    }
    .toolbar {
      Button("Undo") { document.removeLast() }
        .disabled(document.notes.isEmpty)
    }
    .navigationTitle(document.title)
  }
}

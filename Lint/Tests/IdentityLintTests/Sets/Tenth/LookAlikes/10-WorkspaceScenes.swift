import SwiftUI
import Observation

struct ProjectBoard: Identifiable, Hashable {
  let id: String
  var name: String
  var open: Int
}

@Observable
final class Workspace {
  var boards: [ProjectBoard] = []
  var motto = ""
  var openTotal: Int { boards.reduce(0) { $0 + $1.open } }
}

extension View {
  func services(_ workspace: Workspace) -> some View {
    environment(workspace)
      .tint(.indigo)
  }
}

struct WorkspaceScenes: Scene {
  @State private var workspace = Workspace()

  var body: some Scene {
    WindowGroup {
      BoardSidebar()
        .environment(workspace)
    }
    WindowGroup("Ticket", id: "ticket", for: String.self) { $board in
      TicketWindow(board: board ?? "")
        .services(workspace)
    }
  }
}

struct BoardSidebar: View {
  @Environment(Workspace.self) private var workspace
  @Environment(\.openWindow) private var openWindow

  var body: some View {
    List(workspace.boards) { board in
      Button("\(board.name) (\(board.open))") {
        openWindow(id: "ticket", value: board.id)
      }
    }
    .navigationTitle("\(workspace.openTotal) open")
  }
}

struct TicketWindow: View {
  let board: String
  @State private var text = ""

  var body: some View {
    VStack(alignment: .leading) {
      Text("Board: \(board)")
      TextEditor(text: $text)
      MottoFooter()
    }
    .padding()
  }
}

private struct MottoFooter: View {
  @Environment(Workspace.self) private var workspace

  var body: some View {
    Text(workspace.motto)
      .font(.footnote)
      .foregroundStyle(.secondary)
  }
}

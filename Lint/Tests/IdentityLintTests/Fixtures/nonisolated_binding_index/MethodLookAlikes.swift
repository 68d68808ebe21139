import SwiftUI

struct Downloads: View {
  struct File: Identifiable {
    let id = UUID()
    var name: String
    var isDone = false
  }
  @State private var files: [File] = []
  @State private var fixed: [File] = []

  var body: some View {
    ForEach(files) { file in
      Button(file.name) { Task { await load(file.id) } }
    }
    Button("First") { Task { await first(at: 0) } }
    Button("Remove") { files.removeFirst() }
  }

  // Found after the wait, used before it, and in a collection that loses nothing.
  private func load(_ id: UUID) async {
    await report()
    guard let index = files.firstIndex(where: { $0.id == id }) else { return }
    files[index].isDone = true
  }

  private func first(at index: Int) async {
    files[index].isDone = true
    await report()
    fixed[index].isDone = true
  }

  private func report() async {}
}

/// A key still means the same entry after others were removed.
@MainActor @Observable
final class Connections {
  private var tasks: [UUID: Task<Void, Never>] = [:]
  private var names: Dictionary<UUID, String> = [:]
  private var counts = [UUID: Int]()

  func close(_ id: UUID) async {
    await report(id)
    if let task = tasks[id] { task.cancel() }
    names[id] = nil
    counts[id] = 0
    tasks.removeValue(forKey: id)
  }

  func closeAll() {
    tasks.removeAll()
    names.removeAll()
    counts.removeAll()
  }

  private func report(_ id: UUID) async {}
}

import SwiftUI

extension Notification.Name {
  static let heldChanged = Notification.Name("heldChanged")
}

/// A method begins the loop, after a check that runs it once for each model.
@MainActor
@Observable
final class HeldMonitor {
  private(set) var names: [String] = []

  func start() {
    reload()
    Task {
      for await _ in NotificationCenter.default.notifications(named: .heldChanged) {
        reload()
      }
    }
  }

  private func reload() { names.append("a") }
}

struct HeldPage: View {
  @State private var monitor: HeldMonitor?  // expect: endless_task

  var body: some View {
    List(monitor?.names ?? [], id: \.self) { Text($0) }
      .onAppear {
        guard monitor == nil else { return }
        let monitor = HeldMonitor()
        monitor.start()
        self.monitor = monitor
      }
  }
}

/// The initializer begins it and keeps the task, which only `deinit` cancels.
@MainActor
@Observable
final class HeldByTask {
  private(set) var count = 0
  @ObservationIgnored private var task: Task<Void, Never>?

  init() {
    task = Task {
      for await _ in NotificationCenter.default.notifications(named: .heldChanged) {
        self.count += 1
      }
    }
  }

  deinit { task?.cancel() }
}

struct HeldSheet: View {
  @State private var model = HeldByTask()  // expect: endless_task, work_in_initializer
  var body: some View { Text("\(model.count)") }
}

struct HeldHost: View {
  @State private var shown = false
  var body: some View {
    Button("Show") { shown = true }
      .sheet(isPresented: $shown) { HeldSheet() }
  }
}

/// A weak reference that is made strong before the loop.
@MainActor
final class HeldByGuard: ObservableObject {
  @Published private(set) var level = 0

  init() {
    Task { [weak self] in
      guard let self else { return }
      while !Task.isCancelled {
        level += 1
        try? await Task.sleep(for: .seconds(10))
      }
    }
  }
}

struct HeldObject: View {
  @StateObject private var model = HeldByGuard()  // expect: endless_task
  var body: some View { Text("\(model.level)") }
}

/// The loop is in a method of its own.
@MainActor
@Observable
final class HeldByMethod {
  private(set) var level = 0

  init() {
    Task { await follow() }
  }

  private func follow() async {
    for await note in NotificationCenter.default.notifications(named: .heldChanged).map(\.name) {
      level += note.rawValue.count
    }
  }
}

struct HeldRow: View {
  let title: String
  @State private var model = HeldByMethod()  // expect: endless_task
  var body: some View { Text("\(title) \(model.level)") }
}

struct HeldRows: View {
  let titles: [String]
  var body: some View { List(titles, id: \.self) { HeldRow(title: $0) } }
}

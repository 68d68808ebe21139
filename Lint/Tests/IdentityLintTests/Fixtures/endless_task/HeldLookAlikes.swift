import SwiftUI

extension Notification.Name {
  static let freeChanged = Notification.Name("freeChanged")
}

/// The view's task runs the loop.
@MainActor
@Observable
final class FreeMonitor {
  private(set) var count = 0

  func run() async {
    for await _ in NotificationCenter.default.notifications(named: .freeChanged) { count += 1 }
  }
}

struct FreePage: View {
  @State private var monitor = FreeMonitor()
  var body: some View { Text("\(monitor.count)").task { await monitor.run() } }
}

/// The view stops it.
@MainActor
@Observable
final class FreeWhenStopped {
  private(set) var count = 0
  @ObservationIgnored private var task: Task<Void, Never>?

  func start() {
    task = Task {
      for await _ in NotificationCenter.default.notifications(named: .freeChanged) { count += 1 }
    }
  }

  func stop() { task?.cancel() }
}

struct FreeStopped: View {
  @State private var model = FreeWhenStopped()
  var body: some View {
    Text("\(model.count)").onAppear { model.start() }.onDisappear { model.stop() }
  }
}

/// The loop holds the model weakly.
@MainActor
@Observable
final class FreeByWeak {
  private(set) var count = 0

  init() {
    Task { [weak self] in
      for await _ in NotificationCenter.default.notifications(named: .freeChanged) {
        self?.count += 1
      }
    }
  }
}

struct FreeWeak: View {
  @State private var model = FreeByWeak()
  var body: some View { Text("\(model.count)") }
}

/// A loop that leaves when the model is gone.
@MainActor
final class FreeByLeaving: ObservableObject {
  @Published private(set) var count = 0

  init() {
    Task { [weak self] in
      while !Task.isCancelled {
        guard let self else { return }
        self.count += 1
        try? await Task.sleep(for: .seconds(1))
      }
    }
  }
}

struct FreeLeaving: View {
  @StateObject private var model = FreeByLeaving()
  var body: some View { Text("\(model.count)") }
}

/// A model that lives as long as the app.
@MainActor
@Observable
final class FreeForever {
  private(set) var count = 0

  init() {
    Task {
      for await _ in NotificationCenter.default.notifications(named: .freeChanged) { count += 1 }
    }
  }
}

struct FreeRoot: View {
  @State private var model = FreeForever()
  var body: some View { VStack { Text("\(model.count)") } }
}

@main
struct FreeApp: App {
  @State private var model = FreeForever()
  var body: some Scene { WindowGroup { FreeRoot() } }
}

/// A stream that ends: the answer to one request.
@MainActor
@Observable
final class FreeAnswer {
  private(set) var text = ""
  let chunks: (String) -> AsyncStream<String>

  init(chunks: @escaping (String) -> AsyncStream<String>) { self.chunks = chunks }

  func ask(_ question: String) {
    Task {
      for await chunk in chunks(question) { text += chunk }
    }
  }
}

struct FreeChat: View {
  @State private var model = FreeAnswer { _ in AsyncStream { $0.finish() } }
  var body: some View { Button(model.text) { model.ask("a") } }
}

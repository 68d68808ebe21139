import Foundation
import Theseus

/// An app that ends the process in every place where its code runs.
struct TrapsApp: App {
  var body: some Scene {
    WindowGroup { TrapsView() }
  }
}

struct TrapsView: View {
  /// Where; saved before it traps, for places that run later.
  @State private var place = ""
  @State private var count = 0

  static let places = [
    "body", "loop", "task", "elsewhere", "unstructured", "timer", "queue", "detached", "canvas",
    "shape", "snapshot", "disappear", "second", "exit",
  ]

  var body: some View {
    VStack {
      Text("count \(count) \(place)")
      Button("More") { count += 1 }
      ForEach(Self.places, id: \.self) { name in Button(name) { place = name } }
      Group {
        switch place {
        case "body": Trap()
        case "loop": Loop()
        case "canvas": Canvas { _, _ in Trap.now() }
        case "shape": TrapShape()
        case "snapshot": Holder()
        case "disappear": Color.clear.onDisappear { Trap.now() }
        case "task": Color.clear.task { await Trap.later() }
        case "elsewhere": Color.clear.task { await Trap.elsewhere() }
        case "exit": Exit()
        case "": EmptyView()
        default: Color.clear.onAppear { start() }
        }
      }
      .frame(width: 10, height: 10)
    }
  }

  private func start() {
    switch place {
    case "unstructured": Task { await Trap.later() }
    case "detached": Task.detached { await Trap.elsewhere() }
    case "timer":
      _ = Timer.scheduledTimer(withTimeInterval: Trap.delay, repeats: false) { _ in Trap.now() }
    case "queue": DispatchQueue.main.asyncAfter(deadline: .now() + Trap.delay) { Trap.now() }
    case "second":
      Trap.starts += 1
      if Trap.starts > 1 { Trap.now() }
    default: break
    }
  }
}

struct Trap: View {
  /// Longer than a change needs to be saved.
  static let delay = 0.4
  static var starts = 0

  nonisolated static func now() { preconditionFailure("as requested") }

  static func later() async {
    try? await Task.sleep(for: .seconds(delay))
    now()
  }

  @concurrent nonisolated static func elsewhere() async {
    try? await Task.sleep(for: .seconds(delay))
    now()
  }

  var body: some View {
    Self.now()
    return EmptyView()
  }
}

private struct Loop: View {
  var body: some View {
    while Trap.delay > 0 {}
    return EmptyView()
  }
}

private struct Exit: View {
  var body: some View {
    // As a value it may return, for the compiler.
    let end: (Int32) -> Void = { exit($0) }
    end(3)
    return EmptyView()
  }
}

private struct TrapShape: Shape {
  func path(in rect: CGRect) -> Path {
    Trap.now()
    return Path()
  }
}

private struct Holder: View {
  struct Value: Codable, Equatable {
    init() {}
    init(from decoder: any Decoder) throws {}
    func encode(to encoder: any Encoder) throws { Trap.now() }
  }

  @State private var value = Value()
  var body: some View { Color.clear.onAppear { value = Value() } }
}

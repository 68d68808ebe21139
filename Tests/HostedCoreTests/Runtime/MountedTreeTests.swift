import TheseusCore
import Testing

@testable import TheseusViews

private struct Counter: View {
  @State var count = 0
  let handle: Handle

  @MainActor final class Handle { var bump: () -> Void = {} }

  var body: some View {
    handle.bump = { count += 1 }
    return HStack {
      Label("count \(count)")
      Spacer()
      if count % 2 == 1 { Label("odd") }
    }
  }
}

@MainActor @Suite("A mounted tree follows its state")
struct MountedTreeTests {
  @Test("R2 R20 a write runs the body, flips the arm and lays out what is new")
  func writeRunsBody() {
    let handle = Counter.Handle()
    let host = WindowHost(columns: 20, rows: 3) { Counter(handle: handle) }
    host.flush()
    #expect(labels(host.root) == ["count 0"])
    handle.bump()
    host.flush()
    #expect(labels(host.root) == ["count 1", "odd"])
    #expect(frames(host.root) == [[0, 0, 56, 16], [136, 0, 24, 16]])
  }

  private func all(_ element: ViewElement) -> [LabelElement] {
    [element as? LabelElement].compactMap { $0 } + element.viewChildren.flatMap { all($0) }
  }

  private func labels(_ element: ViewElement) -> [String] { all(element).map(\.value.text) }
  private func frames(_ element: ViewElement) -> [[Double]] {
    all(element).map {
      [$0.frame.minX, $0.frame.minY, $0.frame.width, $0.frame.height].map(Double.init)
    }
  }
}

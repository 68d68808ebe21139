import Testing
import TheseusTesting

@testable import TheseusViews

@MainActor @Suite("A window counts the views that the user can go back from")
struct BackDepthTests {
  private final class Model: ObservableObject {
    @Published var left: [Int] = []
    @Published var right: [Int] = []
    @Published var isGone = false
    @Published var hasSheet = false
    @Published var inSheet: [Int] = []
  }

  private struct Screen: View {
    @ObservedObject var model: Model
    var body: some View {
      VStack {
        stack($model.left, "left")
        if !model.isGone { stack($model.right, "right") }
      }
      .sheet(isPresented: $model.hasSheet) { stack($model.inSheet, "sheet") }
    }

    private func stack(_ path: Binding<[Int]>, _ name: String) -> some View {
      NavigationStack(path: path) {
        Text(name).navigationDestination(for: Int.self) { Text("\(name) \($0)") }
      }
    }
  }

  private func host() -> (TestHost, Model) {
    let model = Model()
    return (TestHost(columns: 40, rows: 20) { Screen(model: model) }, model)
  }

  @Test("the depth counts all visible stacks, and going back starts in the last one")
  func stacks() {
    let (host, model) = host()
    #expect(host.window.backDepth == 0)
    (model.left, model.right) = ([1], [2, 3])
    host.flush()
    #expect(host.window.backDepth == 3)
    host.window.goBack(to: 2)
    #expect((model.left, model.right) == ([1], [2]))
    host.window.goBack(to: 0)
    #expect(host.window.backDepth == 0)
    #expect(model.left.isEmpty && model.right.isEmpty)
  }

  @Test("a stack that was removed does not count, and one that returns does")
  func removed() {
    let (host, model) = host()
    (model.left, model.right) = ([1], [2, 3])
    host.flush()
    model.isGone = true
    host.flush()
    #expect(host.window.backDepth == 1)
    model.isGone = false
    host.flush()
    #expect(host.window.backDepth == 3)
    host.window.goBack(to: 2)
    #expect((model.left, model.right) == ([1], [2]))
  }

  @Test("a sheet covers the stacks below it")
  func covered() {
    let (host, model) = host()
    (model.left, model.inSheet) = ([1], [7, 8])
    model.hasSheet = true
    host.flush()
    #expect(host.window.backDepth == 2)
    host.window.goBack(to: 0)
    #expect((model.left, model.inSheet) == ([1], []))
    model.hasSheet = false
    host.flush()
    #expect(host.window.backDepth == 1)
  }
}

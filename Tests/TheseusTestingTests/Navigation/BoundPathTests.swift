import Testing
import TheseusTesting

@MainActor @Suite("R73 a bound path decides which pages there are, also among views")
struct BoundPathTests {
  /// How the editor is pushed above the page of an item.
  enum Form: CaseIterable { case link, isPresented, item }

  private final class Model: ObservableObject {
    @Published var path: [Int] = []
    @Published var edits = false
    @Published var edited: Int?
  }

  private struct Screen: View {
    let form: Form
    @ObservedObject var model: Model
    var body: some View {
      NavigationStack(path: $model.path) {
        VStack {
          NavigationLink("open 1", value: 1)
          NavigationLink("help") { Button("empty") { model.path = [] } }
        }
        .navigationDestination(for: Int.self) { Item(number: $0, form: form, model: model) }
      }
    }
  }

  private struct Item: View {
    let number: Int
    let form: Form
    @ObservedObject var model: Model
    var body: some View {
      switch form {
      case .link: NavigationLink("edit \(number)") { Editor(model: model) }
      case .isPresented:
        Button("edit \(number)") { model.edits = true }
          .navigationDestination(isPresented: $model.edits) { Editor(model: model) }
      case .item:
        Button("edit \(number)") { model.edited = 3 }
          .navigationDestination(item: $model.edited) { _ in Editor(model: model) }
      }
    }
  }

  private struct Editor: View {
    @ObservedObject var model: Model
    @State private var changes = 0
    var body: some View {
      VStack {
        Button("change \(changes)") { changes += 1 }
        Button("to root") { model.path = [] }
        Button("to 5") { model.path = [5] }
        Button("append") { model.path.append(2) }
        Button("replace") {
          (model.edits, model.edited) = (false, nil)
          model.path.append(2)
        }
        NavigationLink("follow", value: 4)
      }
    }
  }

  private func host(_ form: Form, _ model: Model) throws -> TestHost {
    let host = TestHost(columns: 40, rows: 14) { Screen(form: form, model: model) }
    try host.find(.button, "open 1").tap()
    try host.find(.button, "edit 1").tap()
    try host.find(.button, "change 0").tap()
    return host
  }

  @Test("an empty path leads to the root, past what was pushed above it", arguments: Form.allCases)
  func toRoot(_ form: Form) throws {
    let model = Model()
    let host = try host(form, model)
    try host.find(.button, "to root").tap()
    #expect(host.screen.contains("open 1") && host.window.backDepth == 0)
    #expect(!model.edits && model.edited == nil)
    try host.find(.button, "open 1").tap()
    #expect(host.window.backDepth == 1 && host.screen.contains("edit 1"))
    try host.find(.button, "edit 1").tap()
    #expect(host.screen.contains("change 0"))
  }

  @Test("so does another path", arguments: Form.allCases)
  func elsewhere(_ form: Form) throws {
    let model = Model()
    let host = try host(form, model)
    try host.find(.button, "to 5").tap()
    #expect(host.screen.contains("edit 5") && host.window.backDepth == 1)
  }

  @Test("an appended value stands above, and below it the page stays", arguments: [Form.link])
  func append(_ form: Form) throws {
    let model = Model()
    let host = try host(form, model)
    try host.find(.button, "append").tap()
    #expect(host.screen.contains("edit 2") && host.window.backDepth == 3)
    host.press(.escape)
    #expect(model.path == [1])
    #expect(host.screen.contains("change 1") && host.window.backDepth == 2)
    host.press(.escape)
    #expect(host.screen.contains("edit 1") && host.window.backDepth == 1)
    #expect(!model.edits && model.edited == nil)
  }

  @Test("a link above a pushed view appends its value to the path", arguments: [Form.link])
  func link(_ form: Form) throws {
    let model = Model()
    let host = try host(form, model)
    try host.find(.button, "follow").tap()
    #expect(model.path == [1, 4])
    #expect(host.screen.contains("edit 4") && host.window.backDepth == 3)
    host.window.goBack(to: 0)
    #expect(model.path == [] && host.screen.contains("open 1"))
    #expect(!model.edits && model.edited == nil)
  }

  @Test(
    "a value that is appended when its binding ends the page replaces that",
    arguments: [Form.isPresented, .item])
  func replace(_ form: Form) throws {
    let model = Model()
    let host = try host(form, model)
    try host.find(.button, "replace").tap()
    #expect(model.path == [1, 2])
    #expect(host.screen.contains("edit 2") && host.window.backDepth == 2)
  }

  @Test("a binding that ends the page later ends what is above it too")
  func below() throws {
    let model = Model()
    let host = try host(.isPresented, model)
    try host.find(.button, "follow").tap()
    model.edits = false
    host.flush()
    #expect(model.path == [1])
    #expect(host.screen.contains("edit 1") && host.window.backDepth == 1)
  }

  @Test("a page that the root has pushed stays when the path is emptied above it")
  func stays() throws {
    let model = Model()
    let host = TestHost(columns: 40, rows: 14) { Screen(form: .link, model: model) }
    try host.find(.button, "help").tap()
    model.path = [1]
    host.flush()
    #expect(host.screen.contains("edit 1") && host.window.backDepth == 2)
    model.path = []
    host.flush()
    #expect(host.screen.contains("empty") && host.window.backDepth == 1)
  }
}

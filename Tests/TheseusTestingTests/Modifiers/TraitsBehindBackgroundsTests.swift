import Foundation
import Observation
import TheseusTesting
import TheseusViews
import Testing

/// A background, an overlay or a mask stands beside its view in the tree, and is a modifier of it.
@MainActor @Suite("A view with a background, an overlay or a mask keeps what is set for it")
struct TraitsBehindBackgroundsTests {
  enum Decorated: CaseIterable {
    case background, overlay, mask, both

    @MainActor @ViewBuilder
    func around<Content: View>(_ content: Content) -> some View {
      switch self {
      case .background: content.background { Color.clear }
      case .overlay: content.overlay { Color.clear }
      case .mask: content.mask { Color.black }
      case .both: content.background(Color.clear).overlay { Text("") }.padding(0)
      }
    }
  }

  private struct Rows: View {
    let decorated: Decorated
    @State private var rows = ["a", "b", "c"]
    @State private var selection: String? = "b"

    var body: some View {
      Text("selected \(selection ?? "none")")
      List(selection: $selection) {
        ForEach(rows, id: \.self) { row in
          decorated.around(Text(row).deleteDisabled(row == "b").selectionDisabled(row == "a"))
        }
        .onDelete { rows.remove(atOffsets: $0) }
      }
    }
  }

  @Test("a row that cannot be deleted or selected stays so", arguments: Decorated.allCases)
  func restrictions(_ decorated: Decorated) throws {
    let host = TestHost(columns: 30, rows: 10) { Rows(decorated: decorated) }
    try host.find(.row, "b").tap()
    host.press(.delete)
    #expect(host.findAll(.row, "b").count == 1)
    try? host.find(.row, "a").tap()
    #expect(host.screen.contains("selected b"))
    try host.find(.row, "c").tap()
    #expect(host.screen.contains("selected c"))
    host.press(.delete)
    #expect(host.findAll(.row, "c").isEmpty)
  }

  @Test("a field in a form has its title beside it", arguments: Decorated.allCases)
  func field(_ decorated: Decorated) {
    let host = TestHost(columns: 40, rows: 5) {
      Form { decorated.around(TextField("Name", text: .constant("Ann"))) }
    }
    #expect(host.screen.contains("Name"))
    #expect(host.screen.contains("Ann"))
  }

  @Test("a sheet has the title of its content", arguments: Decorated.allCases)
  func title(_ decorated: Decorated) {
    let host = TestHost(columns: 60, rows: 20) {
      Text("below").sheet(isPresented: .constant(true)) {
        decorated.around(Text("a wide text inside").navigationTitle("Info"))
      }
    }
    #expect(host.screen.contains("Info"))
  }

  @Observable final class Model { var choice = 1 }

  private struct Choices: View {
    let model: Model
    let decorated: Decorated
    var body: some View {
      Picker("p", selection: Bindable(model).choice) {
        decorated.around(Text("one").tag(1))
        decorated.around(Text("two").tag(2))
      }
      .pickerStyle(.inline)
    }
  }

  @Test("a choice of a picker has its tag", arguments: Decorated.allCases)
  func tag(_ decorated: Decorated) throws {
    let model = Model()
    let host = TestHost(columns: 30, rows: 8) { Choices(model: model, decorated: decorated) }
    try host.find(.picker, "p").select("two")
    #expect(model.choice == 2)
  }
}

import Testing
import TheseusTesting

@MainActor @Suite("the only view of a container keeps its keys from commands around the container")
struct OnlyRowTests {
  enum Holder: CaseIterable { case list, form, stack, navigation, scroll }

  @MainActor final class Log { var lines: [String] = [] }

  private struct Page: View {
    let form: Holder
    let log: Log
    @State private var items = ["Ada"]
    var body: some View {
      container
        .onDeleteCommand { log.lines.append("delete") }
        .onMoveCommand { _ in log.lines.append("move") }
        .onKeyPress(.home) {
          log.lines.append("home")
          return .handled
        }
    }

    @ViewBuilder private var container: some View {
      switch form {
      case .list: List { fields }
      case .form: Form { fields }
      case .stack: VStack { fields }
      case .navigation: NavigationStack { fields }
      case .scroll: ScrollView { LazyVStack { fields } }
      }
    }

    private var fields: some View {
      ForEach($items, id: \.self) { TextField("Name", text: $0) }
    }
  }

  @Test("Delete and the arrows edit the text", arguments: Holder.allCases)
  func keys(_ form: Holder) throws {
    let log = Log()
    let host = TestHost(columns: 40, rows: 10) { Page(form: form, log: log) }
    try host.find(.textField).focus()
    host.press(.home)
    host.press(.rightArrow)
    host.press(.deleteForward)
    #expect(try host.find(.textField).value == "Aa")
    #expect(log.lines == [])
  }

  @Test("commands on the field itself come before its own keys")
  func itself() throws {
    let log = Log()
    struct Field: View {
      let log: Log
      @State private var name = "Ada"
      var body: some View {
        List {
          TextField("Name", text: $name).padding().onDeleteCommand { log.lines.append("delete") }
        }
      }
    }
    let host = TestHost(columns: 40, rows: 10) { Field(log: log) }
    try host.find(.textField).focus()
    host.press(.delete)
    #expect(log.lines == ["delete"] && host.screen.contains("Ada"))
  }
}

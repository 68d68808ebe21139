import Testing
import TheseusTesting

@MainActor @Suite("a button gesture follows the pointer in and out of its view")
struct ButtonGestureTests {
  @MainActor private final class Log { var lines: [String] = [] }

  enum Form: CaseIterable { case modifier, gesture, simultaneous }

  private struct Target: View {
    let form: Form
    let log: Log
    var body: some View {
      let key = Text("target")
      switch form {
      case .modifier:
        key._onButtonGesture {
          log.lines.append($0 ? "in" : "out")
        } perform: {
          log.lines.append("run")
        }
      case .gesture:
        key.gesture(
          _ButtonGesture {
            log.lines.append("run")
          } pressing: {
            log.lines.append($0 ? "in" : "out")
          })
      case .simultaneous:
        key.onTapGesture {}.simultaneousGesture(
          _ButtonGesture {
            log.lines.append("run")
          } pressing: {
            log.lines.append($0 ? "in" : "out")
          })
      }
    }
  }

  private func host(_ form: Form, _ log: Log) -> TestHost {
    TestHost(columns: 20, rows: 3) {
      VStack(alignment: .leading) {
        Target(form: form, log: log)
        Spacer()
      }
    }
  }

  private func send(_ action: PointerEvent.Action, _ column: Int, _ row: Int, _ host: TestHost) {
    host.send(.pointer(PointerEvent(action, column: column, row: row)))
  }

  @Test("a press in the view and a release there run the action", arguments: Form.allCases)
  func press(form: Form) {
    let log = Log()
    let host = host(form, log)
    send(.press(.left), 8, 0, host)
    #expect(log.lines == ["in"])
    send(.release(.left), 8, 0, host)
    #expect(log.lines.sorted() == ["in", "out", "run"])
    #expect(log.lines.first == "in")
  }

  @Test("a release elsewhere runs nothing", arguments: Form.allCases)
  func released(form: Form) {
    let log = Log()
    let host = host(form, log)
    send(.press(.left), 8, 0, host)
    send(.move(.left), 8, 2, host)
    #expect(log.lines == ["in", "out"])
    send(.release(.left), 8, 2, host)
    #expect(log.lines == ["in", "out"])
  }

  @Test("the pointer may leave and come back", arguments: [Form.modifier, .gesture])
  func back(form: Form) {
    let log = Log()
    let host = host(form, log)
    send(.press(.left), 8, 0, host)
    send(.move(.left), 8, 2, host)
    send(.move(.left), 9, 0, host)
    send(.release(.left), 9, 0, host)
    #expect(log.lines.prefix(3) == ["in", "out", "in"])
    #expect(log.lines.contains("run") && log.lines.count == 5)
  }
}

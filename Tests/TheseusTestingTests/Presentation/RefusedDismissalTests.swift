import Testing
import TheseusTesting
import TheseusViews

@MainActor @Suite("a binding that stays true keeps its presentation")
struct RefusedDismissalTests {
  enum Form: CaseIterable { case alert, dialog, plain }

  @MainActor private final class Log {
    var appeared = 0
    var refusals = 0
    var refuses = true
    var runs = 0
  }

  private struct Page: View {
    let form: Form
    let log: Log
    @State private var isShown = true
    @State private var item: Int? = 7
    @State private var runs = 0

    var body: some View {
      let binding = Binding<Bool> {
        isShown
      } set: {
        runs += 1
        if !$0, log.refuses { log.refusals += 1 } else { isShown = $0 }
      }
      log.runs = runs
      return VStack { Text("page") }
        .modifier(Presented(form: form, isShown: binding, item: item, log: log))
    }
  }

  private struct Presented: ViewModifier {
    let form: Form
    let isShown: Binding<Bool>
    let item: Int?
    let log: Log

    func body(content: Content) -> some View {
      switch form {
      case .alert: content.alert("Title", isPresented: isShown, presenting: item) { _ in inside }
      case .dialog:
        content.confirmationDialog("Title", isPresented: isShown, presenting: item) { _ in inside }
      case .plain: content.alert("Title", isPresented: isShown) { inside }
      }
    }

    @ViewBuilder private var inside: some View {
      Counted(log: log)
      Button("Keep", role: .cancel) {}
    }
  }

  private struct Counted: View {
    let log: Log
    @State private var text = ""
    var body: some View { TextField("Reason", text: $text).onAppear { log.appeared += 1 } }
  }

  @Test(
    "R73 its content keeps its state, and it ends when the binding agrees", arguments: Form.allCases
  )
  func kept(_ form: Form) throws {
    let log = Log()
    let host = TestHost(columns: 60, rows: 20) { Page(form: form, log: log) }
    try host.find(.textField).type("half a wo")
    try host.find(.button, "Keep").tap()
    #expect(log.refusals == 1 && log.runs == 1)
    #expect(host.findAll(.alert).count == 1)
    #expect(try host.find(.textField).value == "half a wo")
    #expect(log.appeared == 1)
    log.refuses = false
    try host.find(.button, "Keep").tap()
    #expect(host.findAll(.alert).isEmpty)
  }
}

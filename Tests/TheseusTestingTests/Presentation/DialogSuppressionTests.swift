import TheseusTesting
import TheseusViews
import Testing

@MainActor @Suite("A dialog's toggle that keeps it from being shown again")
struct DialogSuppressionTests {
  private struct Asking: View {
    var title: String?
    @State private var isAsking = false
    @State private var isSuppressed = false
    var body: some View {
      let question = Button("delete") { if !isSuppressed { isAsking = true } }
        .alert("Delete it?", isPresented: $isAsking) { Button("Delete", role: .destructive) {} }
      VStack {
        if let title {
          question.dialogSuppressionToggle(title, isSuppressed: $isSuppressed)
        } else {
          question.dialogSuppressionToggle(isSuppressed: $isSuppressed)
        }
      }
    }
  }

  @Test("it is in the alert, which stays; the app follows it")
  func alert() throws {
    let host = TestHost(columns: 50, rows: 14) { Asking(title: "Never again") }
    try host.find(.button, "delete").tap()
    try host.find(.toggle, "Never again").toggle()
    #expect(host.screen.contains("Delete it?"))
    try host.find(.button, "Delete").tap()
    #expect(!host.screen.contains("Delete it?"))
    try host.find(.button, "delete").tap()
    #expect(!host.screen.contains("Delete it?"))
  }

  @Test("without a title it has one")
  func untitled() throws {
    let host = TestHost(columns: 50, rows: 14) { Asking() }
    try host.find(.button, "delete").tap()
    #expect(host.findAll(.toggle).map(\.label) == ["Don’t ask again"])
  }

  @Test("confirmation dialogs have it too, others have none")
  func confirmation() throws {
    struct Confirming: View {
      @State private var isFirst = false
      @State private var isSecond = false
      @State private var isSuppressed = false
      var body: some View {
        VStack {
          Button("first") { isFirst = true }
            .confirmationDialog("One?", isPresented: $isFirst) { Button("yes") {} }
            .dialogSuppressionToggle("Quiet", isSuppressed: $isSuppressed)
          Button("second") { isSecond = true }.alert("Two?", isPresented: $isSecond) {
            Button("no") {}
          }
        }
      }
    }
    let host = TestHost(columns: 50, rows: 14) { Confirming() }
    try host.find(.button, "first").tap()
    #expect(host.findAll(.toggle).map(\.label) == ["Quiet"])
    try host.find(.button, "yes").tap()
    try host.find(.button, "second").tap()
    #expect(host.screen.contains("Two?") && host.findAll(.toggle).isEmpty)
  }
}

import Testing
import TheseusTesting
import TheseusViews

@MainActor @Suite("focus after a presentation ends below another one")
struct FocusBelowDismissedTests {
  @MainActor private final class Wishes {
    var alert: (Bool) -> Void = { _ in }
    var popover: (Bool) -> Void = { _ in }
  }

  private struct Page: View {
    let wishes: Wishes
    @State private var hasPopover = false
    @State private var hasAlert = false

    var body: some View {
      VStack {
        Button("First") {}
        Button("Open") { hasPopover = true }
        Text("page")
          .alert("Lost connection", isPresented: $hasAlert) { Button("Fine") {} }
      }
      .popover(isPresented: $hasPopover) { Button("Inside") {} }
      .onAppear {
        wishes.alert = { hasAlert = $0 }
        wishes.popover = { hasPopover = $0 }
      }
    }
  }

  @Test("returns to the view that had it before the first of them")
  func returns() throws {
    let wishes = Wishes()
    let host = TestHost(columns: 60, rows: 20) { Page(wishes: wishes) }
    try host.find(.button, "Open").focus()
    host.press(.return)
    #expect(host.focused?.label == "Inside")
    wishes.alert(true)
    host.flush()
    #expect(host.focused?.label == "Fine")
    wishes.popover(false)
    host.flush()
    #expect(host.focused?.label == "Fine" && host.findAll(.button, "Inside").isEmpty)
    host.press(.return)
    #expect(host.findAll(.alert).isEmpty)
    #expect(host.focused?.label == "Open")
  }

  @Test("returns to the presentation below that is still there")
  func stays() throws {
    let wishes = Wishes()
    let host = TestHost(columns: 60, rows: 20) { Page(wishes: wishes) }
    try host.find(.button, "Open").focus()
    host.press(.return)
    wishes.alert(true)
    host.flush()
    host.press(.return)
    #expect(host.focused?.label == "Inside")
    wishes.popover(false)
    host.flush()
    #expect(host.focused?.label == "Open")
  }
}

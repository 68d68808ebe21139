import OpenCombine
import TheseusTesting
import TheseusViews
import Testing

@MainActor @Suite("A window of an app starts with focus on its first sensible element")
struct InitialFocusTests {
  private struct Page<Content: View>: App {
    var content: Content?
    init() {}
    init(@ViewBuilder content: () -> Content) { self.content = content() }
    var body: some Scene { WindowGroup { content } }
  }

  private func host<Content: View>(@ViewBuilder _ content: () -> Content) -> TestHost {
    TestHost(app: Page(content: content), columns: 50, rows: 16)
  }

  @Test("a list or a field precedes buttons, buttons precede bars and tabs")
  func order() {
    let list = host {
      VStack {
        Button("Add") {}
        List(0..<3) { Text("row \($0)") }
      }
    }
    #expect(list.focused?.role == .list)
    let field = host {
      VStack {
        Button("Add") {}
        TextField("Name", text: .constant(""))
      }
    }
    #expect(field.focused?.role == .textField)
    let button = host {
      NavigationStack {
        VStack {
          Button("Erase", role: .destructive) {}
          Button("Add") {}
        }
        .toolbar { Button("Bar") {} }
      }
    }
    #expect(button.focused?.label == "Add")
    let tabs = host {
      TabView {
        Button("Inside") {}.tabItem { Text("One") }
        Text("two").tabItem { Text("Two") }
      }
    }
    #expect(tabs.focused?.label == "Inside")
  }

  @Test("the app's request comes first")
  func asked() {
    struct Asking: View {
      @FocusState private var isSecond: Bool
      var body: some View {
        VStack {
          TextField("First", text: .constant(""))
          TextField("Second", text: .constant("")).focused($isSecond)
        }
        .onAppear { isSecond = true }
      }
    }
    #expect(host { Asking() }.focused?.label == "Second")
  }

  @Test("after an alert or a sheet that was shown with its window, focus begins in the window")
  func shownAtOnce() {
    struct Greeting: View {
      let isAlert: Bool
      @State private var isShown = false
      var body: some View {
        VStack {
          Button("Add") {}
          TextField("Name", text: .constant(""))
        }
        .onAppear { isShown = true }
        .alert("Welcome", isPresented: isAlert ? $isShown : .constant(false)) { Button("OK") {} }
        .sheet(isPresented: isAlert ? .constant(false) : $isShown) {
          Button("Done") { isShown = false }
        }
      }
    }
    for isAlert in [true, false] {
      let host = host { Greeting(isAlert: isAlert) }
      #expect(host.focused?.label == (isAlert ? "OK" : "Done"))
      host.press(.return)
      #expect(host.focused?.role == .textField, "\(isAlert)")
    }
  }

  @Test("later requests are honored, unless the user moved focus before")
  func later() throws {
    struct Loading: View {
      @State private var isLoaded = false
      var body: some View {
        VStack {
          if isLoaded { Button("Row") {} }
          Text("text").onTapGesture { isLoaded = true }
        }
        .onKeyPress("x") { .ignored }
        .onReceive(Steps.shared.publisher) { isLoaded = true }
      }
    }
    let patient = host { Loading() }
    #expect(patient.focused == nil)
    Steps.shared.publisher.send()
    patient.flush()
    #expect(patient.focused?.label == "Row")
    let typing = host { Loading() }
    typing.press("a")
    Steps.shared.publisher.send()
    typing.flush()
    #expect(typing.focused == nil)
  }

  @MainActor private final class Steps {
    static let shared = Steps()
    let publisher = PassthroughSubject<Void, Never>()
  }

  @Test("a command that needs a focused value works immediately; a plain tree starts without focus")
  func focusedValue() throws {
    #expect(TestHost(columns: 20, rows: 4) { Button("Add") {} }.focused == nil)
  }
}

@MainActor @Suite("onKeyPress sees Command for Control when no Command is sent")
struct KeyPressModifierTests {
  private struct Page: View {
    @State private var seen = "nothing"
    var body: some View {
      VStack {
        Button("here") {}
        Text(seen)
      }
      .onKeyPress(characters: .letters) { press in
        seen = [
          press.modifiers.contains(.control) ? "control" : "",
          press.modifiers.contains(.command) ? "command" : "",
          press.modifiers.contains(.shift) ? "shift" : "",
        ].filter { !$0.isEmpty }.joined(separator: "+")
        return .handled
      }
    }
  }

  @Test("until the host sends Command")
  func command() throws {
    let host = TestHost(columns: 40, rows: 4) { Page() }
    try host.find(.button).focus()
    host.press("s", modifiers: .control)
    #expect(host.findAll(.text, "control+command").count == 1)
    host.press("s", modifiers: [.control, .shift])
    #expect(host.findAll(.text, "control+command+shift").count == 1)
    host.press("s", modifiers: .shift)
    #expect(host.findAll(.text, "shift").count == 1)
    host.press("s", modifiers: .command)
    #expect(host.findAll(.text, "command").count == 1)
    host.press("s", modifiers: .control)
    #expect(host.findAll(.text, "control").count == 1)
  }
}

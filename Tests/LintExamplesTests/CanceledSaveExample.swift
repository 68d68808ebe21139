import Testing
import TheseusTesting

// failing:
struct PadOfTask: View {
  let save: (String) -> Void
  @State private var text = ""

  var body: some View {
    TextField("Note", text: $text)
      .task(id: text) {
        do { try await Task.sleep(for: .seconds(2)) } catch { return }
        save(text)
      }
  }
}

struct DeskOfTask: View {
  let save: (String) -> Void
  @State private var isOpen = true

  var body: some View {
    Button("Close") { isOpen = false }
    if isOpen { PadOfTask(save: save) }
  }
}
// end

// fixed:
struct PadThatSaves: View {
  let save: (String) -> Void
  @State private var text = ""

  var body: some View {
    TextField("Note", text: $text)
      .task(id: text) {
        do { try await Task.sleep(for: .seconds(2)) } catch { return }
        save(text)
      }
      .onDisappear { save(text) }
  }
}

struct DeskThatSaves: View {
  let save: (String) -> Void
  @State private var isOpen = true

  var body: some View {
    Button("Close") { isOpen = false }
    if isOpen { PadThatSaves(save: save) }
  }
}
// end

@MainActor @Suite("The example of canceled_save")
struct CanceledSaveExample {
  @Test("R62 canceled_save: a task that waits to save ends with its view")
  func runs() async throws {
    var saved = ""
    func closed(_ host: TestHost) async throws -> String {
      saved = ""
      try host.find(.textField, "Note").type("Milk")
      try host.find(.button, "Close").tap()
      for _ in 0..<100 { await Task.yield() }
      host.flush()
      return saved
    }
    #expect(try await closed(TestHost { VStack { DeskOfTask { saved = $0 } } }) == "")
    #expect(try await closed(TestHost { VStack { DeskThatSaves { saved = $0 } } }) == "Milk")
  }

  @Test("canceled_save: the page shows the code that runs here")
  func page() throws { try LintExample(rule: "canceled_save", file: #filePath).check() }
}

import Testing
import TheseusTesting

// failing:
struct TrackWithDialogInMenu: View {
  @State private var isAsking = false
  @State private var isDeleted = false

  var body: some View {
    Menu("More") {
      Button("Delete") { isAsking = true }
        .confirmationDialog("Delete the track?", isPresented: $isAsking) {
          Button("Yes, delete") { isDeleted = true }
        }
    }
    Text(isDeleted ? "No track" : "A track")
  }
}
// end

// fixed:
struct TrackWithDialogOnMenu: View {
  @State private var isAsking = false
  @State private var isDeleted = false

  var body: some View {
    Menu("More") {
      Button("Delete") { isAsking = true }
    }
    .confirmationDialog("Delete the track?", isPresented: $isAsking) {
      Button("Yes, delete") { isDeleted = true }
    }
    Text(isDeleted ? "No track" : "A track")
  }
}
// end

@MainActor @Suite("The example of presentation_in_menu")
struct PresentationInMenuExample {
  @Test("presentation_in_menu: a dialog of a menu's entry never appears")
  func runs() throws {
    func asks(_ host: TestHost) throws -> Bool {
      try host.find(.menu, "More").select("Delete")
      return host.screen.contains("Yes, delete")
    }
    #expect(try !asks(TestHost { VStack { TrackWithDialogInMenu() } }))
    #expect(try asks(TestHost { VStack { TrackWithDialogOnMenu() } }))
  }

  @Test("presentation_in_menu: the page shows the code that runs here")
  func page() throws { try LintExample(rule: "presentation_in_menu", file: #filePath).check() }
}

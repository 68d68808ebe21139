import Testing
import TheseusTesting

// failing:
struct MemosOfOneFlag: View {
  @State private var memos = ["one", "two"]
  @State private var isDeleting = false

  var body: some View {
    ForEach(memos, id: \.self) { memo in
      Button("Delete \(memo)") { isDeleting = true }
        .confirmationDialog("Delete?", isPresented: $isDeleting) {
          Button("Yes, delete \(memo)") { memos.removeAll { $0 == memo } }
        }
    }
  }
}
// end

// fixed:
struct MemosOfOneDialog: View {
  @State private var memos = ["one", "two"]
  @State private var isDeleting = false
  @State private var chosen: String?

  var body: some View {
    VStack {
      ForEach(memos, id: \.self) { memo in
        Button("Delete \(memo)") {
          chosen = memo
          isDeleting = true
        }
      }
    }
    .confirmationDialog("Delete?", isPresented: $isDeleting, presenting: chosen) { memo in
      Button("Yes, delete \(memo)") { memos.removeAll { $0 == memo } }
    }
  }
}
// end

@MainActor @Suite("The example of shared_presentation")
struct SharedPresentationExample {
  @Test("shared_presentation: one flag presents the dialog of another row")
  func runs() throws {
    func offered(_ host: TestHost) throws -> Bool {
      try host.find(.button, "Delete two").tap()
      return host.screen.contains("Yes, delete one")
    }
    #expect(try offered(TestHost { VStack { MemosOfOneFlag() } }))
    #expect(try !offered(TestHost { MemosOfOneDialog() }))
  }

  @Test("shared_presentation: the page shows the code that runs here")
  func page() throws { try LintExample(rule: "shared_presentation", file: #filePath).check() }
}

import Testing
import TheseusTesting
import TheseusViews

// failing:
struct MemosThatVanish: View {
  @State private var memos = ["Call", "Walk"]
  @State private var isAsking = false
  @State private var chosen = ""

  var body: some View {
    List(memos, id: \.self) { memo in
      Text(memo)
        .swipeActions {
          Button("Delete", role: .destructive) {
            chosen = memo
            isAsking = true
          }
        }
    }
    .confirmationDialog("Delete \(chosen)?", isPresented: $isAsking) {
      Button("Yes, delete", role: .destructive) { memos.removeAll { $0 == chosen } }
    }
  }
}
// end

// fixed:
struct MemosThatStay: View {
  @State private var memos = ["Call", "Walk"]
  @State private var isAsking = false
  @State private var chosen = ""

  var body: some View {
    List(memos, id: \.self) { memo in
      Text(memo)
        .swipeActions {
          Button("Delete") {
            chosen = memo
            isAsking = true
          }
          .tint(.red)
        }
    }
    .confirmationDialog("Delete \(chosen)?", isPresented: $isAsking) {
      Button("Yes, delete", role: .destructive) { memos.removeAll { $0 == chosen } }
    }
  }
}
// end

@MainActor @Suite("The example of early_removal")
struct EarlyRemovalExample {
  @Test("early_removal: the memo is still there while the dialog asks")
  func runs() throws {
    func asks(_ host: TestHost) throws -> Bool {
      host.press(.tab)
      host.press(try #require(KeyEquivalent.function(10)), modifiers: .shift)
      try host.find(nil, "Delete").tap()
      return host.screen.contains("Call") && host.screen.contains("Yes, delete")
    }
    // A host without animations keeps the row in both; iOS removes it in the failing example.
    #expect(try asks(TestHost(columns: 40, rows: 14) { MemosThatVanish() }))
    #expect(try asks(TestHost(columns: 40, rows: 14) { MemosThatStay() }))
  }

  @Test("early_removal: the page shows the code that runs here")
  func page() throws { try LintExample(rule: "early_removal", file: #filePath).check() }
}

import Testing
import TheseusTesting

// failing:
struct OrderByValue: View {
  enum Order: String, CaseIterable { case title, author }
  @State private var order = Order.title.rawValue

  var body: some View {
    Picker("Order", selection: $order) {
      ForEach(Order.allCases, id: \.self) { choice in
        Text(choice.rawValue).tag(choice)
      }
    }
  }
}
// end

// fixed:
struct OrderByRawValue: View {
  enum Order: String, CaseIterable { case title, author }
  @State private var order = Order.title.rawValue

  var body: some View {
    Picker("Order", selection: $order) {
      ForEach(Order.allCases, id: \.self) { choice in
        Text(choice.rawValue).tag(choice.rawValue)
      }
    }
  }
}
// end

@MainActor @Suite("The example of unmatched_tag")
struct UnmatchedTagExample {
  @Test("unmatched_tag: a selection without a tag of its type is shown blank")
  func runs() throws {
    let byValue = TestHost { OrderByValue() }
    #expect(byValue.trace.issues.map(\.kind) == [.invalidSelection])
    #expect(try byValue.find(.picker, "Order").value != "title")
    let byRawValue = TestHost { OrderByRawValue() }
    #expect(byRawValue.trace.issues.isEmpty)
    #expect(try byRawValue.find(.picker, "Order").value == "title")
  }

  @Test("unmatched_tag: the page shows the code that runs here")
  func page() throws { try LintExample(rule: "unmatched_tag", file: #filePath).check() }
}

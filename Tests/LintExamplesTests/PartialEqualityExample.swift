import Testing
import TheseusTesting

// failing:
struct SeatById: View, Equatable {
  let id: Int
  let status: String
  nonisolated static func == (left: SeatById, right: SeatById) -> Bool { left.id == right.id }

  var body: some View { Text(status) }
}

struct HallById: View {
  @State private var status = "Free"

  var body: some View {
    VStack {
      SeatById(id: 1, status: status).equatable()
      Button("Take") { status = "Taken" }
    }
  }
}
// end

// fixed:
struct SeatByAll: View, Equatable {
  let id: Int
  let status: String

  var body: some View { Text(status) }
}

struct HallByAll: View {
  @State private var status = "Free"

  var body: some View {
    VStack {
      SeatByAll(id: 1, status: status).equatable()
      Button("Take") { status = "Taken" }
    }
  }
}
// end

@MainActor @Suite("The example of partial_equality")
struct PartialEqualityExample {
  @Test("R40 partial_equality: a view that equals the old one is not updated")
  func runs() throws {
    func shown(_ host: TestHost) throws -> String {
      try host.find(.button, "Take").tap()
      return try host.find(.text).label
    }
    #expect(try shown(TestHost { HallById() }) == "Free")
    #expect(try shown(TestHost { HallByAll() }) == "Taken")
  }

  @Test("partial_equality: the page shows the code that runs here")
  func page() throws { try LintExample(rule: "partial_equality", file: #filePath).check() }
}

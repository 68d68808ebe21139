import Testing
import TheseusTesting

// failing:
final class GuideEarly: ObservableObject {
  @Published var city = "nowhere"
}

struct CityEarly: View {
  @StateObject private var guide = GuideEarly()

  init(city: String) {
    guide.city = city
  }

  var body: some View { Text("In \(guide.city)") }
}
// end

// fixed:
final class GuideInTime: ObservableObject {
  @Published var city: String

  init(city: String) { self.city = city }
}

struct CityInTime: View {
  @StateObject private var guide: GuideInTime

  init(city: String) {
    _guide = StateObject(wrappedValue: GuideInTime(city: city))
  }

  var body: some View { Text("In \(guide.city)") }
}
// end

@MainActor @Suite("The example of early_read")
struct EarlyReadExample {
  @Test("R20 early_read: what an initializer sets on a state object is not shown")
  func runs() {
    #expect(!TestHost { CityEarly(city: "Rome") }.screen.contains("Rome"))
    #expect(TestHost { CityInTime(city: "Rome") }.screen.contains("Rome"))
  }

  @Test("early_read: the page shows the code that runs here")
  func page() throws { try LintExample(rule: "early_read", file: #filePath).check() }
}

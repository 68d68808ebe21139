import Testing
import TheseusTesting

// failing:
struct ReaderOfFourteen: View {
  @AppStorage("size.apart") private var size = 14

  var body: some View { Text("Size \(size)") }
}

struct SettingsOfSeventeen: View {
  @AppStorage("size.apart") private var size = 17

  var body: some View { Stepper("Size \(size)", value: $size) }
}
// end

// fixed:
struct ReaderOfOneSize: View {
  @AppStorage("size.shared") private var size = 14

  var body: some View { Text("Size \(size)") }
}

struct SettingsOfOneSize: View {
  @AppStorage("size.shared") private var size = 14

  var body: some View { Stepper("Size \(size)", value: $size) }
}
// end

@MainActor @Suite("The example of storage_defaults")
struct StorageDefaultsExample {
  @Test("R26 storage_defaults: until the key is set, each property has its own default")
  func runs() throws {
    func shown(_ host: TestHost) throws -> [String] {
      var shown: [String] = []
      for size in [14, 17] where host.screen.contains("Size \(size)") { shown.append("\(size)") }
      return shown
    }
    let apart = TestHost {
      VStack {
        ReaderOfFourteen()
        SettingsOfSeventeen()
      }
    }
    #expect(try shown(apart) == ["14", "17"])
    let shared = TestHost {
      VStack {
        ReaderOfOneSize()
        SettingsOfOneSize()
      }
    }
    #expect(try shown(shared) == ["14"])
  }

  @Test("storage_defaults: the page shows the code that runs here")
  func page() throws { try LintExample(rule: "storage_defaults", file: #filePath).check() }
}

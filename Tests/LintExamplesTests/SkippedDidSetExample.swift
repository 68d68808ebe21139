import Testing
import TheseusTesting

// failing:
struct SoundOfDidSet: View {
  @State private var changes = 0
  @State private var isOn = false {
    didSet { changes += 1 }
  }

  var body: some View { Toggle("Sound \(changes)", isOn: $isOn) }
}
// end

// fixed:
struct SoundOfOnChange: View {
  @State private var changes = 0
  @State private var isOn = false

  var body: some View {
    Toggle("Sound \(changes)", isOn: $isOn)
      .onChange(of: isOn) { changes += 1 }
  }
}
// end

@MainActor @Suite("The example of skipped_did_set")
struct SkippedDidSetExample {
  @Test("skipped_did_set: a change through a binding runs onChange and no didSet")
  func runs() throws {
    func counted(_ host: TestHost) throws -> String {
      try host.find(.toggle).toggle()
      return try host.find(.toggle).label
    }
    #expect(try counted(TestHost { SoundOfDidSet() }) == "Sound 0")
    #expect(try counted(TestHost { SoundOfOnChange() }) == "Sound 1")
  }

  @Test("skipped_did_set: the page shows the code that runs here")
  func page() throws { try LintExample(rule: "skipped_did_set", file: #filePath).check() }
}

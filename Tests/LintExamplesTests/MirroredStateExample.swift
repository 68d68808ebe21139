import Testing
import TheseusTesting

// failing:
struct VolumeTwice: View {
  @State private var volume = 3
  @State private var shown = 3

  var body: some View {
    VStack {
      Text("volume \(volume), shown \(shown)")
      Stepper("Volume", value: $volume, in: 0...9)
      Stepper("Shown", value: $shown, in: 0...9)
    }
    .onChange(of: volume) { shown = volume }
  }
}
// end

// fixed:
struct VolumeOnce: View {
  @State private var volume = 3

  var body: some View {
    VStack {
      Text("volume \(volume), shown \(volume)")
      Stepper("Volume", value: $volume, in: 0...9)
      Stepper("Shown", value: $volume, in: 0...9)
    }
  }
}
// end

@MainActor @Suite("The example of mirrored_state")
struct MirroredStateExample {
  @Test("R30 mirrored_state: two states that copy each other drift apart")
  func runs() throws {
    func shown(_ host: TestHost) throws -> String {
      try host.find(.stepper, "Shown").increment()
      return try host.find(.text).label
    }
    #expect(try shown(TestHost { VolumeTwice() }) == "volume 3, shown 4")
    #expect(try shown(TestHost { VolumeOnce() }) == "volume 4, shown 4")
  }

  @Test("mirrored_state: the page shows the code that runs here")
  func page() throws { try LintExample(rule: "mirrored_state", file: #filePath).check() }
}

import Testing
import TheseusTesting

// failing:
final class VolumeOfState: ObservableObject {
  @State var volume = 1
}

struct SpeakerOfState: View {
  @StateObject private var model = VolumeOfState()

  var body: some View {
    Text("Volume \(model.volume)")
    Button("Louder") { model.volume += 1 }
  }
}
// end

// fixed:
final class VolumeOfModel: ObservableObject {
  @Published var volume = 1
}

struct SpeakerOfModel: View {
  @StateObject private var model = VolumeOfModel()

  var body: some View {
    Text("Volume \(model.volume)")
    Button("Louder") { model.volume += 1 }
  }
}
// end

@MainActor @Suite("The example of unconnected_state")
struct UnconnectedStateExample {
  @Test("R20 unconnected_state: a state of a class does not change what a view shows")
  func runs() throws {
    func isLouder(_ host: TestHost) throws -> Bool {
      try host.find(.button, "Louder").tap()
      return host.screen.contains("Volume 2")
    }
    #expect(try !isLouder(TestHost { VStack { SpeakerOfState() } }))
    #expect(try isLouder(TestHost { VStack { SpeakerOfModel() } }))
  }

  @Test("unconnected_state: the page shows the code that runs here")
  func page() throws { try LintExample(rule: "unconnected_state", file: #filePath).check() }
}

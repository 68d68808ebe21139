import Testing
import TheseusTesting

@MainActor @Suite("A binding's path through an object writes the object back")
struct ObjectPathBindingTests {
  private final class Settings {
    var resolution = 1
  }

  private final class Model: ObservableObject {
    @Published var settings = Settings()
  }

  private struct Child: View {
    @Binding var settings: Settings
    let bench: Bench
    var body: some View {
      let path = $settings.resolution
      bench.offer("write") { path.wrappedValue = 5 }
      return Label("resolution \(settings.resolution)")
    }
  }

  private struct Screen: View {
    @ObservedObject var model: Model
    let bench: Bench
    var body: some View { Child(settings: $model.settings, bench: bench) }
  }

  @Test("R80 a published property announces what was written in its object")
  func published() {
    let bench = Bench()
    let host = TestHost { Screen(model: Model(), bench: bench) }
    #expect(host.texts == ["resolution 1"])
    bench.run("write", host)
    #expect(host.texts == ["resolution 5"])
  }

  @Test("R80 the setter of a binding made of closures gets the object")
  func closures() {
    let settings = Settings()
    var written: [Int] = []
    let binding = Binding(get: { settings }, set: { written.append($0.resolution) })
    binding.resolution.wrappedValue = 7
    #expect(settings.resolution == 7 && written == [7])
  }
}

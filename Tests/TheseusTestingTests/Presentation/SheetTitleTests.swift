import Observation
import Testing
import TheseusTesting
import TheseusViews

@Suite("The title in the edge of a sheet follows the title of its content")
@MainActor
struct SheetTitleTests {
  @Observable final class Model { var title = "Before" }

  private struct Screen: View {
    let model: Model
    let isNested: Bool
    var body: some View {
      Text("Page").sheet(isPresented: .constant(true)) {
        if isNested {
          VStack { Text("content").navigationTitle(model.title) }
        } else {
          Text("content").navigationTitle(model.title)
        }
      }
    }
  }

  @Test("on the content itself, and inside it", arguments: [false, true])
  func title(isNested: Bool) {
    let model = Model()
    let host = TestHost { Screen(model: model, isNested: isNested) }
    #expect(host.screen.contains("Before"))
    model.title = "After"
    host.flush()
    #expect(host.screen.contains("After") && !host.screen.contains("Before"))
    host.unmount()
  }
}

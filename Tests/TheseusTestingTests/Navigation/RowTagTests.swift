import Observation
import Testing
import TheseusTesting
import TheseusViews

@MainActor @Suite("Tabs of a ForEach without tags")
struct RowTagTests {
  private struct Place: Identifiable {
    let id: Int
    let name: String
  }

  @Observable @MainActor fileprivate final class Model {
    var chosen = 30
    var name = "b"
    var order = [10, 20, 30]
  }

  private static func names(_ ids: [Int]) -> [Place] {
    ids.map { Place(id: $0, name: "place \($0)") }
  }

  @Test("R86 the id of a row is the tag of its page")
  func ids() throws {
    let model = Model()
    let host = TestHost {
      @Bindable var model = model
      TabView(selection: $model.chosen) {
        ForEach(Self.names(model.order)) { place in
          Text("page of \(place.name)").tabItem { Text(place.name) }
        }
      }
    }
    #expect(host.screen.contains("page of place 30"))
    try host.find(.tabList).select("place 20")
    #expect(model.chosen == 20)
    #expect(host.screen.contains("page of place 20"))
    model.order = [20, 10]
    host.flush()
    #expect(host.screen.contains("page of place 20"))
    #expect(host.trace.issues.isEmpty)
  }

  @Test("R86 a page that exists under a condition has the id of its row")
  func conditional() throws {
    let model = Model()
    let host = TestHost {
      @Bindable var model = model
      TabView(selection: $model.chosen) {
        ForEach(Self.names(model.order)) { place in
          if place.id > 10 { Text("page of \(place.name)").tabItem { Text(place.name) } }
        }
      }
    }
    #expect(host.screen.contains("page of place 30"))
  }

  @Test("ids of another type than the selection's leave the number of the page")
  func others() throws {
    let model = Model()
    model.chosen = 1
    let host = TestHost {
      @Bindable var model = model
      ForEach([0, 5], id: \.self) { _ in
        TabView(selection: $model.chosen) {
          ForEach(["a", "b"], id: \.self) { name in
            Text("page \(name)").tabItem { Text(name) }
          }
        }
      }
    }
    #expect(host.screen.contains("page b") && !host.screen.contains("page a"))
  }

  @Test("R86 each selection without a page is reported, once")
  func unmatched() throws {
    let model = Model()
    let host = TestHost {
      @Bindable var model = model
      TabView(selection: $model.chosen) {
        Text("page").tabItem { Text(model.name) }.tag(1)
      }
    }
    #expect(host.trace.issues.map(\.kind) == [.invalidSelection])
    model.name = "c"
    host.flush()
    #expect(host.trace.issues.count == 1)
    model.chosen = 31
    host.flush()
    #expect(host.trace.issues.map(\.kind) == [.invalidSelection, .invalidSelection])
    #expect(model.chosen == 31)
  }
}

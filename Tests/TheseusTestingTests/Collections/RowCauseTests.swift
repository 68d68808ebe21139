import Observation
import TheseusTesting
import TheseusViews
import Testing

@MainActor @Suite("Why rows of lazy containers are created")
struct RowCauseTests {
  private struct Row: View {
    let id: Int
    var body: some View { Text("row \(id)") }
  }

  @Observable @MainActor fileprivate final class Model {
    var ids = Array(0..<100)
    var isShown = true
  }

  private struct Page: View {
    let model: Model
    var body: some View {
      if model.isShown { List(model.ids, id: \.self) { Row(id: $0) } }
    }
  }

  private static func host(_ model: Model, _ profile: IdentityProfile = .default) -> TestHost {
    TestHost(columns: 20, rows: 8, profile: profile) { Page(model: model) }
  }

  private static func kinds(_ host: TestHost) -> Set<Cause.Kind> {
    Set(host.trace.created(Row.self).map(\.cause.kind))
  }

  @Test("R70 the first visible rows appear with their container")
  func first() {
    let host = Self.host(Model())
    #expect(Self.kinds(host) == [.firstAppearance])
  }

  @Test("R71 rows created by scrolling report it, before and after the data has changed")
  func scrolling() throws {
    let model = Model()
    let host = Self.host(model)
    host.trace.reset()
    try host.find(.list).scroll(by: 20)
    #expect(Self.kinds(host) == [.scrolledIntoView])
    model.ids.append(100)
    host.flush()
    host.trace.reset()
    try host.find(.list).scroll(by: 40)
    #expect(!host.trace.created(Row.self).isEmpty)
    #expect(Self.kinds(host) == [.scrolledIntoView])
  }

  @Test("R71 an inserted row reports it in the first update after an observer was attached")
  func attached() throws {
    let model = Model()
    let host = TestHost(columns: 20, rows: 8) { Text("page") }
    let observer = host.runtime.observer
    host.runtime.observer = nil
    host.update { Page(model: model) }
    host.flush()
    host.runtime.observer = observer
    host.trace.reset()
    model.ids.insert(1000, at: 2)
    host.flush()
    #expect(Self.kinds(host) == [.elementInserted])
  }

  @Test("R71 a row that was inserted while no observer was attached comes into view")
  func detached() throws {
    let model = Model()
    let host = Self.host(model)
    let observer = host.runtime.observer
    host.runtime.observer = nil
    model.ids.insert(2000, at: 50)
    host.flush()
    host.runtime.observer = observer
    host.trace.reset()
    model.ids.removeFirst(48)
    host.flush()
    #expect(host.screen.contains("row 2000"))
    #expect(Self.kinds(host) == [.scrolledIntoView])
  }

  @Test("R71 an inserted row reports it, after one data change and after many")
  func insertion() throws {
    let model = Model()
    let host = Self.host(model)
    for id in [1000, 1001, 1002] {
      host.trace.reset()
      model.ids.insert(id, at: 2)
      host.flush()
      #expect(host.trace.created(Row.self).map(\.cause.kind) == [.elementInserted])
      #expect(host.trace.created(Row.self).first?.identity.contains("\(id)") == true)
    }
  }

  @Test("R71 an inserted row off screen is created by scrolling")
  func insertionBelow() throws {
    let model = Model()
    let host = Self.host(model)
    host.trace.reset()
    model.ids.insert(1000, at: 50)
    host.flush()
    #expect(host.trace.created(Row.self).isEmpty)
    try host.find(.list).scroll(by: 46)
    #expect(host.trace.created(Row.self).contains { $0.identity.contains("1000") })
    #expect(Self.kinds(host) == [.scrolledIntoView])
  }

  @Test("R71 rows that move up because others are removed come into view")
  func removal() {
    let model = Model()
    let host = Self.host(model)
    host.trace.reset()
    model.ids.removeFirst(3)
    host.flush()
    #expect(!host.trace.created(Row.self).isEmpty)
    #expect(Self.kinds(host) == [.scrolledIntoView])
  }

  @Test(
    "R71 new data in an empty list is inserted; a list shown again has its conditional's cause")
  func shownAgain() {
    let model = Model()
    model.ids = []
    let host = Self.host(model)
    model.ids = [1, 2, 3]
    host.flush()
    #expect(Self.kinds(host) == [.elementInserted])
    model.isShown = false
    host.flush()
    host.trace.reset()
    model.isShown = true
    host.flush()
    #expect(host.trace.created(Row.self).count == 3)
    #expect(Self.kinds(host) == [.optionalChanged])
  }

  @Test("R71 a second ForEach below the first is created by scrolling")
  func second() throws {
    let host = TestHost(columns: 20, rows: 8) {
      List {
        ForEach(0..<30) { Text("\($0)") }
        ForEach(100..<130) { Row(id: $0) }
      }
    }
    #expect(host.trace.created(Row.self).isEmpty)
    try host.find(.list).scroll(by: 35)
    #expect(!host.trace.created(Row.self).isEmpty)
    #expect(Self.kinds(host) == [.scrolledIntoView])
  }

  @Test("R71 lazy stacks and grids too, and rows dropped off screen", arguments: [0, 1, 2])
  func containers(_ container: Int) throws {
    var profile = IdentityProfile.default
    if container == 2 { profile.lazyRowRetention = .visible(grace: 0) }
    let host = TestHost(columns: 20, rows: 8, profile: profile) {
      ScrollView {
        if container == 0 {
          LazyVGrid(columns: [GridItem(), GridItem()]) { ForEach(0..<100) { Row(id: $0) } }
        } else {
          LazyVStack { ForEach(0..<100) { Row(id: $0) } }
        }
      }
    }
    host.trace.reset()
    try host.find(.scrollArea).scroll(by: 20)
    #expect(Self.kinds(host) == [.scrolledIntoView])
    host.trace.reset()
    try host.find(.scrollArea).scroll(by: -20)
    #expect(Self.kinds(host) == (container == 2 ? [.scrolledIntoView] : []))
  }

  @Test("R71 .rowOnly: views inside an inserted or scrolled row have the row's cause")
  func rowOnly() throws {
    struct Outer: View {
      let id: Int
      var body: some View { Row(id: id) }
    }
    struct Outers: View {
      let model: Model
      var body: some View { List(model.ids, id: \.self) { Outer(id: $0) } }
    }
    var profile = IdentityProfile.default
    profile.lazyRowRetention = .rowOnly
    let model = Model()
    let host = TestHost(columns: 20, rows: 8, profile: profile) { Outers(model: model) }
    #expect(Self.kinds(host) == [.firstAppearance])
    host.trace.reset()
    model.ids.insert(1000, at: 0)
    host.flush()
    #expect(Self.kinds(host) == [.elementInserted])
    host.trace.reset()
    try host.find(.list).scroll(by: 20)
    #expect(Self.kinds(host) == [.scrolledIntoView])
  }
}

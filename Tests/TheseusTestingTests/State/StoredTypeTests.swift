import Foundation
import TheseusTesting
import TheseusViews
import Testing

private enum Sort: String, CaseIterable { case name, date, size }
private enum Level: Int { case low = 1, high = 9 }

/// As apps store arrays in one key.
private struct Recent: RawRepresentable, Equatable {
  var names: [String]
  init(names: [String]) { self.names = names }
  init?(rawValue: String) { names = rawValue.split(separator: ",").map(String.init) }
  var rawValue: String { names.joined(separator: ",") }
}

@MainActor @Suite("R83 stored values of every type")
struct StoredTypeTests {
  private struct All: View {
    @AppStorage("flag") private var flag = false
    @AppStorage("count") private var count = 1
    @AppStorage("ratio") private var ratio = 0.5
    @AppStorage("name") private var name = "none"
    @AppStorage("page") private var page = URL(string: "https://example.org")!
    @AppStorage("day") private var day = Date(timeIntervalSinceReferenceDate: 0)
    @AppStorage("data") private var data = Data([1])
    @AppStorage("sort") private var sort = Sort.name
    @AppStorage("level") private var level = Level.low
    @AppStorage("recent") private var recent = Recent(names: [])
    var body: some View {
      Text(
        "\(flag.description) \(count) \(ratio) \(name) \(page.absoluteString) "
          + "\(Int(day.timeIntervalSinceReferenceDate)) \(data.count) \(sort.rawValue) "
          + "\(level.rawValue) \(recent.names.count)")
      Button("Set") {
        flag = true
        count = 2
        ratio = 0.25
        name = "Ada"
        page = URL(string: "https://swift.org/a?b=c")!
        day = Date(timeIntervalSinceReferenceDate: 3600)
        data = Data([1, 2, 3])
        sort = .size
        level = .high
        recent.names.append("x")
        recent.names.append("y")
      }
    }
  }

  private struct AllOptional: View {
    @AppStorage("flag") private var flag: Bool?
    @AppStorage("count") private var count: Int?
    @AppStorage("ratio") private var ratio: Double?
    @AppStorage("name") private var name: String?
    @AppStorage("page") private var page: URL?
    @AppStorage("data") private var data: Data?
    @AppStorage("sort") private var sort: Sort?
    @AppStorage("level") private var level: Level?
    var body: some View {
      Text(
        "\(flag?.description ?? "-") \(count ?? -1) \(ratio ?? -1) \(name ?? "-") "
          + "\(page?.host ?? "-") \(data?.count ?? -1) \(sort?.rawValue ?? "-") "
          + "\(level?.rawValue ?? -1)")
      Button("Set") {
        flag = true
        count = 2
        ratio = 0.25
        name = "Ada"
        page = URL(string: "https://swift.org/a")
        data = Data([1, 2, 3])
        sort = .date
        level = .high
      }
      Button("Clear") {
        flag = nil
        count = nil
        ratio = nil
        name = nil
        page = nil
        data = nil
        sort = nil
        level = nil
      }
    }
  }

  @Test("values of each type are shown, written, and read by the next run")
  func all() throws {
    let store = AppStorageStore.inMemory()
    let host = TestHost(columns: 100, rows: 4, storage: store) { All() }
    #expect(host.screen.contains("false 1 0.5 none https://example.org 0 1 name 1 0"))
    try host.find(.button, "Set").tap()
    let written = "true 2 0.25 Ada https://swift.org/a?b=c 3600 3 size 9 2"
    #expect(host.screen.contains(written))
    host.unmount()
    #expect(TestHost(columns: 100, rows: 4, storage: store) { All() }.screen.contains(written))
  }

  @Test("optional values are nil until they are written, and nil again removes them")
  func optional() throws {
    let store = AppStorageStore.inMemory()
    let host = TestHost(columns: 100, rows: 8, storage: store) {
      AllOptional()
      All()
    }
    #expect(host.screen.contains("- -1 -1.0 - - -1 - -1"))
    try host.find(.button, "Set").tap()
    #expect(host.screen.contains("true 2 0.25 Ada swift.org 3 date 9"))
    // The same keys with defaults.
    #expect(host.screen.contains("true 2 0.25 Ada https://swift.org/a 0 3 date 9 0"))
    try host.find(.button, "Clear").tap()
    #expect(host.screen.contains("- -1 -1.0 - - -1 - -1"))
    #expect(host.screen.contains("false 1 0.5 none https://example.org 0 1 name 1 0"))
  }

  @Test("a stored value that is no case of the type any more is the default, and can be written")
  func unknownCase() throws {
    struct Chosen: View {
      @AppStorage("sort") private var sort = Sort.date
      @AppStorage("sort") private var raw = ""
      var body: some View {
        Text("sort \(sort.rawValue) raw \(raw)")
        Picker("by", selection: $sort) {
          ForEach(Sort.allCases, id: \.self) { Text($0.rawValue) }
        }
      }
    }
    let store = AppStorageStore.inMemory()
    store.writeExternally("color", forKey: "sort")
    let host = TestHost(storage: store) { Chosen() }
    #expect(host.screen.contains("sort date raw color"))
    try host.find(.picker).select("size")
    #expect(host.screen.contains("sort size raw size"))
    store.writeExternally("kind", forKey: "sort")
    host.flush()
    #expect(host.screen.contains("sort date raw kind"))
    #expect(host.trace.issues.isEmpty)
  }

  @Test("two views with one key and other defaults share it once it is written")
  func defaults() throws {
    struct One: View {
      @AppStorage("size") private var size = 10
      var body: some View { Stepper("one \(size)", value: $size) }
    }
    struct Two: View {
      @AppStorage("size") private var size = 20
      var body: some View { Text("two \(size)") }
    }
    let host = TestHost {
      One()
      Two()
    }
    #expect(host.screen.contains("one 10") && host.screen.contains("two 20"))
    try host.find(.stepper).increment()
    #expect(host.screen.contains("one 11") && host.screen.contains("two 11"))
  }

  @Test("what code writes to a suite of defaults is shown, with its registered values")
  func suite() throws {
    let name = "heldout.\(UUID().uuidString)"
    let defaults = try #require(UserDefaults(suiteName: name))
    defer { defaults.removePersistentDomain(forName: name) }
    struct Reader: View {
      @AppStorage private var count: Int
      @AppStorage private var title: String?
      init(_ defaults: UserDefaults) {
        _count = AppStorage(wrappedValue: 1, "count", store: defaults)
        _title = AppStorage("title", store: defaults)
      }
      var body: some View {
        Text("count \(count) title \(title ?? "none")")
        Button("Write") { count += 1 }
      }
    }
    defaults.register(defaults: ["count": 5])
    let host = TestHost { Reader(defaults) }
    #expect(host.screen.contains("count 5 title none"))
    try host.find(.button, "Write").tap()
    #expect(defaults.integer(forKey: "count") == 6)
    defaults.set("code", forKey: "title")
    defaults.set(40, forKey: "count")
    host.flush()
    #expect(host.screen.contains("count 40 title code"))
    defaults.removeObject(forKey: "count")
    host.flush()
    #expect(host.screen.contains("count 5 title code"))
  }

  @Test("a write to one key runs only the bodies that declare it")
  func runs() throws {
    struct One: View {
      @AppStorage("one") private var value = 0
      var body: some View { Button("one \(value)") { value += 1 } }
    }
    struct Other: View {
      @AppStorage("other") private var value = 0
      var body: some View { Text("other \(value)") }
    }
    let host = TestHost {
      One()
      One()
      Other()
    }
    host.trace.reset()
    try host.find(.button, "one 0").tap()
    #expect(host.findAll(.button, "one 1").count == 2)
    #expect(host.trace.bodyRuns(of: One.self) == 2 && host.trace.bodyRuns(of: Other.self) == 0)
  }

  @Test("scene storage of each type is restored with its scene")
  func scene() throws {
    struct Page: View {
      @SceneStorage("flag") private var flag = false
      @SceneStorage("name") private var name: String?
      @SceneStorage("sort") private var sort = Sort.name
      @SceneStorage("data") private var data = Data()
      @SceneStorage("page") private var page: URL?
      var body: some View {
        Text(
          "\(flag.description) \(name ?? "-") \(sort.rawValue) \(data.count) \(page?.host ?? "-")")
        Button("Set") {
          flag.toggle()
          name = "n"
          sort = .date
          data.append(7)
          page = URL(string: "https://swift.org")
        }
        Button("Clear") { name = nil }
      }
    }
    let host = TestHost { Page() }
    #expect(host.screen.contains("false - name 0 -"))
    try host.find(.button, "Set").tap()
    #expect(host.screen.contains("true n date 1 swift.org"))
    let restored = TestHost(restoring: try host.snapshot()) { Page() }
    #expect(restored.screen.contains("true n date 1 swift.org"))
    try restored.find(.button, "Clear").tap()
    #expect(restored.screen.contains("true - date 1 swift.org"))
  }
}

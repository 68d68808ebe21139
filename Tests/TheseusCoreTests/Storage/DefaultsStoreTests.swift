import Foundation
import Testing

@testable import TheseusCore

/// A `UserDefaults` of its own, removed at the end.
private final class Domain: Sendable {
  let name = "theseus.tests.\(UUID().uuidString)"
  let file = FileManager.default.temporaryDirectory
    .appendingPathComponent("theseus-\(UUID().uuidString)/settings.json")

  var defaults: UserDefaults { UserDefaults(suiteName: name) ?? .standard }

  /// The settings of a program whose standard defaults are this suite.
  func settings() -> AppStorageStore {
    AppStorageStore(ProgramBacking(FileBacking(file), DefaultsBacking(defaults, domain: name)))
  }

  deinit {
    defaults.removePersistentDomain(forName: name)
    try? FileManager.default.removeItem(at: file.deletingLastPathComponent())
  }
}

@MainActor
private final class Handle {
  var write: (String) -> Void = { _ in }
  var show: (Bool) -> Void = { _ in }
  var read: () -> String = { "" }
  nonisolated init() {}
}

private struct Field: View {
  @AppStorage var name: String
  let handle: Handle
  init(_ suite: Domain, _ handle: Handle) {
    _name = AppStorage(wrappedValue: "none", "name", store: suite.defaults)
    self.handle = handle
  }
  var body: some View {
    handle.write = { name = $0 }
    return Leaf("field \(name)")
  }
}

private struct Label: View {
  @AppStorage var name: String
  init(_ suite: Domain) {
    _name = AppStorage(wrappedValue: "none", "name", store: suite.defaults)
  }
  var body: some View { Leaf("label \(name)") }
}

private struct Setting: View {
  @AppStorage("name") var name = "none"
  let handle: Handle
  var body: some View {
    handle.write = { name = $0 }
    handle.read = { name }
    return Leaf(name)
  }
}

@MainActor @Suite("R83 views follow a UserDefaults, whoever writes it", .serialized)
struct DefaultsStoreTests {
  @Test("the first value of a key reaches all readers, each with an object of the suite of its own")
  func firstValue() {
    let (suite, handle) = (Domain(), Handle())
    let tree = Tree {
      Field(suite, handle)
      Label(suite)
    }
    #expect(tree.texts == ["field none", "label none"])
    handle.write("Ada")
    tree.flush()
    #expect(tree.texts == ["field Ada", "label Ada"])
  }

  @Test("the first value that code writes, also when an action reads it before the update")
  func firstValueOfCode() {
    let (suite, handle) = (Domain(), Handle())
    let store = AppStorageStore.userDefaults(suite.defaults)
    let tree = Tree { Setting(handle: handle).defaultAppStorage(store) }
    suite.defaults.set("code", forKey: "name")
    #expect(handle.read() == "code")
    tree.flush()
    #expect(tree.texts == ["code"])
    suite.defaults.removeObject(forKey: "name")
    tree.flush()
    #expect(tree.texts == ["none"])
  }

  @Test("stores of views that have ended are released")
  func released() {
    struct Page: View {
      @State private var shows = true
      let suite: Domain
      let handle: Handle
      var body: some View {
        handle.show = { shows = $0 }
        return Group { if shows { Label(suite) } }
      }
    }
    let (suite, handle) = (Domain(), Handle())
    let tree = Tree { Page(suite: suite, handle: handle) }
    for _ in 0..<10 {
      handle.show(false)
      tree.flush()
      handle.show(true)
      tree.flush()
    }
    handle.show(false)
    tree.flush()
    tree.flush()
    // Not one for each time that the view was there.
    #expect(tree.runtime.watchedStores.count <= 1)
    weak var released: AppStorageStore?
    do {
      let store = AppStorageStore.shared(suite.defaults)
      released = store
      withExtendedLifetime(store) {}
    }
    #expect(released == nil)
  }

  @Test("R83 objects for one suite have one store, also in the memory of an object for another")
  func reusedMemory() {
    let suites = (Domain(), Domain())
    let names = [suites.0.name, suites.1.name]
    func store(_ index: Int) -> AppStorageStore? {
      UserDefaults(suiteName: names[index]).map { AppStorageStore.shared($0) }
    }
    let stores = [store(0), store(1)]
    #expect(stores[0] !== stores[1])
    for round in 0..<200 { #expect(store(round % 2) === stores[round % 2]) }
    let kept = UserDefaults(suiteName: names[0])
    for _ in 0..<3 { #expect(kept.map { AppStorageStore.shared($0) } === stores[0]) }
  }

  @Test("an address keeps its host, a file's address its scheme")
  func addresses() throws {
    struct Page {
      @AppStorage("site") var site = URL(fileURLWithPath: "/")
      @AppStorage("file") var file = URL(fileURLWithPath: "/")
    }
    let suite = Domain()
    let store = AppStorageStore.userDefaults(suite.defaults)
    let services = HostServices(settings: store)
    let page = services.serving { Page() }
    let site = try #require(URL(string: "https://example.org/a?b=c"))
    page.site = site
    page.file = URL(fileURLWithPath: "/tmp/a b")
    #expect(page.site == site && page.file == URL(fileURLWithPath: "/tmp/a b"))
    #expect(suite.defaults.url(forKey: "site") == site)
    #expect(suite.defaults.url(forKey: "file")?.path == "/tmp/a b")
  }
}

@MainActor
@Suite("R83 settings of a program are UserDefaults.standard, saved in settings.json", .serialized)
struct ProgramSettingsTests {
  private func tree(_ suite: Domain, _ handle: Handle) -> Tree {
    Tree(services: HostServices(settings: suite.settings())) { Setting(handle: handle) }
  }

  @Test("a view's value is the code's, and in the file before the next event")
  func writtenByView() {
    let (suite, handle) = (Domain(), Handle())
    let tree = tree(suite, handle)
    handle.write("view")
    #expect(suite.defaults.string(forKey: "name") == "view")
    #expect(AppStorageStore.file(suite.file).value(forKey: "name") == .string("view"))
    tree.flush()
    #expect(tree.texts == ["view"])
  }

  @Test("the code's value reaches views and the file with the next update")
  func writtenByCode() {
    let (suite, handle) = (Domain(), Handle())
    let tree = tree(suite, handle)
    suite.defaults.set("code", forKey: "name")
    #expect(handle.read() == "code")
    tree.flush()
    suite.defaults.set("again", forKey: "name")
    tree.flush()
    #expect(tree.texts == ["again"])
    #expect(AppStorageStore.file(suite.file).value(forKey: "name") == .string("again"))
    suite.defaults.removeObject(forKey: "name")
    tree.flush()
    #expect(tree.texts == ["none"])
    #expect(AppStorageStore.file(suite.file).value(forKey: "name") == nil)
  }

  @Test("a value that no view reads is saved when the host has handled the event")
  func notRead() {
    let suite = Domain()
    let store = suite.settings()
    suite.defaults.set(5, forKey: "launches")
    store.exchange()
    #expect(AppStorageStore.file(suite.file).value(forKey: "launches") == .int(5))
    suite.defaults.removeObject(forKey: "launches")
    store.exchange()
    #expect(AppStorageStore.file(suite.file).value(forKey: "launches") == nil)
  }

  @Test("a registered default is read by views and code, and is not saved")
  func registered() {
    let (suite, handle) = (Domain(), Handle())
    let key = "registered.\(suite.name)"
    struct Reader: View {
      @AppStorage var size: Int
      init(_ key: String) { _size = AppStorage(wrappedValue: 14, key) }
      var body: some View { Leaf("\(size)") }
    }
    let store = suite.settings()
    let tree = Tree(services: HostServices(settings: store)) {
      Reader(key)
      Setting(handle: handle)
    }
    suite.defaults.register(defaults: [key: 17])
    tree.flush()
    #expect(tree.texts == ["17", "none"])
    handle.write("other")
    store.exchange()
    let file = AppStorageStore.file(suite.file)
    #expect(file.value(forKey: key) == nil && file.value(forKey: "name") == .string("other"))
  }

  @Test("the next start has all values, also in code that runs before a view")
  func nextStart() throws {
    let (first, suite) = (Domain(), Domain())
    try FileManager.default.createDirectory(
      at: suite.file.deletingLastPathComponent(), withIntermediateDirectories: true)
    let written = AppStorageStore.file(suite.file)
    let site = try #require(URL(string: "https://example.org/a?b=c"))
    let date = Date(timeIntervalSinceReferenceDate: 123.5)
    for (key, value) in [
      "on": StoredValue.bool(true), "count": .int(3), "size": .double(1.5), "name": .string("é"),
      "site": .url(site), "data": .data(Data([0, 255])), "date": .date(date),
    ] { written.set(value, forKey: key) }
    let store = suite.settings()
    let defaults = suite.defaults
    #expect(defaults.bool(forKey: "on") && defaults.integer(forKey: "count") == 3)
    #expect(defaults.double(forKey: "size") == 1.5 && defaults.string(forKey: "name") == "é")
    #expect(defaults.url(forKey: "site") == site && defaults.data(forKey: "data")?.count == 2)
    #expect(defaults.object(forKey: "date") as? Date == date)
    #expect(store.value(forKey: "site") == .url(site))
    store.exchange()
    #expect(AppStorageStore.file(suite.file).value(forKey: "site") == .url(site))
    #expect(first.defaults.object(forKey: "on") == nil)
  }

  @Test("a change by another process reaches views and code")
  func otherProcess() {
    let (suite, handle) = (Domain(), Handle())
    let tree = tree(suite, handle)
    let theirs = AppStorageStore.file(suite.file)
    theirs.set(.string("theirs"), forKey: "name")
    tree.flush()
    #expect(tree.texts == ["theirs"])
    #expect(suite.defaults.string(forKey: "name") == "theirs")
    theirs.set(.string("other"), forKey: "other")
    handle.write("mine")
    #expect(suite.defaults.string(forKey: "other") == "other")
    #expect(AppStorageStore.file(suite.file).value(forKey: "other") == .string("other"))
  }

  @Test("a property that names the standard defaults has the settings of a user who shares them")
  func namedStandard() {
    let shared = HostServices(sharesProcess: true)
    #expect(shared.store(named: .standardDefaults) === shared.settings)
    let services = HostServices()
    #expect(services.store(named: .standardDefaults) === AppStorageStore.standardDefaults)
    #expect(HostServices.process.store(named: .standardDefaults) === HostServices.process.settings)
    let suite = AppStorageStore.inMemory()
    #expect(services.store(named: suite) === suite)
  }

  @Test(
    "a number that is not finite is saved as every other setting, also in an array",
    arguments: [Double.infinity, -.infinity, .nan])
  func notFinite(_ number: Double) {
    let suite = Domain()
    let store = suite.settings()
    suite.defaults.set(number, forKey: "limit")
    suite.defaults.set([number], forKey: "limits")
    store.exchange()
    #expect(store.lastError == nil)
    suite.defaults.set("Ada", forKey: "name")
    store.exchange()
    #expect(store.lastError == nil)
    let next = AppStorageStore.file(suite.file)
    #expect(next.value(forKey: "name") == .string("Ada"))
    #expect(next.value(forKey: "limit") == .double(number))
    #expect(next.value(forKey: "limits") == .array([.double(number)]))
  }

  @Test("a date without a time, and a number that is none, are read as they were written")
  func marked() throws {
    let values: [StoredValue] = [
      .double(.infinity), .double(-.infinity), .double(.nan), .date(.distantFuture),
      .date(Date(timeIntervalSinceReferenceDate: .infinity)),
    ]
    let data = try JSONEncoder().encode(values)
    #expect(try JSONDecoder().decode([StoredValue].self, from: data) == values)
  }

  @Test(
    "a setting that could not be written is written later, though nothing was set since",
    arguments: [true, false])
  func triedAgain(isLast: Bool) throws {
    let suite = Domain()
    let folder = suite.file.deletingLastPathComponent()
    // A file where the folder should be.
    try Data().write(to: folder)
    let store = AppStorageStore(
      ProgramBacking(
        FileBacking(suite.file, pause: isLast ? .seconds(1_000) : .zero),
        DefaultsBacking(suite.defaults, domain: suite.name)))
    suite.defaults.set("Ada", forKey: "name")
    store.exchange()
    #expect(store.lastError != nil)
    store.exchange()
    #expect(store.lastError != nil)
    try FileManager.default.removeItem(at: folder)
    store.exchange(isLast: isLast)
    #expect(store.lastError == nil)
    #expect(AppStorageStore.file(suite.file).value(forKey: "name") == .string("Ada"))
  }

  @Test("a failed write is not repeated at every event")
  func pause() throws {
    let suite = Domain()
    let folder = suite.file.deletingLastPathComponent()
    try Data().write(to: folder)
    let store = AppStorageStore(
      ProgramBacking(
        FileBacking(suite.file, pause: .seconds(1_000)),
        DefaultsBacking(suite.defaults, domain: suite.name)))
    suite.defaults.set("Ada", forKey: "name")
    store.exchange()
    try FileManager.default.removeItem(at: folder)
    store.exchange()
    #expect(store.lastError != nil && !FileManager.default.fileExists(atPath: folder.path))
  }
}

import Foundation
import Testing

@testable import TheseusCore

private enum Sort: String { case name, date }
private enum Level: Int { case low = 1, high = 2 }

@MainActor
private final class Handle {
  var write: (Int) -> Void = { _ in }
  nonisolated init() {}
}

private struct Counter: View {
  @AppStorage("count") var count = 3
  let handle: Handle
  let log: Log
  var body: some View {
    handle.write = { count = $0 }
    log("counter")
    return Leaf("\(count)")
  }
}

private struct Mirrored: View {
  @AppStorage("count") var count = 0
  var body: some View { Leaf("mirror \(count)") }
}

private struct Unread: View {
  @AppStorage("count") var count = 0
  let log: Log
  var body: some View {
    let _ = log("unread")
    Leaf("unread")
  }
}

@MainActor @Suite("Values are kept in a store", .serialized)
struct StorageTests {
  @Test("R83 R25 all readers of a key update, those that do not read do not run")
  func readers() {
    let (handle, log) = (Handle(), Log())
    let tree = Tree {
      Counter(handle: handle, log: log)
      Mirrored()
      Unread(log: log)
    }
    #expect(tree.texts == ["3", "mirror 0", "unread"])
    _ = log.take()
    handle.write(5)
    tree.flush()
    #expect(tree.texts == ["5", "mirror 5", "unread"])
    #expect(log.take() == ["counter"])
    #expect(tree.observer.causes.contains { $0.hasPrefix("Counter: stateChanged count") })
  }

  @Test("R24 an equal write is skipped")
  func equalWrite() {
    let (handle, log) = (Handle(), Log())
    let tree = Tree { Counter(handle: handle, log: log) }
    handle.write(4)
    tree.flush()
    _ = log.take()
    handle.write(4)
    tree.flush()
    #expect(log.take() == [])
    #expect(tree.observer.skipped == 1)
  }

  @Test("R83 another process's write is noticed")
  func externalWrite() {
    let (handle, log) = (Handle(), Log())
    let tree = Tree { Counter(handle: handle, log: log) }
    tree.runtime.services.settings.writeExternally(9, forKey: "count")
    tree.flush()
    #expect(tree.texts == ["9"])
    tree.runtime.services.settings.writeExternally(nil as Int?, forKey: "count")
    tree.flush()
    #expect(tree.texts == ["3"])
  }

  @Test("R83 a file survives a restart, and two processes do not undo each other's writes")
  func file() throws {
    let url = temporaryFile()
    defer { try? FileManager.default.removeItem(at: url.deletingLastPathComponent()) }
    let (handle, log) = (Handle(), Log())
    let store = AppStorageStore.file(url)
    let tree = Tree { Counter(handle: handle, log: log).defaultAppStorage(store) }
    handle.write(42)
    #expect(try String(contentsOf: url, encoding: .utf8).contains("42"), "written immediately")
    let second = AppStorageStore.file(url)
    #expect(second.value(forKey: "count") == .int(42))
    second.set(.string("theirs"), forKey: "other")
    handle.write(43)
    #expect(AppStorageStore.file(url).value(forKey: "other") == .string("theirs"))
    second.set(.int(44), forKey: "count")
    tree.flush()
    #expect(tree.texts == ["44"])
    #expect(store.lastError == nil)
  }

  @Test("R83 settings are in the user's configuration folder; the first write creates the file")
  func settings() throws {
    let folder = temporaryFile().deletingLastPathComponent()
    let before = ProcessInfo.processInfo.environment["XDG_CONFIG_HOME"]
    setenv("XDG_CONFIG_HOME", folder.path, 1)
    defer {
      if let before { setenv("XDG_CONFIG_HOME", before, 1) } else { unsetenv("XDG_CONFIG_HOME") }
      try? FileManager.default.removeItem(at: folder)
    }
    let store = AppStorageStore.settings(ofProgram: "probe")
    let file = folder.appendingPathComponent("probe/settings.json")
    #expect(!FileManager.default.fileExists(atPath: file.path))
    store.set(.bool(true), forKey: "on")
    #expect(FileManager.default.fileExists(atPath: file.path))
    #expect(AppStorageStore.settings(ofProgram: "probe").value(forKey: "on") == .bool(true))
  }

  @Test("R83 a damaged file is set aside, not destroyed")
  func damaged() throws {
    let url = temporaryFile()
    let folder = url.deletingLastPathComponent()
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data("{ not JSON".utf8).write(to: url)
    let store = AppStorageStore.file(url)
    store.set(.int(1), forKey: "a")
    #expect(AppStorageStore.file(url).value(forKey: "a") == .int(1))
    #expect(
      try String(contentsOf: url.appendingPathExtension("damaged"), encoding: .utf8) == "{ not JSON"
    )
  }

  @Test("R83 a store that cannot be written keeps the value and says why")
  func unwritable() {
    let store = AppStorageStore.file(URL(fileURLWithPath: "/proc/nowhere/store.json"))
    store.set(.int(1), forKey: "a")
    #expect(store.value(forKey: "a") == .int(1))
    #expect(store.lastError != nil)
  }

  @Test("R83 every type that SwiftUI keeps, and optionals of them, through a file")
  func types() throws {
    struct All {
      @AppStorage("bool") var bool = false
      @AppStorage("int") var int = 0
      @AppStorage("double") var double = 0.0
      @AppStorage("string") var string = ""
      @AppStorage("url") var url = URL(fileURLWithPath: "/")
      @AppStorage("data") var data = Data()
      @AppStorage("date") var date = Date(timeIntervalSinceReferenceDate: 0)
      @AppStorage("sort") var sort = Sort.name
      @AppStorage("level") var level = Level.low
      @AppStorage("optional") var optional: String?
      @AppStorage("optionalSort") var optionalSort: Sort?
    }
    let url = temporaryFile()
    defer { try? FileManager.default.removeItem(at: url.deletingLastPathComponent()) }
    let all = HostServices(settings: .file(url)).serving { All() }
    #expect(
      !all.bool && all.int == 0 && all.sort == .name && all.optional == nil
        && all.optionalSort == nil)
    let date = Date(timeIntervalSinceReferenceDate: 123.5)
    all.bool = true
    all.int = -7
    all.double = .infinity
    all.string = "$é\n\""
    all.url = URL(string: "https://example.org/a?b=c") ?? all.url
    all.data = Data([0, 255, 3])
    all.date = date
    all.sort = .date
    all.level = .high
    all.optional = "x"
    all.optionalSort = .date
    let again = HostServices(settings: .file(url)).serving { All() }
    #expect(again.bool && again.int == -7 && again.double == .infinity && again.string == "$é\n\"")
    #expect(
      again.url.absoluteString == "https://example.org/a?b=c" && again.data == Data([0, 255, 3])
        && again.date == date)
    #expect(
      again.sort == .date && again.level == .high && again.optional == "x"
        && again.optionalSort == .date)
    again.optional = nil
    #expect(AppStorageStore.file(url).value(forKey: "optional") == nil)
  }

  @Test("R83 UserDefaults as a store, also when it is written past the property")
  func userDefaults() throws {
    let suite = "theseus.tests.\(UUID().uuidString)"
    let defaults = try #require(UserDefaults(suiteName: suite))
    defer { defaults.removePersistentDomain(forName: suite) }
    let (handle, log) = (Handle(), Log())
    let tree = Tree { Counter(handle: handle, log: log).defaultAppStorage(defaults) }
    handle.write(8)
    #expect(defaults.integer(forKey: "count") == 8)
    defaults.set(11, forKey: "count")
    tree.flush()
    #expect(tree.texts == ["11"])
  }

  @Test("R52 R83 in an object a stored property's change is the object's")
  func inObject() {
    final class Preferences: ObservableObject {
      @AppStorage("size") var size = 1
    }
    struct Reader: View {
      @ObservedObject var preferences: Preferences
      var body: some View { Leaf("\(preferences.size)") }
    }
    let services = HostServices()
    let preferences = services.serving { Preferences() }
    let tree = Tree(services: services) { Reader(preferences: preferences) }
    preferences.size = 2
    tree.flush()
    #expect(tree.texts == ["2"])
    services.settings.writeExternally(3, forKey: "size")
    tree.flush()
    #expect(tree.texts == ["3"])
  }

  @Test("R83 scene storage is each scene's own")
  func scenes() {
    struct Draft: View {
      @SceneStorage("draft") var text = "empty"
      var body: some View { Leaf(text) }
    }
    let (first, second) = (AppStorageStore.inMemory(), AppStorageStore.inMemory())
    let tree = Tree {
      Draft().environment(\.sceneStorage, first)
      Draft().environment(\.sceneStorage, second)
    }
    first.set(.string("hello"), forKey: "draft")
    tree.flush()
    #expect(tree.texts == ["hello", "empty"])
  }

  @Test("R27 a write during a body is refused; R51 a store that outlives the tree does not keep it")
  func refusedAndReleased() {
    struct Writer: View {
      @AppStorage("count") var count = 1
      var body: some View {
        let _ = (count = 2)
        Leaf("\(count)")
      }
    }
    let store = AppStorageStore.inMemory()
    let tree = Tree { Writer().defaultAppStorage(store) }
    #expect(tree.texts == ["1"])
    #expect(tree.observer.issues.map(\.kind) == [.writeDuringUpdate])
    #expect(store.observerCount(forKey: "count") == 1)
    tree.runtime.unmount()
    #expect(store.observerCount(forKey: "count") == 0)
    store.set(.int(5), forKey: "count")
    #expect(tree.runtime.writes.isEmpty)
  }

  private func temporaryFile() -> URL {
    FileManager.default.temporaryDirectory.appendingPathComponent("theseus-\(UUID().uuidString)")
      .appendingPathComponent("store.json")
  }
}

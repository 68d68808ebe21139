import Foundation
import Synchronization
import TestSupport
import Testing

@testable import TheseusCore

/// Counts how often a store is looked for.
private final class Finder: Sendable {
  private let count = Mutex(0)
  let url: URL

  init() {
    url = FileManager.default.temporaryDirectory.appendingPathComponent(
      "theseus-\(UUID().uuidString)"
    )
    .appendingPathComponent("store.json")
  }

  var found: Int { count.withLock { $0 } }
  /// The store as another process has it.
  var elsewhere: AppStorageStore { .file(url) }

  func find() -> AppStorageStore {
    count.withLock { $0 += 1 }
    return .file(url)
  }

  deinit { try? FileManager.default.removeItem(at: url.deletingLastPathComponent()) }
}

@MainActor
private final class Switch {
  var set: (Bool) -> Void = { _ in }
  var write: (Int) -> Void = { _ in }
  nonisolated init() {}
}

private struct Reader: View {
  @AppStorage("count") var count = 1
  let handle: Switch
  var body: some View {
    handle.write = { count = $0 }
    return Leaf("count \(count)")
  }
}

private struct Page: View {
  let handle: Switch
  @State private var shows = false
  var body: some View {
    handle.set = { shows = $0 }
    return Group {
      Leaf("page")
      if shows { Reader(handle: handle) }
    }
  }
}

private final class Preferences: ObservableObject {
  @AppStorage("count") var count = 1
}

private struct Observer: View {
  @ObservedObject var preferences: Preferences
  var body: some View { Leaf("object \(preferences.count)") }
}

@MainActor @Suite("R83 a store that is looked for at the first value loses nothing", .serialized)
struct StoreFoundLateTests {
  private func mount(_ finder: Finder, @ViewBuilder _ root: @escaping @MainActor () -> some View)
    -> Tree
  {
    Tree(services: HostServices(settings: finder.find())) { root() }
  }

  @Test("a tree without stored values never looks for it, one with several looks once")
  func lookedForOnce() {
    let finder = Finder()
    let handle = Switch()
    let tree = mount(finder) {
      Page(handle: handle)
      Page(handle: handle)
    }
    tree.flush()
    #expect(finder.found == 0)
    handle.set(true)
    tree.flush()
    #expect(finder.found == 1 && tree.texts == ["page", "page", "count 1"])
    handle.set(false)
    tree.flush()
    handle.set(true)
    tree.flush()
    #expect(finder.found == 1)
  }

  @Test("writes of another process before and after the first read are read")
  func writtenElsewhere() {
    let finder = Finder()
    let handle = Switch()
    finder.elsewhere.set(.int(5), forKey: "count")
    let tree = mount(finder) { Page(handle: handle) }
    finder.elsewhere.set(.int(6), forKey: "count")
    handle.set(true)
    tree.flush()
    #expect(tree.texts == ["page", "count 6"])
    finder.elsewhere.set(.int(7), forKey: "count")
    tree.flush()
    #expect(tree.texts == ["page", "count 7"])
    finder.elsewhere.set(.string("theirs"), forKey: "other")
    handle.write(8)
    tree.flush()
    #expect(finder.elsewhere.value(forKey: "count") == .int(8))
    #expect(finder.elsewhere.value(forKey: "other") == .string("theirs"))
  }

  @Test("a write of another process while no view reads is read by the next view")
  func writtenBetween() {
    let finder = Finder()
    let handle = Switch()
    let tree = mount(finder) { Page(handle: handle) }
    handle.set(true)
    tree.flush()
    handle.set(false)
    tree.flush()
    finder.elsewhere.set(.int(9), forKey: "count")
    handle.set(true)
    tree.flush()
    #expect(tree.texts == ["page", "count 9"])
  }

  @Test("objects and views of a program share the store that is found")
  func objects() {
    let finder = Finder()
    let services = HostServices(settings: finder.find())
    let handle = Switch()
    finder.elsewhere.set(.int(2), forKey: "count")
    let preferences = services.serving { Preferences() }
    #expect(finder.found == 0)
    let tree = Tree(services: services) {
      Observer(preferences: preferences)
      Page(handle: handle)
    }
    #expect(tree.texts == ["object 2", "page"])
    handle.set(true)
    tree.flush()
    #expect(tree.texts == ["object 2", "page", "count 2"])
    preferences.count = 3
    tree.flush()
    #expect(tree.texts == ["object 3", "page", "count 3"])
    handle.write(4)
    tree.flush()
    #expect(tree.texts == ["object 4", "page", "count 4"])
    #expect(finder.found == 1)
  }

  @Test("an object that is the only reader sees what another process writes")
  func onlyObjects() {
    let finder = Finder()
    let services = HostServices(settings: finder.find())
    let tree = Tree(services: services) {
      Observer(preferences: services.serving { Preferences() })
    }
    #expect(tree.texts == ["object 1"])
    finder.elsewhere.set(.int(5), forKey: "count")
    tree.flush()
    #expect(tree.texts == ["object 5"])
  }

  @Test("a value written before anything was read is kept")
  func writtenFirst() {
    let finder = Finder()
    let services = HostServices(settings: finder.find())
    finder.elsewhere.set(.string("kept"), forKey: "other")
    let preferences = services.serving { Preferences() }
    preferences.count = 7
    #expect(finder.elsewhere.value(forKey: "count") == .int(7))
    #expect(finder.elsewhere.value(forKey: "other") == .string("kept"))
  }

  @Test("threads that ask first at the same time get one store")
  func threads() async {
    let finder = Finder()
    let services = HostServices(settings: finder.find())
    let stores = await withTaskGroup(of: ObjectIdentifier.self) { group in
      for _ in 0..<16 { group.addTask { ObjectIdentifier(services.settings) } }
      var stores: Set<ObjectIdentifier> = []
      for await store in group { stores.insert(store) }
      return stores
    }
    #expect(stores.count == 1 && finder.found == 1)
  }

  @Test("a store that a host sets is used, and none is looked for")
  func setByHost() {
    let finder = Finder()
    let own = AppStorageStore.inMemory()
    HostServices(settings: own).serving { Preferences() }.count = 5
    #expect(own.value(forKey: "count") == .int(5) && finder.found == 0)
    let handle = Switch()
    let tree = mount(finder) { Reader(handle: handle).defaultAppStorage(own) }
    #expect(tree.texts == ["count 5"] && finder.found == 0)
  }
}

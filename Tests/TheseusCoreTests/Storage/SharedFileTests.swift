import Foundation
import Testing

@testable import TheseusCore

@MainActor
private final class Handle {
  var write: (Int) -> Void = { _ in }
  nonisolated init() {}
}

private struct Settings: View {
  @AppStorage("sound") var sound = 0
  @AppStorage("theme") var theme = "plain"
  let handle: Handle
  var body: some View {
    handle.write = { sound = $0 }
    return Leaf("\(sound) \(theme)")
  }
}

/// A path in a folder that does not exist yet, and is removed at the end.
private final class Place {
  let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("theseus-\(UUID().uuidString)")
  var file: URL { folder.appendingPathComponent("inner/settings.json") }
  deinit { try? FileManager.default.removeItem(at: folder) }
}

@MainActor @Suite("R83 a settings file loses nothing that two processes write")
struct SharedFileTests {
  @Test("a write of another process is noticed when the app writes another key before it looks")
  func writtenInBetween() {
    let place = Place()
    let (mine, theirs) = (AppStorageStore.file(place.file), AppStorageStore.file(place.file))
    let handle = Handle()
    let tree = Tree { Settings(handle: handle).defaultAppStorage(mine) }
    theirs.set(.string("dark"), forKey: "theme")
    handle.write(1)
    tree.flush()
    #expect(tree.texts == ["1 dark"])
    theirs.set(.string("light"), forKey: "theme")
    tree.flush()
    #expect(tree.texts == ["1 light"])
  }

  @Test("a value that could not be written is written with the next one")
  func writtenLater() throws {
    let place = Place()
    try FileManager.default.createDirectory(at: place.folder, withIntermediateDirectories: true)
    let inner = place.file.deletingLastPathComponent()
    // A file where the folder should be.
    try Data().write(to: inner)
    let store = AppStorageStore.file(place.file)
    let handle = Handle()
    let tree = Tree { Settings(handle: handle).defaultAppStorage(store) }
    handle.write(14)
    tree.flush()
    #expect(store.lastError != nil)
    #expect(tree.texts == ["14 plain"])
    try FileManager.default.removeItem(at: inner)
    store.set(.string("dark"), forKey: "theme")
    tree.flush()
    #expect(store.lastError == nil)
    #expect(tree.texts == ["14 dark"])
    #expect(store.value(forKey: "sound") == .int(14))
    let next = AppStorageStore.file(place.file)
    #expect(next.value(forKey: "sound") == .int(14))
    #expect(next.value(forKey: "theme") == .string("dark"))
  }

  @Test("a file that cannot be read is not replaced")
  func unreadable() throws {
    let place = Place()
    try FileManager.default.createDirectory(
      at: place.file.deletingLastPathComponent(), withIntermediateDirectories: true)
    // A link to itself cannot be read by any user.
    #expect(symlink(place.file.path, place.file.path) == 0)
    let store = AppStorageStore.file(place.file)
    store.set(.int(1), forKey: "sound")
    #expect(store.lastError != nil)
    #expect(store.value(forKey: "sound") == .int(1))
    let link = try FileManager.default.destinationOfSymbolicLink(atPath: place.file.path)
    #expect(link == place.file.path)
    try FileManager.default.removeItem(at: place.file)
    AppStorageStore.file(place.file).set(.string("old"), forKey: "theme")
    store.set(.int(2), forKey: "sound")
    #expect(store.lastError == nil)
    let next = AppStorageStore.file(place.file)
    #expect(next.value(forKey: "theme") == .string("old"))
    #expect(next.value(forKey: "sound") == .int(2))
  }

  @Test("a file that is a link, and only for its user, stays both")
  func privateLink() throws {
    let place = Place()
    let real = place.folder.appendingPathComponent("real.json")
    try FileManager.default.createDirectory(
      at: place.file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data("{}".utf8).write(to: real)
    try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: real.path)
    try FileManager.default.createSymbolicLink(at: place.file, withDestinationURL: real)
    let store = AppStorageStore.file(place.file)
    store.set(.int(7), forKey: "sound")
    #expect(store.lastError == nil)
    #expect(AppStorageStore.file(real).value(forKey: "sound") == .int(7))
    let link = try FileManager.default.destinationOfSymbolicLink(atPath: place.file.path)
    #expect(link == real.path)
    let attributes = try FileManager.default.attributesOfItem(atPath: real.path)
    #expect(attributes[.posixPermissions] as? Int == 0o600)
  }
}

import Foundation
import Synchronization
import Testing
import TheseusTesting
import UniformTypeIdentifiers

@MainActor @Suite("item providers of writable objects")
struct ItemProviderTests {
  private final class Note: NSObject, NSItemProviderWriting, @unchecked Sendable {
    static var writableTypeIdentifiersForItemProvider: [String] {
      [UTType.json.identifier, UTType.utf8PlainText.identifier]
    }

    func loadData(
      withTypeIdentifier typeIdentifier: String,
      forItemProviderCompletionHandler completionHandler:
        @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress? {
      completionHandler(Data((typeIdentifier == UTType.json.identifier ? "{}" : "note").utf8), nil)
      return nil
    }
  }

  private func data(_ provider: NSItemProvider, _ type: UTType) -> (String?, failed: Bool) {
    let result = Mutex<(String?, Bool)>((nil, false))
    provider.loadDataRepresentation(forTypeIdentifier: type.identifier) { data, error in
      result.withLock { $0 = (data.map { String(decoding: $0, as: UTF8.self) }, error != nil) }
    }
    return result.withLock { $0 }
  }

  private func item(_ provider: NSItemProvider, _ type: UTType) -> (String?, failed: Bool) {
    let result = Mutex<(String?, Bool)>((nil, false))
    provider.loadItem(forTypeIdentifier: type.identifier, options: nil) { item, error in
      let data = item as? Data
      let text = data.map { String(decoding: $0, as: UTF8.self) } ?? (item as? String)
      result.withLock { $0 = (text, error != nil) }
    }
    return result.withLock { $0 }
  }

  @Test("types stand for their identifiers")
  func types() {
    let provider = NSItemProvider(object: Note())
    #expect(provider.registeredContentTypes == [.json, .utf8PlainText])
    #expect(provider.registeredContentTypes(conformingTo: .text).contains(.utf8PlainText))
    #expect(provider.registeredContentTypes(conformingTo: .image).isEmpty)
    let result = Mutex<String?>(nil)
    provider.loadDataRepresentation(for: .plainText) { data, _ in
      result.withLock { $0 = data.map { String(decoding: $0, as: UTF8.self) } }
    }
    #expect(result.withLock { $0 } == "note")
  }

  @Test("registered data is made when it is requested, each time")
  func requested() {
    let count = Mutex(0)
    let provider = NSItemProvider()
    provider.registerDataRepresentation(for: .png) { completion in
      completion(Data("picture \(count.withLock { $0 += 1; return $0 })".utf8), nil)
      return nil
    }
    #expect(count.withLock { $0 } == 0)
    #expect(provider.registeredTypeIdentifiers == ["public.png"])
    #expect(data(provider, .image) == ("picture 1", false))
    #expect(data(provider, .png) == ("picture 2", false))
    #expect(data(provider, .json) == (nil, true))
  }

  @Test("a file is a copy of the data that is there while the handler runs")
  func files() throws {
    let provider = NSItemProvider()
    provider.suggestedName = "notes"
    provider.registerDataRepresentation(for: .json) { completion in
      completion(Data("{}".utf8), nil)
      return nil
    }
    let loaded = Mutex<(URL, String)?>(nil)
    provider.loadFileRepresentation(for: .json) { file, isInPlace, _ in
      guard let file, !isInPlace, let text = try? String(contentsOf: file, encoding: .utf8) else {
        return
      }
      loaded.withLock { $0 = (file, text) }
    }
    let (file, text) = try #require(loaded.withLock { $0 })
    #expect(file.lastPathComponent == "notes.json" && text == "{}")
    #expect(!FileManager.default.fileExists(atPath: file.path))
    let failed = Mutex(false)
    provider.loadFileRepresentation(forTypeIdentifier: "public.png") { file, error in
      failed.withLock { $0 = file == nil && error != nil }
    }
    #expect(failed.withLock { $0 })
  }

  @Test("the item of an address is its data, that of a text the text")
  func items() throws {
    let file = try #require(NSItemProvider(contentsOf: URL(fileURLWithPath: "/tmp/a.txt")))
    #expect(item(file, .fileURL) == ("file:///tmp/a.txt", false))
    let text = NSItemProvider(object: "words" as NSString)
    #expect(item(text, .utf8PlainText) == ("words", false))
    #expect(item(text, .png).failed)
  }

  @Test("an object of the app is offered in the types that its class names")
  func own() {
    let note = Note()
    let provider = NSItemProvider(object: note)
    #expect(provider.registeredTypeIdentifiers == ["public.json", "public.utf8-plain-text"])
    #expect(data(provider, .json) == ("{}", false))
    #expect(data(provider, .utf8PlainText) == ("note", false))
    #expect(data(provider, .png) == (nil, true))
    #expect(provider.canLoadObject(ofClass: Note.self))
    var loaded: Note?
    provider.loadObject(ofClass: Note.self) { object, _ in loaded = object }
    #expect(loaded === note)
  }

  @Test("texts and addresses are read as Swift's values, as objects and as data")
  func foundation() throws {
    let text = NSItemProvider(object: "moon" as NSString)
    #expect(text.registeredTypeIdentifiers == ["public.utf8-plain-text"])
    #expect(data(text, .utf8PlainText) == ("moon", false))
    #expect(text.canLoadObject(ofClass: String.self) && text.canLoadObject(ofClass: NSString.self))
    let url = try #require(NSURL(string: "https://example.org/a"))
    let address = NSItemProvider(object: url)
    #expect(address.registeredTypeIdentifiers == ["public.url"])
    #expect(data(address, .url) == ("https://example.org/a", false))
    let file = NSItemProvider(object: NSURL(fileURLWithPath: "/tmp/a"))
    #expect(file.registeredTypeIdentifiers == ["public.file-url"])
  }

  private final class Words: NSObject, NSItemProviderReading, @unchecked Sendable {
    let words: [String]
    required init(_ words: [String]) { self.words = words }
    static var readableTypeIdentifiersForItemProvider: [String] { [UTType.plainText.identifier] }
    static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
      guard !data.isEmpty else { throw CocoaError(.fileReadCorruptFile) }
      return Self(String(decoding: data, as: UTF8.self).split(separator: " ").map(String.init))
    }
  }

  @Test("an object of a class that reads data is the offered one, or is made from the data")
  func reading() throws {
    let offered = Words(["a"])
    let data = NSItemProvider(item: Data("b c".utf8), typeIdentifier: "public.plain-text")
    let empty = NSItemProvider(item: Data(), typeIdentifier: "public.plain-text")
    let other = NSItemProvider(item: Data("b c".utf8), typeIdentifier: "public.png")
    for (provider, words, fails) in [
      (NSItemProvider(item: offered, typeIdentifier: "public.data"), ["a"], false),
      (data, ["b", "c"], false),
      (empty, nil, true), (other, nil, true),
    ] as [(NSItemProvider, [String]?, Bool)] {
      var found: (any NSItemProviderReading)?
      var failed = false
      provider.loadObject(ofClass: Words.self) { (object: (any NSItemProviderReading)?, error) in
        found = object
        failed = error != nil
      }
      #expect((found as? Words)?.words == words && failed == fails)
      var own: Words?
      provider.loadObject(ofClass: Words.self) { object, _ in own = object }
      #expect(own?.words == words)
      #expect(provider.canLoadObject(ofClass: Words.self) == (provider !== other))
    }
  }

  @Test("strings and addresses are read from data, files from what they contain")
  func readingFoundation() throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent(
      "reading-\(UUID().uuidString).txt")
    try Data("moon".utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let providers = [
      NSItemProvider(item: Data("moon".utf8), typeIdentifier: "public.utf8-plain-text"),
      try #require(NSItemProvider(contentsOf: file)), NSItemProvider(object: "moon" as NSString),
    ]
    for provider in providers {
      var text: String?
      provider.loadObject(ofClass: NSString.self) { object, _ in text = object as? String }
      #expect(text == "moon")
    }
    let address = NSItemProvider(item: Data("https://a.org".utf8), typeIdentifier: "public.url")
    var url: URL?
    address.loadObject(ofClass: NSURL.self) { object, _ in url = object as URL? }
    #expect(url?.host == "a.org")
  }

  @Test("a provider of something else has no data")
  func without() {
    #expect(data(NSItemProvider(), .data) == (nil, true))
  }

  @Test("the data of a file is what it contains, unless its address is requested")
  func file() throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent(
      "provider-\(UUID().uuidString).json")
    try Data("{}".utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let provider = try #require(NSItemProvider(contentsOf: file))
    #expect(data(provider, .json) == ("{}", false))
    #expect(data(provider, .text) == ("{}", false) && data(provider, .data) == ("{}", false))
    #expect(data(provider, .fileURL) == (file.absoluteString, false))
    #expect(data(provider, .url) == (file.absoluteString, false))
    #expect(data(provider, .png) == (nil, true))
    let none = try #require(NSItemProvider(contentsOf: URL(fileURLWithPath: "/none/a.json")))
    #expect(data(none, .json) == (nil, true))
    let found = Mutex<URL?>(nil)
    provider.loadItem(forTypeIdentifier: UTType.json.identifier, options: nil) { item, _ in
      found.withLock { $0 = item as? URL }
    }
    let url = found.withLock { $0 }
    #expect(url == file)
  }

  @Test("an item that is data or a text is its own data")
  func plainItems() {
    let json = NSItemProvider(item: Data("[]".utf8), typeIdentifier: "public.json")
    #expect(data(json, .json) == ("[]", false) && item(json, .json) == ("[]", false))
    let text = NSItemProvider(item: "words", typeIdentifier: "public.plain-text")
    #expect(data(text, .plainText) == ("words", false) && item(text, .text) == ("words", false))
  }

  @Test("of several objects the one with the requested type is read")
  func several() throws {
    let provider = NSItemProvider(object: "words" as NSString)
    let url = try #require(NSURL(string: "https://example.org/a"))
    provider.registerObject(url, visibility: .all)
    #expect(data(provider, .utf8PlainText) == ("words", false))
    #expect(item(provider, .utf8PlainText) == ("words", false))
    #expect(data(provider, .url) == ("https://example.org/a", false))
    #expect(item(provider, .url) == ("https://example.org/a", false))
  }

  private struct Card: Transferable {
    let name: String
    static var transferRepresentation: some TransferRepresentation {
      ProxyRepresentation<Card, String>(exporting: \.name)
    }
  }

  @Test("what is registered later is offered with the rest, each type once")
  func registered() {
    let provider = NSItemProvider()
    #expect(!provider.canLoadObject(ofClass: String.self))
    provider.register(Card(name: "ace"))
    provider.registerObject("moon" as NSString, visibility: .all)
    #expect(provider.registeredTypeIdentifiers == ["public.utf8-plain-text"])
    var text: String?
    provider.loadObject(ofClass: String.self) { string, _ in text = string }
    #expect(text == "ace")
    #expect(provider.canLoadObject(ofClass: Card.self))
    #expect(data(provider, .utf8PlainText) == ("moon", false))
  }

  @Test("values are registered from several threads")
  func threads() async {
    let provider = NSItemProvider()
    await withTaskGroup(of: Void.self) { group in
      for number in 0..<50 { group.addTask { provider.register("text \(number)") } }
    }
    #expect(provider.registeredTypeIdentifiers == ["public.utf8-plain-text"])
    #expect(provider.canLoadObject(ofClass: String.self))
  }
}

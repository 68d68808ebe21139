import Foundation
import Observation
import Testing
import TheseusSession
import TheseusTesting

@testable import TheseusCore

/// The same view as two builds of a program have it.
private enum Old {
  enum Kind: String, Codable { case one, two }
  struct Part: Codable, Hashable { var name = "" }
  @MainActor @Observable
  final class Model {
    var title = "none"
    var count = 0
  }

  struct Editor: View {
    @State var text = "initial"
    @State var count = 1
    @State var ratio = Float(0.5)
    @State var flags = [1: UInt8(2)]
    @State var kind = Kind.one
    @State var part = Part()
    @State var parts: [Part] = []
    var form = Form()
    @State var model = Model()
    @State var removed = 0
    let edit: Bool
    var body: some View {
      Text("old").onAppear {
        guard edit else { return }
        text = "typed"
        count = 7
        ratio = 0.25
        flags = [3: 4]
        kind = .two
        part = Part(name: "p")
        parts = [Part(name: "q")]
        form.caption = "c"
        model.title = "t"
        model.count = 3
        removed = 1
      }
    }
  }

  struct Form: DynamicProperty { @State var caption = "" }
}

extension Old.Model: SessionState {}

private enum New {
  enum Kind: String, Codable { case zero, one, two }
  struct Part: Codable, Hashable {
    var name = ""
    var size = 11
  }
  @MainActor @Observable
  final class Model {
    var heading = "none"
    var count = Int64(0)
  }

  struct Editor: View {
    @State var title: String? = "initial"
    @State var count = Int64(1)
    @State var ratio: Double? = 0.5
    @State var flags = [1: 2]
    @State var kind = Kind.zero
    @State var part = Part()
    @State var parts: [Part] = []
    var sheet = Form()
    @State var model = Model()
    var body: some View {
      VStack {
        Text("\(title ?? "nil") \(count) \(ratio ?? 0) \(flags)")
        Text("\(kind.rawValue) \(part.name)\(part.size) \(parts.count) \(sheet.label)")
        Text("\(model.heading) \(model.count)")
      }
    }
  }

  struct Form: DynamicProperty { @State var label = "" }
}

extension New.Editor {
  static let previousNames = [
    "title": "text", "sheet": "form", "sheet.label": "form.caption",
  ]
}

extension New.Model: SessionState {
  static let previousNames = ["heading": "title"]
}

@MainActor @Suite("restoring into changed code")
struct ChangedCodeTests {
  @Test("R34 renamed properties, wider types, new cases and new fields keep their values")
  func kept() throws {
    let old = TestHost { Old.Editor(edit: true) }
    var snapshot = try old.snapshot()
    // The types have one name in a program, and the namespaces of this test are two.
    snapshot = try JSONDecoder().decode(
      Snapshot.self, from: Data(snapshot.json.replacingOccurrences(of: "Old.", with: "New.").utf8))
    let host = TestHost(restoring: snapshot) { New.Editor() }
    #expect(host.screen.contains("typed 7 0.25"), "\(host.screen)")
    #expect(host.screen.contains("[3: 4]"))
    #expect(host.screen.contains("two p11 1 c"), "\(host.screen)")
    #expect(host.screen.contains("t 3"))
    let others = host.restoreReport.filter { $0.outcome != .kept }
    #expect(Set(others.map(\.property)) == ["Editor.removed"], "\(others)")
    let parts = host.restoreReport.first { $0.property == "Editor.parts" }
    #expect(parts?.reason == "restored; new fields are empty: size")
    #expect(
      host.restoreReport.first { $0.property == "Editor.text" }?.claimant == "Editor.title")
  }

  @Test(
    "R34 a type holds the values of narrower ones, and never those of others",
    arguments: [
      ("Swift.Int", "Swift.Int64", true), ("Swift.Int64", "Swift.Int", true),
      ("Swift.Int8", "Swift.Int", true), ("Swift.Int", "Swift.Int32", false),
      ("Swift.UInt8", "Swift.Int16", true), ("Swift.UInt32", "Swift.Int", true),
      ("Swift.UInt64", "Swift.Int64", false), ("Swift.Int", "Swift.Double", false),
      ("Swift.Float", "Swift.Double", true), ("Swift.Double", "Swift.Float", false),
      ("Swift.String", "Swift.Optional<Swift.String>", true),
      ("Swift.Optional<Swift.String>", "Swift.String", false),
      ("Swift.Optional<Swift.Int>", "Swift.Optional<Swift.Optional<Swift.Int>>", false),
      ("Swift.Array<Swift.Int32>", "Swift.Array<Swift.Int>", true),
      ("Swift.Array<Swift.Int>", "Swift.Set<Swift.Int>", false),
      (
        "Swift.Dictionary<Swift.String, Swift.Int32>", "Swift.Dictionary<Swift.String, Swift.Int>",
        true
      ),
      (
        "Swift.Dictionary<Swift.Int, Swift.Int>", "Swift.Dictionary<Swift.Int64, Swift.Int>", false
      ),
      ("App.Box<Swift.Int>", "App.Box<Swift.Int64>", false), ("", "Swift.Int", false),
      ("Swift.Array<", "Swift.Array<Swift.Int>", false),
    ])
  func types(old: String, new: String, holds: Bool) {
    #expect(ValueTypeName(new).holds(ValueTypeName(old)) == holds)
  }

  @Test("R34 a new name does not take the value that a property of that name still has")
  func bothNames() throws {
    struct Swapped: View {
      @State var text = "new"
      @State var title = "new"
      var body: some View { Text("\(text)-\(title)") }
    }
    let old = TestHost { Old.Editor(edit: true) }
    let text = try old.snapshot().json.replacingOccurrences(
      of: "\"declaringType\": \"Editor\"", with: "\"declaringType\": \"Swapped\""
    ).replacingOccurrences(of: "Root/Editor", with: "Root/Swapped")
    let snapshot = try JSONDecoder().decode(Snapshot.self, from: Data(text.utf8))
    let host = TestHost(restoring: snapshot) { Swapped() }
    #expect(host.screen.contains("typed-new"))
  }

  @Test("R31 a snapshot of version 1 is read")
  func versionOne() throws {
    struct Counter: View {
      @State var count = 0
      var body: some View { Text("count \(count)") }
    }
    let text = """
      {"cells" : [{"declaringType" : "Counter", "identity" : "Root/Counter", "name" : "count",
      "ordinal" : 0, "value" : "3", "valueType" : "Swift.Int"}], "format" : "theseus-snapshot",
      "version" : 1}
      """
    let snapshot = try JSONDecoder().decode(Snapshot.self, from: Data(text.utf8))
    #expect(TestHost(restoring: snapshot) { Counter() }.screen.contains("count 3"))
  }

  @Test("R31 ids that differ from one process to the next are reported once")
  func unstableIDs() throws {
    final class Thing: Identifiable { init() {} }
    struct Row: View {
      @State var count = 0
      var body: some View { Text("row \(count)") }
    }
    let things = [Thing(), Thing(), Thing()]
    let host = TestHost { VStack { ForEach(things) { _ in Row() } } }
    _ = try host.snapshot()
    _ = try host.snapshot()
    let issues = host.trace.issues.filter { $0.kind == .unstableIdentity }
    #expect(issues.count == 1 && issues[0].message.contains("ObjectIdentifier"))
    let stable = TestHost { VStack { ForEach([1, 2], id: \.self) { _ in Row() } } }
    _ = try stable.snapshot()
    #expect(stable.trace.issues.isEmpty)
  }
}

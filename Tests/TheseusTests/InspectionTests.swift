import Foundation
import Observation
import Testing
import TheseusTesting
import TheseusTrace

@testable import Theseus
@testable import TheseusLink

private struct Counter: View {
  @State private var count = 0
  @State private var secret = ""
  @State private var isShown = true

  var body: some View {
    VStack {
      Text("count \(count)")
      Button("Add") { count += 1 }
      Button("Hide") { isShown = false }
      SecureField("password", text: $secret)
      if isShown { Child(count: $count) }
      Hidden().privacySensitive()
    }
  }
}

private struct Child: View {
  @Binding var count: Int
  @State private var note = "mine"

  var body: some View { Text("child \(count) \(note)") }
}

private struct Hidden: View {
  @State private var code = 4711

  var body: some View { Text("code \(code)") }
}

@MainActor @Observable
private final class Shared {
  var count = 0
  var other = 0
}

private struct Rows: View {
  let shared: Shared

  var body: some View {
    VStack {
      ForEach(0..<40, id: \.self) { Row(number: $0, shared: shared) }
      Other(shared: shared)
    }
  }
}

private struct Row: View {
  let number: Int
  let shared: Shared
  var body: some View { Text("row \(number) \(shared.count)") }
}

private struct Other: View {
  let shared: Shared
  var body: some View { Text("other \(shared.other)") }
}

private struct Pairs: View {
  @State private var shared = Shared()
  @State private var count = 0

  var body: some View {
    VStack {
      Text("\(count)")
      Button("Both") {
        count += 1
        shared.count += 1
      }
      ForEach(0..<20, id: \.self) { _ in Pair(count: $count, shared: shared) }
    }
  }
}

private struct Pair: View {
  @Binding var count: Int
  let shared: Shared
  var body: some View { Text("\(count) \(shared.count)") }
}

private struct Follower: View {
  @State private var count = 0

  var body: some View {
    VStack {
      Text("count \(count)")
      Button("Go") { count = 1 }
    }
    .onChange(of: count) { if count == 1 { count = 2 } }
  }
}

private struct Toggling: View {
  @State private var isShown = false

  var body: some View {
    VStack {
      Button("Flip") { isShown.toggle() }
      if isShown { Note() }
    }
  }
}

private struct Note: View {
  @State private var text = "mine"
  var body: some View { Text(text) }
}

private struct Owner: View {
  @State private var shared = Shared()

  var body: some View {
    VStack {
      Row(number: 1, shared: shared)
      Button("Add") { shared.count += 1 }
    }
  }
}

private struct Large: View {
  @State private var huge = String(repeating: "x", count: 700_000)
  @State private var texts: String = String(repeating: "a", count: 60_000)
  @State private var more: String = String(repeating: "b", count: 60_000)
  @State private var others: String = String(repeating: "c", count: 60_000)
  @State private var last: String = String(repeating: "d", count: 60_000)
  @State private var excess: String = String(repeating: "e", count: 60_000)
  @State private var small = 1

  var body: some View { Text("\(small) \(huge.count)") }
}

/// A screen that remembers what an inspector wants of it.
@MainActor
private final class Screen: InspectedScreen {
  let host: TestHost
  var highlighted: CGRect?
  var picked: ((CGPoint) -> Void)?

  init(_ host: TestHost) { self.host = host }

  var keyWindow: WindowHost? { host.window }
  func highlight(_ frame: CGRect?) { highlighted = frame }
  func pick(_ picked: ((CGPoint) -> Void)?) { self.picked = picked }
}

/// A program with an inspector, over a real socket.
@MainActor
private final class Inspection {
  let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
    "in-\(UUID().uuidString.prefix(8))")
  let host: TestHost
  let screen: Screen
  let server: InspectionServer
  var views: [Int: InspectedView] = [:]
  var updates: [InspectedUpdate] = []
  var details: InspectedDetails?
  var picked: Int?
  var outcomes: [String] = []

  convenience init() throws { try self.init(TestHost { Counter() }) }

  init(_ host: TestHost) throws {
    self.host = host
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    screen = Screen(host)
    server = try InspectionServer(
      host.runtime, program: "Counter", environment: ["XDG_RUNTIME_DIR": folder.path])
    server.attach(screen)
  }

  func connect() throws -> LineChannel {
    try #require(LineChannel(connectingTo: server.path))
  }

  func view(_ type: String) -> InspectedView? { views.values.first { $0.type == type } }

  /// Reads until the condition holds.
  func wait(_ channel: LineChannel, until condition: () -> Bool) async throws -> Bool {
    for _ in 0..<500 {
      for message in channel.receive(InspectionMessage.self).messages { take(message) }
      if condition() { return true }
      try await Task.sleep(for: .milliseconds(10))
    }
    return false
  }

  private func take(_ message: InspectionMessage) {
    switch message {
    case .program: break
    case .views(let changed, let ended):
      for view in changed { views[view.id] = view }
      for view in ended { views[view] = nil }
    case .updates(let new): updates += new
    case .details(let new): details = new
    case .picked(let view): picked = view
    case .outcome(let sentence, _): outcomes.append(sentence)
    }
  }

  func end() {
    server.finish()
    try? FileManager.default.removeItem(at: folder)
  }
}

@MainActor @Suite("theseus inspect: the program's end", .serialized)
struct InspectionTests {
  @Test("lists the views with their state, and what an update changes, with its causes")
  func tree() async throws {
    let inspection = try Inspection()
    defer { inspection.end() }
    let channel = try inspection.connect()
    #expect(try await inspection.wait(channel) { inspection.view("Child") != nil })
    let counter = try #require(inspection.view("Counter"))
    #expect(counter.isDevelopers)
    #expect(counter.state.hasPrefix("count 0"))
    #expect(inspection.view("Child")?.parent == counter.id)
    #expect(inspection.view("Child")?.state == "note \"mine\"")
    #expect(counter.reason == nil)
    try inspection.host.find(.button, "Add").tap()
    #expect(
      try await inspection.wait(channel) { inspection.view("Counter")?.runs == 1 })
    #expect(inspection.view("Counter")?.reason?.contains("@State count 0→1") == true)
    #expect(inspection.view("Counter")?.state.hasPrefix("count 1") == true)
    #expect(try await inspection.wait(channel) { !inspection.updates.isEmpty })
    #expect(inspection.updates.contains { $0.causes.contains("Counter.count 0→1") })
    #expect(
      inspection.updates.contains { $0.lines.contains { $0.hasPrefix("ran Child: @Binding") } })
  }

  @Test("bodies of one type that ran for one reason are one line; each view has its reason")
  func rows() async throws {
    let shared = Shared()
    let inspection = try Inspection(TestHost(rows: 60) { Rows(shared: shared) })
    defer { inspection.end() }
    let channel = try inspection.connect()
    #expect(try await inspection.wait(channel) { inspection.view("Rows") != nil })
    shared.count += 1
    shared.other += 1
    inspection.host.flush()
    #expect(try await inspection.wait(channel) { !inspection.updates.isEmpty })
    let update = try #require(inspection.updates.first)
    #expect(update.causes.sorted() == ["Shared.count", "Shared.other"])
    #expect(update.lines.contains("ran Row ×40: observed Shared.count"))
    #expect(update.lines.contains("ran Other: observed Shared.other"))
    #expect(inspection.updates.count == 1)
    let rows = inspection.views.values.filter { $0.type == "Row" }
    #expect(rows.count == 40)
    #expect(rows.allSatisfy { $0.reason == "observed Shared.count" && $0.runs == 1 })
    #expect(inspection.view("Other")?.reason == "observed Shared.other")
    // A later change of the same property, and of another one.
    shared.other += 1
    inspection.host.flush()
    shared.count += 1
    inspection.host.flush()
    #expect(try await inspection.wait(channel) { inspection.updates.count == 3 })
    #expect(inspection.updates[1].causes == ["Shared.other"])
    #expect(inspection.updates[2].lines.contains("ran Row ×40: observed Shared.count"))
  }

  @Test("a state that changes again in the same update has its own values in each reason")
  func again() async throws {
    let inspection = try Inspection(TestHost { Follower() })
    defer { inspection.end() }
    let channel = try inspection.connect()
    #expect(try await inspection.wait(channel) { inspection.view("Follower") != nil })
    try inspection.host.find(.button, "Go").tap()
    #expect(try await inspection.wait(channel) { inspection.view("Follower")?.runs ?? 0 >= 2 })
    let lines = inspection.updates.flatMap(\.lines)
    #expect(lines.contains { $0.contains("ran Follower: @State count 0→1") }, "\(lines)")
    #expect(lines.contains { $0.contains("ran Follower: @State count 1→2") }, "\(lines)")
    #expect(inspection.view("Follower")?.reason?.contains("count 1→2") == true)
  }

  @Test("bodies that ran for the same two changes are one line, and others are not")
  func several() async throws {
    let inspection = try Inspection(TestHost(rows: 60) { Pairs() })
    defer { inspection.end() }
    let channel = try inspection.connect()
    #expect(try await inspection.wait(channel) { inspection.view("Pairs") != nil })
    for number in [1, 2] {
      try inspection.host.find(.button, "Both").tap()
      let change = "count \(number - 1)→\(number)"
      #expect(
        try await inspection.wait(channel) {
          inspection.updates.contains { $0.causes.contains("Pairs.\(change)") }
        })
      let lines = inspection.updates.last { $0.causes.contains("Pairs.\(change)") }?.lines ?? []
      let both = lines.filter { $0.hasPrefix("ran Pair ×20: ") }
      #expect(both.count == 1, "\(lines)")
      #expect(both.allSatisfy { $0.contains("@Binding \(change)") })
      #expect(both.allSatisfy { $0.contains("observed Shared.count") })
      let own = lines.filter { $0.hasPrefix("ran Pairs") }
      #expect(own.count == 1 && own.allSatisfy { $0.hasPrefix("ran Pairs: @State \(change) at ") })
    }
  }

  @Test("a view that began later has its state reported when it ends, and an ended one no message")
  func later() async throws {
    let inspection = try Inspection(TestHost { Toggling() })
    defer { inspection.end() }
    let channel = try inspection.connect()
    #expect(try await inspection.wait(channel) { inspection.view("Toggling") != nil })
    try inspection.host.find(.button, "Flip").tap()
    #expect(try await inspection.wait(channel) { inspection.view("Note") != nil })
    try inspection.host.find(.button, "Flip").tap()
    #expect(
      try await inspection.wait(channel) {
        inspection.updates.contains { $0.resets.contains { $0.hasPrefix("Note: ") } }
      })
    #expect(try await inspection.wait(channel) { inspection.view("Note") == nil })
    // It begins and ends between two reports.
    try inspection.host.find(.button, "Flip").tap()
    try inspection.host.find(.button, "Flip").tap()
    #expect(
      try await inspection.wait(channel) {
        inspection.updates.count { !$0.resets.isEmpty } == 2
      })
    #expect(inspection.view("Note") == nil)
  }

  @Test("an object that a view owns and does not read is up to date in the tree")
  func objects() async throws {
    let inspection = try Inspection(TestHost { Owner() })
    defer { inspection.end() }
    let channel = try inspection.connect()
    #expect(
      try await inspection.wait(channel) {
        inspection.view("Owner")?.state == "shared Shared(count 0, other 0)"
      })
    try inspection.host.find(.button, "Add").tap()
    #expect(
      try await inspection.wait(channel) {
        inspection.view("Owner")?.state == "shared Shared(count 1, other 0)"
      })
    #expect(inspection.view("Owner")?.runs == 0)
  }

  @Test("says why the selected view ran and what it read, and sets a value of it")
  func details() async throws {
    let inspection = try Inspection()
    defer { inspection.end() }
    let channel = try inspection.connect()
    #expect(try await inspection.wait(channel) { inspection.view("Counter") != nil })
    let counter = try #require(inspection.view("Counter")?.id)
    channel.send(InspectorMessage.select(view: counter))
    #expect(try await inspection.wait(channel) { inspection.details != nil })
    #expect(inspection.details?.reads.contains("Counter.count") == true)
    let value = try #require(inspection.details?.values.first { $0.name == "count" })
    #expect(value.type == "Swift.Int")
    #expect(value.json == "0")
    let index = try #require(value.index)
    channel.send(InspectorMessage.set(view: counter, value: index, json: "41"))
    #expect(
      try await inspection.wait(channel) {
        inspection.details?.values.first { $0.name == "count" }?.json == "41"
      })
    #expect(inspection.host.screen.contains("count 41"))
    #expect(inspection.details?.reasons.contains { $0.contains("count 0→41") } == true)
    channel.send(InspectorMessage.set(view: counter, value: index, json: "\"text\""))
    #expect(try await inspection.wait(channel) { !inspection.outcomes.isEmpty })
    #expect(inspection.outcomes.last?.contains("does not fit") == true)
    #expect(inspection.host.screen.contains("count 41"))
    channel.send(InspectorMessage.set(view: 999_999, value: 0, json: "1"))
    channel.send(InspectorMessage.set(view: counter, value: 77, json: "1"))
    #expect(try await inspection.wait(channel) { inspection.outcomes.count == 3 })
  }

  @Test("a view with much state has its details while the app is idle; long values cannot be set")
  func large() async throws {
    let inspection = try Inspection(TestHost { Large() })
    defer { inspection.end() }
    let channel = try inspection.connect()
    #expect(try await inspection.wait(channel) { inspection.view("Large") != nil })
    let large = try #require(inspection.view("Large")?.id)
    channel.send(InspectorMessage.select(view: large))
    #expect(try await inspection.wait(channel) { inspection.details != nil })
    let values = try #require(inspection.details?.values)
    let settable = values.filter { $0.json != nil && $0.index != nil }.map(\.name)
    #expect(settable == ["texts", "more", "others", "last", "small"])
    #expect(values.contains { $0.name == "huge" && !$0.words.isEmpty })
    #expect(channel.receive(InspectionMessage.self).isOpen)
  }

  @Test("R36 private values are hidden: in the tree, in details, in updates, in the trace")
  func sensitive() async throws {
    let inspection = try Inspection()
    defer { inspection.end() }
    let channel = try inspection.connect()
    #expect(try await inspection.wait(channel) { inspection.view("Hidden") != nil })
    #expect(inspection.view("Hidden")?.state == "code hidden")
    let field = try inspection.host.find(.secureField, "password")
    try field.tap()
    inspection.host.type("hunter2")
    #expect(
      try await inspection.wait(channel) {
        inspection.updates.contains { $0.causes.contains { $0.hasPrefix("Counter.secret") } }
      })
    let counter = try #require(inspection.view("Counter")?.id)
    channel.send(InspectorMessage.select(view: counter))
    #expect(try await inspection.wait(channel) { inspection.details != nil })
    let secret = try #require(inspection.details?.values.first { $0.name == "secret" })
    #expect(secret.words == "hidden")
    #expect(secret.json == nil && secret.index == nil)
    let texts =
      inspection.views.values.map { $0.state + ($0.reason ?? "") }
      + inspection.updates.flatMap { $0.causes + $0.lines + $0.resets }
    for text in texts { #expect(!text.contains("hun") && !text.contains("4711"), "\(text)") }
    // A program that sends more than an inspector asks for is not trusted to.
    channel.send(InspectorMessage.set(view: counter, value: 1, json: "\"x\""))
    #expect(try await inspection.wait(channel) { !inspection.outcomes.isEmpty })
    #expect(inspection.outcomes == ["this value cannot be set"])
    let file = inspection.folder.appendingPathComponent("saved.trace")
    channel.send(InspectorMessage.saveTrace(path: file.path))
    #expect(try await inspection.wait(channel) { inspection.outcomes.count == 2 })
    let log = try TraceLog(contentsOf: file.path)
    #expect(log.views.values.contains { $0.type == "Counter" })
    #expect(!log.explanation().contains("hun"), "\(log.explanation())")
    #expect(log.explanation().contains("Counter.secret"))
  }

  @Test("saves a trace that is closed, and records on")
  func savedTrace() async throws {
    let inspection = try Inspection()
    defer { inspection.end() }
    let channel = try inspection.connect()
    #expect(try await inspection.wait(channel) { inspection.view("Child") != nil })
    var resets: [Int] = []
    for number in 1...2 {
      let file = inspection.folder.appendingPathComponent("saved-\(number).trace")
      channel.send(InspectorMessage.saveTrace(path: file.path))
      #expect(try await inspection.wait(channel) { inspection.outcomes.count == number })
      let log = try TraceLog(contentsOf: file.path)
      // `theseus explain` has nothing to complain about.
      #expect(log.ending == .finished && log.ending.words == nil)
      resets.append(log.explanation().components(separatedBy: "optional changed").count - 1)
      if number == 1 { try inspection.host.find(.button, "Hide").tap() }
    }
    #expect(resets[0] == 0 && resets[1] > 0, "\(resets)")
  }

  @Test("reports resets as they happen")
  func resets() async throws {
    let inspection = try Inspection()
    defer { inspection.end() }
    let channel = try inspection.connect()
    #expect(try await inspection.wait(channel) { inspection.view("Child") != nil })
    try inspection.host.find(.button, "Hide").tap()
    #expect(try await inspection.wait(channel) { inspection.view("Child") == nil })
    #expect(
      try await inspection.wait(channel) {
        inspection.updates.contains {
          $0.resets.contains { $0.hasPrefix("Child: optional changed") }
        }
      })
  }

  @Test("shows a view on the screen, and picks one there")
  func pick() async throws {
    let inspection = try Inspection()
    defer { inspection.end() }
    let channel = try inspection.connect()
    #expect(try await inspection.wait(channel) { inspection.view("Child") != nil })
    let child = try #require(inspection.view("Child")?.id)
    channel.send(InspectorMessage.highlight(view: child))
    #expect(try await inspection.wait(channel) { inspection.screen.highlighted != nil })
    let frame = try #require(inspection.screen.highlighted)
    let rows = inspection.host.screen.split(separator: "\n", omittingEmptySubsequences: false)
    let row = Int(frame.minY / inspection.host.window.metrics.grid.height)
    #expect(try #require(rows.indices.contains(row) ? rows[row] : nil).contains("child 0"))
    channel.send(InspectorMessage.pick(true))
    #expect(try await inspection.wait(channel) { inspection.screen.picked != nil })
    inspection.screen.picked?(CGPoint(x: frame.midX, y: frame.midY))
    #expect(try await inspection.wait(channel) { inspection.picked == child })
    #expect(inspection.screen.picked == nil)
    channel.send(InspectorMessage.highlight(view: nil))
    #expect(try await inspection.wait(channel) { inspection.screen.highlighted == nil })
  }

  @Test("without an inspector there is no observer; one that leaves is gone, and another may come")
  func detached() async throws {
    let inspection = try Inspection()
    defer { inspection.end() }
    let before = inspection.host.runtime.observer
    var channel: LineChannel? = try inspection.connect()
    #expect(try await inspection.wait(try #require(channel)) { inspection.view("Child") != nil })
    #expect(inspection.host.runtime.observer !== before)
    let second = try inspection.connect()
    #expect(try await inspection.wait(second) { !inspection.outcomes.isEmpty })
    #expect(inspection.outcomes.first?.contains("another inspector") == true)
    channel = nil
    for _ in 0..<200 where inspection.host.runtime.observer !== before {
      try await Task.sleep(for: .milliseconds(10))
    }
    #expect(inspection.host.runtime.observer === before)
    inspection.views = [:]
    let third = try inspection.connect()
    #expect(try await inspection.wait(third) { inspection.view("Child") != nil })
  }

  @Test("only its user can open the socket, and its folder; a folder of others is refused")
  func rights() throws {
    let inspection = try Inspection()
    defer { inspection.end() }
    let manager = FileManager.default
    func rights(_ path: String) throws -> Int {
      try #require(manager.attributesOfItem(atPath: path)[.posixPermissions] as? Int)
    }
    #expect(try rights(inspection.server.path) & 0o077 == 0)
    let folder = inspection.folder.appendingPathComponent("theseus").path
    #expect(try rights(folder) == 0o700)
    #expect(InspectionSocket.programs(in: folder).map(\.name) == ["Counter"])
    try manager.setAttributes([.posixPermissions: 0o755], ofItemAtPath: folder)
    #expect(throws: InspectionSocket.Failure.self) {
      try InspectionSocket.folder(environment: ["XDG_RUNTIME_DIR": inspection.folder.path])
    }
    let link = inspection.folder.appendingPathComponent("linked")
    try manager.createDirectory(at: link, withIntermediateDirectories: true)
    try manager.createSymbolicLink(
      atPath: link.appendingPathComponent("theseus").path, withDestinationPath: "/tmp")
    #expect(throws: InspectionSocket.Failure.self) {
      try InspectionSocket.folder(environment: ["XDG_RUNTIME_DIR": link.path])
    }
  }

  @Test(
    "a program with a long name is found by it, in any script",
    arguments: ["InternationalTimetableViewer", "国際的な時刻表を表示するアプリケーション", "a/b", "Todo"])
  func longName(_ name: String) {
    let path = InspectionSocket.path(ofProgram: name, in: "/run/user/1000/theseus")
    #expect(path.utf8.count < 100)
    let file = path.split(separator: "/").last ?? ""
    let short = file.split(separator: ".").first.map(String.init) ?? ""
    let program = InspectionSocket.Program(name: short, process: 4711, path: path)
    #expect(program.matches(name) && program.matches("4711") && !program.matches("Other"))
  }
}

import Foundation
import Testing
import TheseusTesting

/// The same views as three builds of a program would have them: names and paths are equal,
/// declarations differ.
private enum Old {
  struct Editor: View {
    @State var title = "untitled"
    @State var count = 0
    @State var model = Opaque()
    let wires: Wires
    var body: some View {
      wires.edit = {
        title = "draft"
        count = 7
      }
      return Text("\(title) \(count)")
    }
  }
}

private enum Reordered {
  struct Editor: View {
    @State var count = 0
    @State var title = "untitled"
    var body: some View { Text("\(title) \(count)") }
  }
}

private enum Retyped {
  struct Editor: View {
    @State var title = "untitled"
    @State var count = 0.5
    var body: some View { Text("\(title) \(count)") }
  }
}

private enum Renamed {
  struct Editor: View {
    @State var name = "unnamed"
    @State var count = 0
    var body: some View { Text("\(name) \(count)") }
  }
}

private struct Opaque: Equatable { var value = 1 }

@MainActor private final class Wires { var edit: () -> Void = {} }

@MainActor @Suite("saved state is restored by identity and key")
struct RestorationTests {
  private let wires = Wires()

  private func saved() throws -> Snapshot {
    let host = TestHost { Old.Editor(wires: wires) }
    wires.edit()
    return try host.snapshot()
  }

  private func outcomes(_ host: TestHost) -> [String: RestoredCell.Outcome] {
    Dictionary(uniqueKeysWithValues: host.restoreReport.map { ($0.property, $0.outcome) })
  }

  @Test("R31 a new host starts from a snapshot file; values that are not Codable are reported")
  func roundTrip() throws {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent(
      "snapshot-\(UUID().uuidString).json")
    defer { try? FileManager.default.removeItem(at: url) }
    try saved().write(to: url)
    let snapshot = try Snapshot(contentsOf: url)
    let other = Wires()
    let host = TestHost(restoring: snapshot) { Old.Editor(wires: other) }
    #expect(host.findAll(.text).map(\.label) == ["draft 7"])
    #expect(
      outcomes(host) == ["Editor.title": .kept, "Editor.count": .kept, "Editor.model": .reset])
    #expect(
      host.restoreReport.first { $0.outcome == .reset }?.reason.contains("not Codable") == true)
    #expect(host.trace.issues.map(\.kind) == [.stateNotRestored])
    #expect(host.trace.created(Old.Editor.self).map(\.cause.kind) == [.restored])
  }

  @Test("R31 declared names: a reorder keeps both")
  func declaredNames() throws {
    let host = TestHost(restoring: try saved()) { Reordered.Editor() }
    #expect(host.findAll(.text).map(\.label) == ["draft 7"])
    #expect(outcomes(host)["Editor.model"] == .dropped)
  }

  @Test("R31 declared names: another type resets, another name drops")
  func changedDeclarations() throws {
    let retyped = TestHost(restoring: try saved()) { Retyped.Editor() }
    #expect(retyped.findAll(.text).map(\.label) == ["draft 0.500000"])
    #expect(outcomes(retyped)["Editor.count"] == .reset)
    let renamed = TestHost(restoring: try saved()) { Renamed.Editor() }
    #expect(renamed.findAll(.text).map(\.label) == ["unnamed 7"])
    #expect(outcomes(renamed)["Editor.title"] == .dropped)
  }

  @Test("R31 ordinals: a rename keeps, a reorder meets the wrong types and resets")
  func ordinals() throws {
    var profile = IdentityProfile.default
    profile.stateKeying = .ordinal
    let renamed = TestHost(restoring: try saved(), profile: profile) { Renamed.Editor() }
    #expect(renamed.findAll(.text).map(\.label) == ["draft 7"])
    let reordered = TestHost(restoring: try saved(), profile: profile) { Reordered.Editor() }
    #expect(reordered.findAll(.text).map(\.label) == ["untitled 0"])
    #expect(outcomes(reordered)["Editor.title"] == .reset)
  }

  @Test("R31 source locations: the same declarations keep, moved ones are dropped")
  func sourceLocations() throws {
    var profile = IdentityProfile.default
    profile.stateKeying = .sourceLocation
    let same = TestHost(restoring: try saved(), profile: profile) { Old.Editor(wires: Wires()) }
    #expect(same.findAll(.text).map(\.label) == ["draft 7"])
    let moved = TestHost(restoring: try saved(), profile: profile) { Reordered.Editor() }
    #expect(moved.findAll(.text).map(\.label) == ["untitled 0"])
    #expect(outcomes(moved)["Editor.title"] == .dropped)
  }

  @Test(
    "R31 with several inits the location mounted first is the key, even after its view has ended")
  func severalInits() throws {
    struct Entry: View {
      @State private var text: String
      init(empty: Void) { _text = State(initialValue: "") }
      init(_ text: String) { _text = State(initialValue: text) }
      var body: some View { TextField("entry", text: $text) }
    }
    struct Page: View {
      let isFirst: Bool
      var body: some View { if isFirst { Entry(empty: ()) } else { Entry("second") } }
    }
    let host = TestHost { Page(isFirst: true) }
    let first = try #require(try host.snapshot().cells.first?.source)
    host.update { Page(isFirst: false) }
    try host.find(.textField).type("!")
    let later = try host.snapshot()
    #expect(later.cells.filter { $0.kind == .state }.map(\.source) == [first])
    var profile = IdentityProfile.default
    profile.stateKeying = .sourceLocation
    let restored = TestHost(restoring: later, profile: profile) { Page(isFirst: false) }
    #expect(try restored.find(.textField).value == "second!")
  }

  @Test("R31 cells below an enclosing dynamic property carry its path; rows are found by their ids")
  func nestedAndRows() throws {
    struct Form: DynamicProperty {
      @State var title: String
      init(_ title: String) { _title = State(initialValue: title) }
    }
    struct Row: View {
      let id: Int
      let wires: Wires
      @State var count = 0
      var body: some View {
        if id == 2 { wires.edit = { count = 5 } }
        return Text("\(id): \(count)")
      }
    }
    struct Page: View {
      var first = Form("a")
      var second = Form("b")
      let ids: [Int]
      let wires: Wires
      var body: some View {
        VStack {
          Text(first.title + second.title)
          ForEach(ids, id: \.self) { Row(id: $0, wires: wires) }
        }
      }
    }
    let host = TestHost { Page(ids: [1, 2], wires: wires) }
    wires.edit()
    let snapshot = try host.snapshot()
    #expect(Set(snapshot.cells.map(\.name)) == ["first.title", "second.title", "count"])
    let restored = TestHost(restoring: snapshot) { Page(ids: [2, 3], wires: Wires()) }
    #expect(restored.findAll(.text).map(\.label) == ["ab", "2: 5", "3: 0"])
    #expect(restored.restoreReport.filter { $0.outcome == .dropped }.count == 1)
  }

  @Test(
    "optionals, nil, collections and odd numbers survive; a later version and rubbish are refused")
  func values() throws {
    struct Values: View {
      @State var some: Int? = 1
      @State var none: Int? = 1
      @State var list = [1]
      @State var number = 0.0
      let wires: Wires
      var body: some View {
        wires.edit = {
          none = nil
          some = 4
          list = [1, 2, 3]
          number = -.infinity
        }
        return Text(
          "\(some.map(String.init) ?? "nil") \(none.map(String.init) ?? "nil") \(list) \(number)")
      }
    }
    let host = TestHost { Values(wires: wires) }
    wires.edit()
    let restored = TestHost(restoring: try host.snapshot()) { Values(wires: Wires()) }
    #expect(restored.findAll(.text).map(\.label) == ["4 nil [1, 2, 3] -inf"])
    #expect(restored.trace.issues.isEmpty)
    let url = FileManager.default.temporaryDirectory.appendingPathComponent(
      "snapshot-\(UUID().uuidString).json")
    defer { try? FileManager.default.removeItem(at: url) }
    try Data(#"{"version": 99, "cells": []}"#.utf8).write(to: url)
    #expect(throws: SnapshotError.laterVersion(99, path: url.path)) {
      try Snapshot(contentsOf: url)
    }
    try Data("rubbish".utf8).write(to: url)
    #expect(throws: (any Error).self) { try Snapshot(contentsOf: url) }
  }
}

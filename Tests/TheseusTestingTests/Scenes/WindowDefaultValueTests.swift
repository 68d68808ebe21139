import Foundation
import TheseusTesting
import TheseusViews
import Testing

@MainActor @Suite("the value of a window is what it shows now")
struct WindowDefaultValueTests {
  @MainActor private final class Calls {
    static let shared = Calls()
    var count = 0
  }

  private struct NoteApp: App {
    @State private var counter = 0

    var body: some Scene {
      WindowGroup("Note \(counter)", id: "note", for: UUID.self) { $id in
        VStack {
          NoteView(id: $id)
          Button("Scene") { counter += 1 }
        }
      } defaultValue: {
        Calls.shared.count += 1
        return UUID()
      }
    }
  }

  private struct NoteView: View {
    @Binding var id: UUID
    @State private var marked: UUID?
    @Environment(\.openWindow) private var openWindow

    var body: some View {
      VStack {
        Text(marked == id ? "same" : "other")
        Button("Mark") { marked = id }
        Button("Open this") { openWindow(value: id) }
        Button("Open marked") { if let marked { openWindow(value: marked) } }
        Button("Change") { id = UUID() }
      }
    }
  }

  @Test("the default value of a window is created once, and found by openWindow(value:)")
  func once() throws {
    Calls.shared.count = 0
    let host = TestHost(app: NoteApp())
    #expect(host.windows.map(\.title) == ["Note 0"])
    try host.find(.button, "Mark").tap()
    try host.find(.button, "Scene").tap()
    #expect(throws: Never.self) { try host.find(.text, "same") }
    #expect(Calls.shared.count == 1)
    try host.find(.button, "Open this").tap()
    #expect(host.windows.count == 1)
  }

  @Test("a window whose value was written is found by the new value, and no longer by the old")
  func written() throws {
    let host = TestHost(app: NoteApp())
    try host.find(.button, "Mark").tap()
    try host.find(.button, "Change").tap()
    #expect(throws: Never.self) { try host.find(.text, "other") }
    try host.find(.button, "Open this").tap()
    #expect(host.windows.count == 1)
    try host.find(.button, "Open marked").tap()
    #expect(host.windows.count == 2)
  }

  private struct FileApp: App {
    var body: some Scene {
      Window("Start", id: "start") { StartView() }
      WindowGroup("File", for: Int.self) { $number in FileView(number: $number) }
      WindowGroup(Self.plain, id: "plain", for: String.self) { $name in
        Text("plain \(name)")
      } defaultValue: {
        "untitled"
      }
    }
    static let plain = "Plain"
  }

  private struct StartView: View {
    @Environment(\.openWindow) private var openWindow
    var body: some View {
      VStack {
        Button("One") { openWindow(value: 1) }
        Button("Two") { openWindow(value: 2) }
        Button("Plain") { openWindow(id: "plain") }
      }
    }
  }

  private struct FileView: View {
    @Binding var number: Int?
    @State private var own = 0
    @Environment(\.openWindow) private var openWindow
    var body: some View {
      VStack {
        Text("file \(number ?? 0)")
        Button("Own \(own)") { own += 1 }
        Button("Next") { number = (number ?? 0) + 1 }
        Button("One") { openWindow(value: 1) }
        Button("None") { number = nil }
      }
    }
  }

  @Test("an optional value that was written is the window's value too")
  func optional() throws {
    let host = TestHost(app: FileApp())
    let start = try #require(host.windows.first)
    try host.find(.button, "One").tap()
    try host.find(.button, "Own 0").tap()
    try host.find(.button, "Next").tap()
    // The window keeps its state: another value is no other identity.
    #expect(throws: Never.self) { try host.find(.button, "Own 1") }
    host.select(window: start)
    try host.find(.button, "Two").tap()
    #expect(host.windows.count == 2)
    #expect(throws: Never.self) { try host.find(.text, "file 2") }
    host.select(window: start)
    try host.find(.button, "One").tap()
    #expect(host.windows.count == 3)
    #expect(throws: Never.self) { try host.find(.text, "file 1") }
    try host.find(.button, "None").tap()
    try host.find(.button, "One").tap()
    #expect(host.windows.count == 4)
  }

  @Test("a group with a title that is a string has a default value too")
  func title() throws {
    let host = TestHost(app: FileApp())
    try host.find(.button, "Plain").tap()
    #expect(host.windows.map(\.title) == ["Start", "Plain"])
    #expect(throws: Never.self) { try host.find(.text, "plain untitled") }
  }
}

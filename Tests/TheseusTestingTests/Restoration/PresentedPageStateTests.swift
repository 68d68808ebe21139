import Foundation
import TheseusTesting
import TheseusViews
import Testing

private struct Note: Hashable, Codable, Identifiable { var id: String }

private struct NotePage: View {
  let note: Note
  @State private var draft = ""
  var body: some View {
    VStack {
      Text("note \(note.id)")
      TextField("Draft", text: $draft)
    }
  }
}

/// R32: the binding that presents a page is state, so a restarted app presents the page again.
@MainActor @Suite("R32 the state of a page that a binding presents")
struct PresentedPageStateTests {
  private struct ByItem: View {
    @State private var chosen: Note?
    var body: some View {
      NavigationStack {
        Button("Choose") { chosen = Note(id: "c") }
          .navigationDestination(item: $chosen) { NotePage(note: $0) }
      }
    }
  }

  private struct ByBool: View {
    @State private var isShown = false
    var body: some View {
      NavigationStack {
        Button("Choose") { isShown = true }
          .navigationDestination(isPresented: $isShown) { NotePage(note: Note(id: "b")) }
      }
    }
  }

  private struct ByLink: View {
    @State private var isActive = false
    var body: some View {
      NavigationStack {
        NavigationLink("Choose", isActive: $isActive) { NotePage(note: Note(id: "l")) }
      }
    }
  }

  /// A page that another page presents, above a value of a path.
  private struct Nested: View {
    @State private var path = [Note(id: "p")]
    var body: some View {
      NavigationStack(path: $path) {
        Text("root").navigationDestination(for: Note.self) { _ in Outer() }
      }
    }
  }

  private struct Outer: View {
    @State private var isShown = false
    var body: some View {
      Button("Open") { isShown = true }
        .navigationDestination(isPresented: $isShown) { Inner() }
    }
  }

  private struct Inner: View {
    @State private var chosen: Note?
    @State private var count = 0
    var body: some View {
      VStack {
        Button("count \(count)") { count += 1 }
        Button("Choose") { chosen = Note(id: "i") }
      }
      .navigationDestination(item: $chosen) { NotePage(note: $0) }
    }
  }

  /// A page that replaces another in one action, and a page above it.
  private struct Replacing: View {
    @State private var isFirst = true
    @State private var isSecond = false
    var body: some View {
      NavigationStack {
        Text("root")
          .navigationDestination(isPresented: $isFirst) {
            Button("Replace") { (isFirst, isSecond) = (false, true) }
          }
          .navigationDestination(isPresented: $isSecond) { Second() }
      }
    }
  }

  private struct Second: View {
    @State private var draft = ""
    @State private var isThird = false
    var body: some View {
      VStack {
        TextField("Draft", text: $draft)
        Button("Third") { isThird = true }
      }
      .navigationDestination(isPresented: $isThird) { NotePage(note: Note(id: "third")) }
    }
  }

  private func restarted<Root: View>(
    _ host: TestHost, @ViewBuilder _ root: @escaping @MainActor () -> Root
  ) throws -> TestHost {
    let data = try JSONEncoder().encode(host.snapshot())
    host.unmount()
    return TestHost(restoring: try JSONDecoder().decode(Snapshot.self, from: data), root)
  }

  /// The page was left and presented again before, so that the next process counts otherwise.
  private func survives<Root: View>(
    _ role: Role, _ note: String, @ViewBuilder _ root: @escaping @MainActor () -> Root
  ) throws {
    let host = TestHost { root() }
    for text in ["gone", "kept"] {
      try host.find(role, "Choose").tap()
      try host.find(.textField, "Draft").type(text)
      if text == "gone" { host.press(.escape) }
    }
    let other = try restarted(host, root)
    #expect(other.screen.contains("note \(note)"))
    #expect(try other.find(.textField, "Draft").value == "kept")
    // Presented again, it is another page (R73).
    other.press(.escape)
    try other.find(role, "Choose").tap()
    #expect(try other.find(.textField, "Draft").value == "")
  }

  @Test("by an item") func item() throws { try survives(.button, "c") { ByItem() } }
  @Test("by a Bool") func bool() throws { try survives(.button, "b") { ByBool() } }
  @Test("by a link with a binding") func link() throws { try survives(.button, "l") { ByLink() } }

  @Test("by a page that is itself presented, above the values of a path")
  func nested() throws {
    let host = TestHost { Nested() }
    try host.find(.button, "Open").tap()
    try host.find(.button, "count 0").tap()
    try host.find(.button, "Choose").tap()
    try host.find(.textField, "Draft").type("deep")
    let other = try restarted(host) { Nested() }
    #expect(try other.find(.textField, "Draft").value == "deep")
    other.press(.escape)
    #expect(try other.find(.button, "count 1").label == "count 1")
  }

  @Test("no two pages of a stack are saved under one path")
  func paths() throws {
    let host = TestHost { Replacing() }
    try host.find(.button, "Replace").tap()
    try host.find(.textField, "Draft").type("second")
    try host.find(.button, "Third").tap()
    try host.find(.textField, "Draft").type("third")
    let json = String(decoding: try JSONEncoder().encode(host.snapshot()), as: UTF8.self)
    let pages = json.split(separator: "PushedView#").dropFirst().map { $0.prefix { $0 != "\\" } }
    #expect(Set(pages.map { $0.prefix(1) }).count == 2, "\(pages)")
  }
}

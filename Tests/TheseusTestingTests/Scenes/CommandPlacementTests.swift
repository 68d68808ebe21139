import Foundation
import Testing
import UniformTypeIdentifiers

@testable import TheseusTesting
@testable import TheseusViews

private struct Account: Commands {
  let isSignedIn: Bool
  @Binding var log: [String]

  var body: some Commands {
    if isSignedIn {
      CommandMenu("Account") { Button("Sign Out") { log.append("out") } }
    } else {
      CommandMenu("Guest") { Button("Sign In") { log.append("in") } }
    }
    if isSignedIn {
      CommandGroup(after: .newItem) { Button("New Message") { log.append("message") } }
    }
    CommandMenu("Tools") { Button("Count") { log.append("count") } }
  }
}

private struct Mail: App {
  @State private var isSignedIn = false
  @State private var log: [String] = []

  var body: some Scene {
    WindowGroup("Mail") {
      VStack {
        Toggle("Signed in", isOn: $isSignedIn)
        Text("log \(log.joined(separator: ","))")
      }
    }
    .commands {
      CommandGroup(replacing: .help) { Button("Keys") { log.append("keys") } }
      CommandGroup(after: .saveItem) { Button("Archive") { log.append("archive") } }
      CommandGroup(before: .newItem) { Button("From Template") { log.append("template") } }
      CommandGroup(after: .sidebar) { Button("Wide") { log.append("wide") } }
      CommandGroup(after: .appInfo) { Button("Check for Updates") { log.append("updates") } }
      if #available(macOS 14, *) {
        CommandGroup(after: .toolbar) { Button("Compact") { log.append("compact") } }
      }
      Account(isSignedIn: isSignedIn, log: $log)
    }
    Settings { Text("the settings") }
  }
}

private struct Note: FileDocument {
  static var readableContentTypes: [UTType] { [.plainText] }
  var text = ""
  init() {}
  init(configuration: ReadConfiguration) throws {}
  func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
    FileWrapper(regularFileWithContents: Data(text.utf8))
  }
}

private struct Notes: App {
  var body: some Scene {
    DocumentGroup(newDocument: Note()) { Text("note \($0.document.text)") }
      .commands {
        CommandGroup(replacing: .newItem) {}
        CommandGroup(after: .newItem) { Button("Import…") {} }
        CommandGroup(before: .saveItem) { Button("Check") {} }
      }
  }
}

@MainActor @Suite("Commands are in the menu and at the position that they name")
struct CommandPlacementTests {
  private func titles(_ host: TestHost) -> [String] { host.app?.commands.menus.map(\.title) ?? [] }

  private func items(_ host: TestHost, _ title: String) -> [String] {
    host.app?.commands.menus.first { $0.title == title }?.items.map(\.readableLabel) ?? []
  }

  @Test("standard menus come in the order of a menu bar, the app's own after View")
  func order() {
    let host = TestHost(app: Mail(), columns: 60, rows: 30)
    #expect(titles(host) == ["App", "File", "View", "Guest", "Tools", "Help"])
  }

  @Test("positions of a menu come in their order, however they were declared, with dividers")
  func positions() throws {
    let host = TestHost(app: Mail(), columns: 60, rows: 36)
    #expect(items(host, "File") == ["From Template", "Archive"])
    #expect(items(host, "View") == ["Compact", "Wide"])
    #expect(items(host, "App") == ["Check for Updates", "Settings…"])
    host.press(try #require(KeyEquivalent.function(10)))
    let lines = host.screen.split(separator: "\n").map(String.init)
    let first = try #require(lines.firstIndex { $0.contains("From Template") })
    #expect(lines[first + 1].contains("───") && lines[first + 2].contains("Archive"))
  }

  @Test("R2 R4 a condition adds and removes menus and groups, which keep their declared order")
  func conditions() throws {
    let host = TestHost(app: Mail(), columns: 60, rows: 30)
    for _ in 0..<2 {
      try host.find(.toggle, "Signed in").toggle()
      #expect(titles(host) == ["App", "File", "View", "Account", "Tools", "Help"])
      #expect(items(host, "File") == ["From Template", "New Message", "Archive"])
      try host.choose("Account", "Sign Out")
      #expect(throws: TestHostError.self) { try host.choose("Guest", "Sign In") }
      try host.find(.toggle, "Signed in").toggle()
      #expect(titles(host) == ["App", "File", "View", "Guest", "Tools", "Help"])
      #expect(items(host, "File") == ["From Template", "Archive"])
      try host.choose("Guest", "Sign In")
    }
    #expect(host.screen.contains("log out,in,out,in"))
  }

  @Test("settings are opened by their item, and by its key")
  func settings() throws {
    let host = TestHost(app: Mail(), columns: 60, rows: 30)
    try host.choose("App", "Settings…")
    #expect(host.screen.contains("the settings"))
    let other = TestHost(app: Mail(), columns: 60, rows: 30)
    other.press(",", modifiers: .command)
    #expect(other.screen.contains("the settings"))
  }

  @Test("a replacement takes the place of the standard items of its position only")
  func replacement() {
    let host = TestHost(app: Notes(), columns: 60, rows: 30)
    #expect(items(host, "File") == ["Import…", "Check", "Save", "Delete Draft…"])
    let before = host.windows.count
    host.press("n", modifiers: .command)
    #expect(host.windows.count == before)
  }
}

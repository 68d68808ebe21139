import Foundation
import Testing

@testable import TheseusTesting
@testable import TheseusViews

private struct Plain: App {
  var body: some Scene { WindowGroup("Main") { Text("plain") } }
}

private struct Replacing: App {
  @State private var log: [String] = []
  var body: some Scene {
    WindowGroup("Main") { Text("log \(log.joined(separator: ","))") }
      .commands {
        CommandGroup(replacing: .appInfo) { Button("Who We Are") { log.append("who") } }
        CommandGroup(replacing: .appTermination) {}
      }
  }
}

private struct Adding: App {
  var body: some Scene {
    WindowGroup("Main") { Text("plain") }
      .commands {
        CommandGroup(after: .appInfo) { Button("Check for Updates") {} }
        CommandGroup(before: .appInfo) { Button("Welcome") {} }
        CommandGroup(before: .appTermination) { Button("Log Out") {} }
        CommandMenu("Tools") { Button("Count") {} }
      }
    Settings { Text("the settings") }
  }
}

@MainActor @Suite("The list of commands has the app menu's About and Quit, where an app can quit")
struct AppMenuTests {
  private func list(_ host: TestHost) throws -> [String] {
    host.press(try #require(KeyEquivalent.function(10)))
    return host.findAll(.menuItem).map(\.label)
  }

  @Test("About shows the app, and Quit asks it to quit")
  func both() throws {
    let host = TestHost(app: Plain(), columns: 50, rows: 20)
    var quits = 0
    host.app?.onQuit = { quits += 1 }
    let items = try list(host)
    #expect(items.count == 2)
    let about = try #require(items.first { $0.hasPrefix("About ") })
    let quit = try #require(items.last { $0.hasPrefix("Quit ") })
    try host.find(.menuItem, about).tap()
    #expect(host.findAll(.button, "OK").count == 1 && quits == 0)
    try host.find(.button, "OK").tap()
    #expect(host.findAll(.button, "OK").isEmpty)
    _ = try list(host)
    try host.find(.menuItem, about).tap()
    host.press(.escape)
    #expect(host.findAll(.button, "OK").isEmpty)
    _ = try list(host)
    try host.find(.menuItem, quit).tap()
    #expect(quits == 1)
  }

  @Test("groups that replace them take their places")
  func replaced() throws {
    let host = TestHost(app: Replacing(), columns: 50, rows: 20)
    host.app?.onQuit = {}
    #expect(try list(host) == ["Who We Are"])
    try host.find(.menuItem, "Who We Are").tap()
    #expect(host.screen.contains("log who"))
  }

  @Test("they are in the order of the app menu, which comes first")
  func order() throws {
    let host = TestHost(app: Adding(), columns: 50, rows: 30)
    host.app?.onQuit = {}
    let items = try list(host)
    let order = ["Welcome", "About", "Check for Updates", "Settings…", "Log Out", "Quit", "Count"]
    #expect(zip(items, order).allSatisfy { $0.hasPrefix($1) }, "\(items)")
  }

  @Test("a host that cannot end the app does not list them")
  func none() throws {
    let host = TestHost(app: Plain(), columns: 50, rows: 20)
    #expect(try list(host).isEmpty)
  }
}

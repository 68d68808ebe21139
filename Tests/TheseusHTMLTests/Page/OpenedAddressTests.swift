import Foundation
import PageModel
import Testing
import TheseusCore
import TheseusViews

@testable import TheseusHTML

/// An address that the user opens reaches `onOpenURL`.
@MainActor
@Suite struct OpenedAddressTests {
  private struct Screen: View {
    @State private var shown = "none"
    @State private var isWatching = true

    var body: some View {
      VStack {
        Text(shown)
        Button("Toggle") { isWatching.toggle() }
        if isWatching {
          Group {
            Text("a")
            Text("b")
          }
          .onOpenURL { shown = $0.absoluteString + (shown == "none" ? "" : "!") }
        }
      }
    }
  }

  @Test("a path reaches onOpenURL, once for each modifier")
  func opens() throws {
    let page = try ModelPage { Screen() }
    try page.send(#"["path","http://localhost:8080/day/1?a=b#c"]"#)
    #expect(try page.root.first("text", "http://localhost:8080/day/1?a=b#c") != nil)
  }

  @Test("a view that is gone receives nothing, and one that returns does")
  func followsIdentity() throws {
    let page = try ModelPage { Screen() }
    try page.click("button", "Toggle")
    try page.send(#"["path","http://a/x"]"#)
    #expect(try page.root.first("text", "none") != nil)
    try page.click("button", "Toggle")
    try page.send(#"["path","http://a/y"]"#)
    #expect(try page.root.first("text", "http://a/y") != nil)
  }

  @Test(
    "what is no address of a page changes nothing", arguments: ["javascript:1", "/x", "", "::"])
  func others(text: String) throws {
    let page = try ModelPage { Screen() }
    try page.send(.path(text))
    #expect(try page.root.first("text", "none") != nil)
  }

  private struct Pushing: View {
    @State private var path: [String] = []

    var body: some View {
      NavigationStack(path: $path) {
        Text("root")
          .navigationDestination(for: String.self) { Text("pushed \($0)") }
      }
      .onOpenURL { path.append($0.lastPathComponent) }
    }
  }

  @Test("what it pushes is an entry of the tab's history, with the new path")
  func history() throws {
    let page = try ModelPage { Pushing() }
    try page.send(#"["path","http://a/b"]"#)
    #expect(page.client.operations.contains([.string("path"), .string("/b"), .string("push")]))
    #expect(try page.root.first("text", "pushed b") != nil)
    try page.send(#"["back",1]"#)
    #expect(try page.root.first("text", "pushed b") == nil)
  }
}

/// The settings that a browser reports reach the environment of views.
@MainActor
@Suite struct BrowserSettingsTests {
  private struct Settings: View {
    @Environment(\.accessibilityReduceMotion) private var reduceMotion
    @Environment(\.colorSchemeContrast) private var contrast
    @Environment(\.displayScale) private var scale

    var body: some View { Text("\(reduceMotion) \(contrast == .increased) \(Int(scale * 10))") }
  }

  @Test("the browser's settings reach the environment, also when they change")
  func settings() throws {
    let page = try ModelPage { Settings() }
    #expect(try page.find("text").ownText == "false false 10")
    try page.send(#"["env",{"motion":true,"contrast":true,"scale":1.5}]"#)
    #expect(try page.find("text").ownText == "true true 15")
  }
}

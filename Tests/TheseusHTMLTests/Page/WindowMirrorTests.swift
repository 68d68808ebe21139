import Foundation
import Testing
import TheseusCore
import TheseusViews

@testable import TheseusHTML

/// A page beside the host of a window.
@MainActor
@Suite struct WindowMirrorTests {
  private final class Token {
    var presses = 0
  }

  @Test("a mirror holds nothing of a tree that has ended")
  func release() throws {
    var token: Token? = Token()
    weak let held = token
    let window: WindowHost
    do {
      let token = try #require(token)
      window = WindowHost(size: CGSize(width: 200, height: 100)) {
        Button("Press") { token.presses += 1 }
      }
    }
    token = nil
    let mirror = WindowMirror(window)
    #expect(mirror.nextFrame() != nil && held != nil)
    window.unmount()
    #expect(held == nil)
    #expect(mirror.nextFrame() == nil)
  }

  @Test("an observer of the semantics tree comes and goes beside it")
  func observer() {
    let window = WindowHost(size: CGSize(width: 200, height: 100)) { Text("a") }
    window.flush()
    let mirror = WindowMirror(window)
    _ = mirror.nextFrame()
    var changes = 0
    let root = window.observeSemantics { changes += $0.count }
    #expect(!root.children.isEmpty)
    window.update { Text("b") }
    window.flush()
    #expect(changes > 0)
    #expect(String(decoding: mirror.nextFrame() ?? [], as: UTF8.self).contains("\"b\""))
    window.stopObservingSemantics()
    window.update { Text("c").accessibilityLabel("label") }
    window.flush()
    #expect(String(decoding: mirror.nextFrame() ?? [], as: UTF8.self).contains("label"))
  }
}

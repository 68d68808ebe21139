import Foundation
import SwiftUI
import Testing
import TheseusVector

@testable import Counter

/// `make pictures` writes the reference pictures again: look at what changed before committing.
@MainActor
@Suite("Pictures of Counter")
struct PictureTests {
  @Test("the counter looks like its picture", arguments: [ColorScheme.light, .dark])
  func counter(scheme: ColorScheme) throws {
    let host = VectorHost(size: CGSize(width: 240, height: 120), theme: VectorTheme(scheme)) {
      CounterView()
    }
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("Pictures/counter-\(scheme).svg")
    if ProcessInfo.processInfo.environment["THESEUS_PICTURES"] == "write" {
      try host.svg().write(to: file, atomically: true, encoding: .utf8)
    }
    #expect(try host.svg() == String(contentsOf: file, encoding: .utf8))
  }
}

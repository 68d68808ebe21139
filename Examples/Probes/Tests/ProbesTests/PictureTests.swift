import Foundation
import ProbeViews
import SwiftUI
import Testing
import TheseusVector

@testable import Probes

/// `make pictures` writes the reference pictures again: look at what changed before committing.
@MainActor
@Suite("Pictures of Probes")
struct PictureTests {
  @Test("the first page looks like its picture", arguments: [ColorScheme.light, .dark])
  func firstPage(scheme: ColorScheme) throws {
    let host = VectorHost(size: CGSize(width: 900, height: 560), theme: VectorTheme(scheme)) {
      ProbesView()
    }
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("Pictures/first-page-\(scheme).svg")
    if ProcessInfo.processInfo.environment["THESEUS_PICTURES"] == "write" {
      try host.svg().write(to: file, atomically: true, encoding: .utf8)
    }
    #expect(try host.svg() == String(contentsOf: file, encoding: .utf8))
  }
}

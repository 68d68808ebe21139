import PageModel
import Testing
import TheseusCore
import TheseusViews

@testable import TheseusHTML

/// A divider is a line that the client can draw.
@MainActor
@Suite("Dividers on a page")
struct DividerTests {
  private func lines(_ page: ModelPage) throws -> [[JSONValue]] {
    try page.root.all.flatMap(\.pieces).compactMap(\.array).filter {
      guard $0.count > 4, let width = $0[3].number, let height = $0[4].number else { return false }
      return min(width, height) == 1 && max(width, height) > 20
    }
  }

  @Test("the script can draw every kind of piece that the server sends")
  func kinds() throws {
    let script = String(decoding: PackageResources.theseus_js, as: UTF8.self)
    let table = try #require(script.split(separator: "const PIECES = {").last)
    let drawn = Set(table.matches(of: /\n    ([a-z])\(element, \[/).map { String($0.output.1) })
    let page = try ModelPage {
      VStack {
        Text("a")
        Divider()
        HStack {
          Divider()
          Image(systemName: "star")
        }
        Circle().fill(.red)
        RoundedRectangle(cornerRadius: 3).fill(.red)
        Button("b") {}
        List { Text("row") }
      }
    }
    let sent = Set(
      try page.root.all.flatMap { $0.pieces + $0.overPieces }.compactMap { $0.array?.first?.string }
    )
    #expect(sent.isSubset(of: drawn), "\(sent) \(drawn)")
    #expect(sent.count > 3)
  }

  @Test("a divider is a filled line across its stack")
  func divider() throws {
    let column = try ModelPage {
      VStack {
        Text("a")
        Divider()
        Text("b")
      }
    }
    let across = try #require(try lines(column).first)
    #expect(across[0] == .string("r") && across[4] == .number(1) && across[6].string != nil)
    let row = try ModelPage {
      HStack {
        Text("a")
        Divider()
        Text("b")
      }
    }
    let upright = try #require(try lines(row).first)
    #expect(upright[0] == .string("r") && upright[3] == .number(1) && upright[6].string != nil)
  }
}

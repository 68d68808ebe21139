import Foundation
import TheseusCore
import TheseusTesting
import Testing

@testable import TheseusViews

private struct Page: View {
  @State private var said = "-"
  @State private var rows = ["one", "two"]
  var hasBoth = true
  var isWide = false

  var body: some View {
    VStack {
      Text(said)
      List(rows, id: \.self) { row in
        Group {
          if isWide {
            HStack {
              Text(row); Spacer(); Text("end")
            }
          } else {
            Text(row)
          }
        }
        .swipeActions(edge: .leading, allowsFullSwipe: false) {
          Button("Pin") { said = "pinned \(row)" }.tint(.orange)
        }
        .swipeActions(edge: .trailing) {
          if hasBoth {
            Button("Delete", role: .destructive) { rows.removeAll { $0 == row } }
            Button("Archive") { said = "archived \(row)" }
          }
        }
        .contextMenu { Button("Copy") { said = "copied \(row)" } }
      }
    }
  }
}

@MainActor @Suite("Swipe actions of a row are in its menu, and the row says which key opens it")
struct SwipeActionTests {
  private func openMenu(_ host: TestHost) throws {
    host.press(try #require(KeyEquivalent.function(10)), modifiers: .shift)
  }

  private func row(_ host: TestHost, _ text: String) -> String {
    host.screen.split(separator: "\n").first { $0.contains(text) }.map(String.init) ?? ""
  }

  @Test("those of both edges, the leading ones first, then the context menu's")
  func edges() throws {
    let host = TestHost(columns: 40, rows: 14) { Page() }
    host.press(.tab)
    try openMenu(host)
    let lines = host.screen.split(separator: "\n").map(String.init)
    let places = ["Pin", "Delete", "Archive", "Copy"].map { label in
      lines.firstIndex { $0.contains(label) } ?? -1
    }
    #expect(places == places.sorted() && !places.contains(-1), "\(host.screen)")
    try host.find(nil, "Pin").tap()
    #expect(host.screen.contains("pinned one"))
    try openMenu(host)
    try host.find(nil, "Archive").tap()
    #expect(host.screen.contains("archived one"))
    try openMenu(host)
    try host.find(nil, "Copy").tap()
    #expect(host.screen.contains("copied one"))
  }

  @Test("the key opens the menu of the current row")
  func current() throws {
    let host = TestHost(columns: 40, rows: 14) { Page() }
    host.press(.tab)
    host.press(.downArrow)
    try openMenu(host)
    try host.find(nil, "Delete").tap()
    #expect(!host.screen.contains("two") && host.screen.contains("one"))
  }

  @Test("the current row shows the key, while its list has focus")
  func key() throws {
    let host = TestHost(columns: 40, rows: 14) { Page() }
    #expect(!host.screen.contains("⇧F10"))
    host.press(.tab)
    #expect(row(host, "one").contains("⇧F10") && !row(host, "two").contains("⇧F10"))
    host.press(.downArrow)
    #expect(row(host, "two").contains("⇧F10") && !row(host, "one").contains("⇧F10"))
  }

  @Test("a row whose content reaches its end shows no key, and neither does one without actions")
  func noSpace() {
    let wide = TestHost(columns: 40, rows: 14) { Page(isWide: true) }
    wide.press(.tab)
    #expect(row(wide, "one").contains("end") && !wide.screen.contains("⇧F10"))
    let plain = TestHost(columns: 40, rows: 14) {
      List(["one"], id: \.self) { Text($0).contextMenu { Button("Copy") {} } }
    }
    plain.press(.tab)
    #expect(!plain.screen.contains("⇧F10"))
  }

  @Test("a host that uses hints reads the edges, and which allow a full swipe")
  func otherHost() {
    let host = WindowHost(
      size: CGSize(width: 320, height: 224), metrics: HostMetrics(capabilities: .hints)
    ) { Page() }
    host.flush()
    let hints = hints(host.root)
    #expect(hints.contains([.leading: false]) && hints.contains([.trailing: true]))
  }

  private func hints(_ root: ViewElement) -> [[HorizontalEdge: Bool]] {
    (root.hint(SwipeActionsHint.self).map { [$0] } ?? []) + root.viewChildren.flatMap(hints)
  }
}

import Foundation
import TheseusTesting
import TheseusViews
import Testing

@MainActor @Suite("small things that an app shows as it does elsewhere")
struct SmallLooksTests {
  @Test("a popover is as large as its content, with a frame and a margin of one column")
  func popover() throws {
    struct Page: View {
      @State private var isShown = false
      var body: some View {
        Button("Open") { isShown = true }
          .popover(isPresented: $isShown) { Text("A popover") }
      }
    }
    let host = TestHost(columns: 60, rows: 14) { Page() }
    try host.find(.button, "Open").tap()
    let lines = host.screen.split(separator: "\n").map { String($0) }
    let row = try #require(lines.firstIndex { $0.contains("A popover") })
    #expect(lines[row].contains("│ A popover │"))
    #expect(lines[row - 1].contains("╭───────────╮") && lines[row + 1].contains("╰───────────╯"))
  }

  @Test("clear fills draw nothing")
  func clear() {
    let host = TestHost(columns: 12, rows: 4) {
      ZStack {
        Text("behind it")
        Rectangle().fill(Color.clear).frame(width: 80, height: 48)
        Circle().fill(Color.clear).frame(width: 48, height: 48)
        Color.clear
        RoundedRectangle(cornerRadius: 8).stroke(Color.clear)
      }
    }
    #expect(host.screen.split(separator: "\n").joined().contains("behind it"))
    #expect(
      host.screen.filter { !$0.isWhitespace && !"behind it".contains($0) }.isEmpty, "\(host.screen)"
    )
  }

  @Test("circles beside each other stay apart", arguments: [8, 12, 16, 24, 32])
  func circles(diameter: Int) {
    let size = CGFloat(diameter)
    func drawn(_ spacing: CGFloat) -> String {
      TestHost(columns: 40, rows: 4) {
        HStack(spacing: spacing) {
          Circle().fill(.red).frame(width: size, height: size)
          Circle().fill(.blue).frame(width: size, height: size)
        }
      }.screen
    }
    let middle = drawn(8).split(separator: "\n", omittingEmptySubsequences: false).map { line in
      line.split(separator: " ").count
    }.max()
    #expect(middle == 2, "\(drawn(8))")
  }

  @Test("after a deletion focus stays near: on the row that takes its place, or the last one")
  func deletion() throws {
    struct Page: View {
      @State private var names = ["a", "b", "c", "d"]
      @State private var selection: String?
      var body: some View {
        List(selection: $selection) {
          ForEach(names, id: \.self) { Text($0) }.onDelete { names.remove(atOffsets: $0) }
        }
        Text("chosen \(selection ?? "none") of \(names.joined())")
      }
    }
    let host = TestHost(columns: 30, rows: 10) { Page() }
    try host.find(.row, "b").tap()
    host.press(.delete)
    #expect(host.screen.contains("of acd"))
    #expect(host.focused?.role == .list)
    host.press(.downArrow)
    host.press(.upArrow)
    #expect(host.screen.contains("chosen c"), "\(host.screen)")
  }
}

import Foundation
import TheseusTesting
import TheseusViews
import Testing

@MainActor @Suite("a button's label of several views is a row; one without views is hidden")
struct ButtonLabelTests {
  private struct Plain: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View { configuration.label }
  }

  private struct Bare: PrimitiveButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
      Button {
        configuration.trigger()
      } label: {
        configuration.label.foregroundStyle(.red)
      }
      .buttonStyle(.plain)
    }
  }

  /// About and its key at the ends of the button's width.
  @ViewBuilder private var about: some View {
    Text("About")
    Spacer()
    Text("^A")
  }

  @Test("a spacer takes the width that the other views leave, in the system's styles")
  func system() {
    for look in 0..<3 {
      let host = TestHost(columns: 20, rows: 1) {
        Group {
          switch look {
          case 0: Button(action: {}, label: { about }).buttonStyle(.plain)
          case 1: Button(action: {}, label: { about }).buttonStyle(.borderless)
          default: Link(destination: URL(fileURLWithPath: "/"), label: { about })
          }
        }
      }
      #expect(host.screen == "About             ^A", "\(look)")
    }
    let bordered = TestHost(columns: 20, rows: 1) { Button(action: {}, label: { about }) }
    let line = bordered.screen
    #expect(line.trimmingCharacters(in: .whitespaces).count > 12, "\(line)")
    #expect(line.contains("About") && line.contains("^A"))
  }

  @Test("and in custom styles")
  func custom() {
    let host = TestHost(columns: 20, rows: 2) {
      VStack(spacing: 0) {
        Button(action: {}, label: { about }).buttonStyle(Plain())
        Button(action: {}, label: { about }).buttonStyle(Bare())
      }
    }
    #expect(host.picture.lines == ["About             ^A", "About             ^A"])
  }

  @Test("the rows above and below such a button keep their places")
  func column() {
    let host = TestHost(columns: 12, rows: 4) {
      VStack(alignment: .leading, spacing: 0) {
        Text("first")
        Button(action: {}, label: { about }).buttonStyle(.plain)
        Text("last")
        Spacer()
      }
    }
    #expect(host.picture.lines == ["first", "About     ^A", "last", ""])
  }

  @Test("without a spacer a gap is between them, in a menu too")
  func gap() throws {
    let host = TestHost(columns: 20, rows: 8) {
      VStack(spacing: 0) {
        Button {
        } label: {
          Text("A")
          Text("B")
        }
        .buttonStyle(.plain)
        Menu("More") {
          Button {
          } label: {
            Text("C")
            Text("D")
          }
        }
      }
    }
    #expect(host.screen.contains("A B"))
    try host.find(.menu, "More").tap()
    #expect(host.screen.contains("C D"))
  }

  @Test("a button whose label has no views takes neither space nor focus; its shortcut works")
  func empty() throws {
    var count = 0
    let host = TestHost(columns: 10, rows: 3) {
      VStack(spacing: 0) {
        Text("above")
        Button {
          count += 1
        } label: {
          EmptyView()
        }
        .keyboardShortcut("k")
        Button("Below") {}
      }
    }
    let lines = host.picture.lines
    let above = try #require(lines.firstIndex { $0.contains("above") })
    #expect(lines[above + 1].contains("Below"))
    host.press(.tab)
    #expect(host.focused?.label == "Below")
    host.press("k", modifiers: .command)
    #expect(count == 1)
  }

  @Test("a link without a label behind a page is pushed by its binding and is not seen")
  func hiddenLink() throws {
    struct Page: View {
      var hasLink = true
      @State private var isAdding = false
      var body: some View {
        NavigationStack {
          VStack {
            Text("No accounts")
            Button("Add") { isAdding = true }
          }
          .background {
            if hasLink {
              NavigationLink(destination: Text("New account"), isActive: $isAdding) { EmptyView() }
            }
          }
        }
      }
    }
    let host = TestHost(columns: 30, rows: 6) { Page() }
    let (picture, other) = (
      host.picture, TestHost(columns: 30, rows: 6) { Page(hasLink: false) }.picture
    )
    #expect(picture.lines == other.lines)
    for y in 0..<6 {
      for x in 0..<30 where picture.style(x: x, y: y) != other.style(x: x, y: y) {
        Issue.record("drawn at \(x), \(y)")
      }
    }
    host.press(.tab)
    #expect(host.focused?.label == "Add")
    host.press(.tab)
    #expect(host.focused?.label == "Add")
    host.press(.return)
    #expect(host.screen.contains("New account"))
  }
}

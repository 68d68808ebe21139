import Foundation
import TheseusTesting
import Testing

@testable import TheseusViews

@MainActor @Suite("modifiers of containers show what a terminal can show")
struct AppearanceModifierTests {
  private func lines(_ host: TestHost) -> [String] {
    host.screen.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  @Test("safeAreaInset leaves space for a bar below a list, and one at the top")
  func insets() throws {
    let host = TestHost(columns: 20, rows: 6) {
      List(0..<20, id: \.self) { Text("row \($0)") }
        .safeAreaInset(edge: .bottom) { Text("footer") }
        .safeAreaInset(edge: .top, alignment: .leading) { Text("header") }
    }
    #expect(lines(host).first == "header")
    #expect(lines(host).last?.trimmingCharacters(in: .whitespaces) == "footer")
    #expect(try host.find(.list).frame.height == 4)
  }

  @Test("safeAreaInset on several views shows one bar, on its edge")
  func insetsOfSeveralViews() throws {
    struct Pair: View {
      var body: some View {
        Text("head")
        List(0..<20, id: \.self) { Text("row \($0)") }
      }
    }
    let hosts = [
      TestHost(columns: 20, rows: 8) { Pair().safeAreaInset(edge: .bottom) { Text("bar") } },
      TestHost(columns: 20, rows: 8) {
        Group {
          Text("head")
          List(0..<20, id: \.self) { Text("row \($0)") }
        }
        .safeAreaInset(edge: .bottom) { Text("bar") }
      },
    ]
    for host in hosts {
      #expect(try host.find(.text, "bar").frame.y == 7)
      #expect(try host.find(.text, "head").frame.y == 0)
      let list = try host.find(.list).frame
      #expect(list.y + list.height == 7)
    }
    let top = TestHost(columns: 20, rows: 8) {
      Pair().safeAreaInset(edge: .top) { Text("bar") }
    }
    #expect(try top.find(.text, "bar").frame.y == 0)
    #expect(try top.find(.text, "head").frame.y == 1)
  }

  @Test("safeAreaInset keeps its bar on the edge while its content is empty")
  func insetOfNothing() throws {
    struct Page: View {
      @State private var hasContent = false
      var body: some View {
        Group { if hasContent { Text("content") } }
          .safeAreaInset(edge: .bottom) { Button("toggle") { hasContent.toggle() } }
      }
    }
    let host = TestHost(columns: 20, rows: 6) { Page() }
    #expect(try host.find(.button, "toggle").frame.y == 5)
    try host.find(.button, "toggle").tap()
    #expect(host.screen.contains("content"))
    #expect(try host.find(.button, "toggle").frame.y == 5)
  }

  @Test("hidden scroll indicators give their column back; a disabled scroll view does not move")
  func scrolling() throws {
    func tall(_ hides: Bool, _ isDisabled: Bool) -> TestHost {
      TestHost(columns: 10, rows: 3) {
        ScrollView { ForEach(0..<9, id: \.self) { Text("line \($0)") } }
          .scrollIndicators(hides ? .hidden : .automatic).scrollDisabled(isDisabled)
      }
    }
    #expect(tall(false, false).screen.contains("┃"))
    #expect(!tall(true, false).screen.contains("┃"))
    let moving = tall(true, false)
    moving.press(.tab)
    moving.press(.downArrow)
    #expect(!moving.screen.contains("line 0"))
    let still = tall(true, true)
    still.press(.tab)
    still.press(.downArrow)
    #expect(still.screen.contains("line 0"))
  }

  @Test("swipe actions are in the row's menu, together with a context menu's items")
  func swipeActions() throws {
    struct Row: View {
      @State private var said = "none"
      var body: some View {
        Button(said) {}.swipeActions { Button("Archive") { said = "archived" } }.contextMenu {
          Button("Copy") { said = "copied" }
        }
      }
    }
    let host = TestHost(columns: 30, rows: 8) { Row() }
    try host.find(.button, "none").focus()
    host.press(try #require(KeyEquivalent.function(10)), modifiers: .shift)
    #expect(host.screen.contains("Archive") && host.screen.contains("Copy"))
    try host.find(nil, "Archive").tap()
    #expect(host.screen.contains("archived"))
  }

  @Test("a sheet rests at its smallest detent, and stays open on Escape where that is disabled")
  func sheets() throws {
    struct Page: View {
      @State private var isOpen = true
      var body: some View {
        Text("page").sheet(isPresented: $isOpen) {
          Button("Close") { isOpen = false }.presentationDetents([.medium, .large])
            .interactiveDismissDisabled()
        }
      }
    }
    let host = TestHost(columns: 40, rows: 24) { Page() }
    let height = lines(host).filter { $0.contains("│") || $0.contains("╭") || $0.contains("╰") }
      .count
    #expect((11...14).contains(height))
    host.press(.escape)
    #expect(!host.findAll(.dialog).isEmpty)
    try host.find(.button, "Close").tap()
    #expect(host.findAll(.dialog).isEmpty)
  }

  @Test("a namespace lasts as long as its view, and no two views share one")
  func namespaces() throws {
    final class Seen { var ids: [Namespace.ID] = [] }
    struct Named: View {
      @Namespace private var space
      @State private var count = 0
      let seen: Seen
      var body: some View {
        seen.ids.append(space)
        return Button("again \(count)") { count += 1 }
      }
    }
    let seen = Seen()
    let host = TestHost {
      Named(seen: seen)
      Named(seen: seen)
    }
    #expect(seen.ids.count == 2 && seen.ids[0] != seen.ids[1])
    try host.findAll(.button)[0].tap()
    #expect(seen.ids.count == 3 && seen.ids[2] == seen.ids[0])
  }

  @Test("a split view shows its columns side by side; the selection in one decides the other")
  func splitView() throws {
    struct Mail: View {
      @State private var box: String?
      var body: some View {
        NavigationSplitView {
          List(["Inbox", "Sent"], id: \.self, selection: $box) { Text($0) }.navigationTitle("Boxes")
        } detail: {
          if let box {
            Text("in \(box)")
          } else {
            ContentUnavailableView("Nothing chosen", systemImage: "tray")
          }
        }
      }
    }
    let host = TestHost(columns: 80, rows: 8) { Mail() }
    #expect(host.screen.contains("Boxes") && host.screen.contains("Nothing chosen"))
    try host.find(.row, "Sent").tap()
    #expect(host.screen.contains("in Sent"))
    let (row, detail) = (try host.find(.row, "Sent"), try host.find(.text, "in Sent"))
    #expect(row.frame.x + row.frame.width <= detail.frame.x)
  }
}

@MainActor @Suite("views know their window's size class and edit mode")
struct WindowTraitsTests {
  private struct Page: View {
    @Environment(\.horizontalSizeClass) private var width
    @Environment(\.editMode) private var mode
    @State private var count = 1

    var body: some View {
      VStack {
        Text(width == .compact ? "narrow" : "wide")
        Text(mode?.wrappedValue == .active ? "editing" : "reading")
        EditButton()
        Button("\(count)") { count += 1 }
      }
    }
  }

  @Test("resizing changes only the size class; an EditButton switches the mode of its whole window")
  func traits() throws {
    let host = TestHost(columns: 100, rows: 24) { Page() }
    try host.find(.button, "1").tap()
    #expect(host.screen.contains("wide") && host.screen.contains("reading"))
    host.resize(columns: 60, rows: 24)
    #expect(host.screen.contains("narrow") && host.screen.contains("2"))
    try host.find(.button, "Edit").tap()
    #expect(host.screen.contains("editing") && !host.findAll(.button, "Done").isEmpty)
  }
}

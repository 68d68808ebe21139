import Foundation
import TheseusTesting
import TheseusViews
import Testing

/// Modifiers for other screens compile and show nothing of their own in cells; the view remains.
@MainActor @Suite("Appearances of other screens keep the view")
struct SurfaceAppearanceTests {
  @Test(
    "a remote image is a symbol, read out by its name; without an address its placeholder is shown")
  func pictures() throws {
    let address = try #require(URL(string: "https://example.org/pictures/cat.png"))
    let host = TestHost(columns: 30, rows: 6) {
      VStack {
        AsyncImage(url: address)
        AsyncImage(url: address) {
          $0.resizable()
        } placeholder: {
          Text("loading")
        }
        AsyncImage(url: nil) {
          $0
        } placeholder: {
          Text("nothing")
        }
        AsyncImage(url: nil) { phase in if phase.image == nil, phase.error == nil { Text("empty") }
        }
      }
    }
    #expect(host.findAll(.image).map(\.label) == ["cat", "cat"])
    #expect(
      host.screen.contains("nothing") && host.screen.contains("empty")
        && !host.screen.contains("loading"))
  }

  private struct Surroundings: View {
    @Environment(\.sidebarRowSize) private var rowSize
    @Environment(\.sizeCategory) private var category
    @Environment(\.controlActiveState) private var activity
    var body: some View {
      Text("\(rowSize) \(category) \(activity) \(category.isAccessibilityCategory)")
    }
  }

  @Test(
    "row sizes, text sizes and window activity are environment values that a subtree can override")
  func surroundings() {
    let host = TestHost(columns: 60, rows: 3) {
      VStack {
        Surroundings()
        Surroundings().environment(\.sidebarRowSize, .small).environment(
          \.sizeCategory, .accessibilityLarge
        )
        .environment(\.controlActiveState, .active)
      }
    }
    #expect(host.screen.contains("medium large key false"))
    #expect(host.screen.contains("small accessibilityLarge active true"))
    #expect(ContentSizeCategory.small < .extraLarge)
  }

  @Test("a subtitle follows the title, a removed title leaves the bar, a title's menu is a button")
  func titles() throws {
    var chosen = 0
    let host = TestHost(columns: 40, rows: 5) {
      NavigationStack {
        Text("content").navigationTitle("Inbox").navigationSubtitle("3 new")
          .toolbarTitleDisplayMode(.inline)
          .toolbarTitleMenu { Button("Rename") { chosen += 1 } }
      }
    }
    #expect(host.screen.contains("Inbox  3 new"))
    try host.find(.menu, "Title menu").tap()
    try host.find(.menuItem, "Rename").tap()
    #expect(chosen == 1)
    let bare = TestHost(columns: 40, rows: 5) {
      NavigationStack { Text("content").navigationTitle("Inbox").toolbar(removing: .title) }
    }
    #expect(!bare.screen.contains("Inbox"))
  }

  @Test("modifiers without an effect in cells change nothing")
  func nothing() {
    let host = TestHost(columns: 20, rows: 2) {
      Text("seen").symbolEffect(.bounce.up.byLayer, value: 1).symbolEffect(
        .pulse, options: .repeating, isActive: true
      )
      .presentationSizing(.form).scrollEdgeEffectStyle(.soft, for: .top).tabBarMinimizeBehavior(
        .onScrollDown
      )
      .windowMinimizeBehavior(.disabled).statusBar(hidden: true)
      .gesture(MagnifyGesture().onChanged { _ in }).gesture(RotationGesture().onEnded { _ in })
      .handlesExternalEvents(preferring: [], allowing: ["*"])
    }
    #expect(host.screen.contains("seen"))
  }

  @Test("a bar at an edge takes its space from the content")
  func bar() {
    let host = TestHost(columns: 20, rows: 4) {
      List(0..<9) { Text("row \($0)") }.safeAreaBar(edge: .bottom) { Text("bar") }
    }
    #expect(
      host.screen.contains("row 2") && !host.screen.contains("row 3") && host.screen.contains("bar")
    )
  }
}

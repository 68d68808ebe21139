import SwiftUI

/// Calls of newer screens: stored customizations, sidebars of tabs, detents of an app's own.
@MainActor enum RareModifierSignatures {
  struct Person: Identifiable { let id: Int }

  struct Low: CustomPresentationDetent {
    static func height(in context: Context) -> CGFloat? {
      context.dynamicTypeSize > .large ? nil : max(44, context.maxDetentValue * 0.1)
    }
  }

  struct Stored: View {
    @SceneStorage("columns") var columns: TableColumnCustomization<Person>
    @AppStorage("more") var more: TableColumnCustomization<Person>
    @AppStorage("tabs") var tabs = TabViewCustomization()
    @SceneStorage("side") var side: TabViewCustomization
    @Environment(\.badgeProminence) var badge
    @Environment(\.backgroundProminence) var background
    var body: some View { Text("a").badgeProminence(.decreased) }
  }

  @ViewBuilder static func views(_ detent: Binding<PresentationDetent>) -> some View {
    Text("a").drawingGroup(opaque: false, colorMode: .linear)
    Text("a").background(.red, in: .buttonBorder)
    Text("a").presentationDetents([.medium, .custom(Low.self)], selection: detent)
    Circle().path(in: .zero).strokedPath(StrokeStyle(lineWidth: 2))
    TabView {
      TabSection("a") {
        Tab("b", systemImage: "star") { Text("c") }
      }
      .sectionActions { Button("d") {} }
    }
    .tabViewSidebarHeader { Text("a") }
    .tabViewSidebarFooter { Text("a") }
    .tabViewSidebarBottomBar { Text("a") }
    Text("a").accessibilityRotor("b") {
      ForEach(0..<3) { AccessibilityRotorEntry("c", id: $0) }
    }
    TextField("a", value: .constant(PersonNameComponents()), format: .name(style: .medium))
  }

  static func post() {
    AccessibilityNotification.Announcement("a").post()
    AccessibilityNotification.LayoutChanged().post()
    AccessibilityNotification.ScreenChanged().post()
    AccessibilityNotification.PageScrolled("a").post()
  }

  @SceneBuilder static var scenes: some Scene {
    UtilityWindow("a", id: "b") { Text("c") }
    WindowGroup { Text("a") }.commands { TextFormattingCommands() }
  }
}

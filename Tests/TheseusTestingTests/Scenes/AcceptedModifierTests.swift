import Foundation
import TheseusTesting
import TheseusViews
import Testing

@MainActor @Suite("help links, and modifiers for parts of a system that a terminal lacks")
struct AcceptedModifierTests {
  @Test("a help link is a button with a default label, and performs its action")
  func help() throws {
    struct Helped: View {
      @State private var asked = 0
      @State private var opened = "nothing"
      var body: some View {
        VStack {
          Text("asked \(asked), opened \(opened)")
          HelpLink { asked += 1 }
          HelpLink(destination: URL(fileURLWithPath: "/manual"))
            .environment(
              \.openURL,
              OpenURLAction {
                opened = $0.lastPathComponent
                return .handled
              })
        }
      }
    }
    let host = TestHost { Helped() }
    let links = host.findAll(.button, "Help")
    #expect(links.count == 2)
    try links[0].tap()
    try links[1].tap()
    #expect(host.screen.contains("asked 1, opened manual"))
  }

  @Test("views are as they are without")
  func accepted() {
    let host = TestHost(columns: 20, rows: 3) {
      NavigationStack {
        Text("here").typesettingLanguage(.init(identifier: "th"))
          .pointerStyle(.link).pointerStyle(.columnResize(directions: .leading)).pointerVisibility(
            .hidden
          )
          .accessibilityZoomAction { _ in }
          .itemProvider { nil }
          .navigationDocument(URL(fileURLWithPath: "/a"))
          .listSectionIndexVisibility(.visible)
          .sectionIndexLabel("A")
          .typesettingLanguage(.automatic)
          .textSelectionAffinity(.upstream)
          .gesture(WindowDragGesture())
          .toolbar { DefaultToolbarItem(kind: .search, placement: .bottomBar) }
      }
    }
    let plain = TestHost(columns: 20, rows: 3) { NavigationStack { Text("here") } }
    #expect(host.screen == plain.screen && plain.screen.contains("here"))
  }

  @Test("a rectangle with the corners of its container, or round ones")
  func concentric() {
    let rect = CGRect(x: 0, y: 0, width: 80, height: 64)
    #expect(
      ConcentricRectangle().path(in: rect)
        == UnevenRoundedRectangle(cornerRadii: RectangleCornerRadii()).path(in: rect))
    #expect(
      ConcentricRectangle(corners: .fixed(8)).path(in: rect)
        == RoundedRectangle(cornerRadius: 8).path(in: rect))
    #expect(
      ConcentricRectangle(topLeadingCorner: .concentric(minimum: .fixed(8))).path(in: rect)
        == RoundedRectangle(cornerRadius: 8).path(in: rect))
  }
}

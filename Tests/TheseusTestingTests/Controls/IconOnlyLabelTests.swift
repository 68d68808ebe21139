import Foundation
import TheseusTesting
import TheseusViews
import Testing

/// Apple: a label shown as its icon keeps its title for assistive technologies.
@MainActor @Suite("a label that shows only its icon is still read by its title")
struct IconOnlyLabelTests {
  private struct Upright: LabelStyle {
    func makeBody(configuration: Configuration) -> some View {
      VStack { Label(configuration) }.labelStyle(.iconOnly)
    }
  }

  @Test("buttons, menus, links, toggles, pickers and labels alone")
  func controls() throws {
    var taps = 0
    let host = TestHost(columns: 40, rows: 16) {
      VStack {
        Button("Remove note", systemImage: "xmark") { taps += 1 }
        Button {
        } label: {
          Label {
            Text("Custom")
          } icon: {
            Circle().frame(width: 8, height: 16)
          }
        }
        Menu("More", systemImage: "ellipsis") { Button("a") {} }
        Toggle("Flag it", systemImage: "flag", isOn: .constant(true)).toggleStyle(.button)
        Picker("Kind", selection: .constant(1)) { Label("One", systemImage: "1.circle").tag(1) }
        Label("Alone", systemImage: "star")
      }
      .labelStyle(.iconOnly)
    }
    try host.find(.button, "Remove note").tap()
    #expect(taps == 1)
    #expect(host.findAll(.button, "Custom").count == 1)
    #expect(host.findAll(.menu, "More").count == 1)
    #expect(host.findAll(.toggle, "Flag it").count == 1)
    #expect(try host.find(.picker, "Kind").value == "One")
    #expect(host.findAll(.text, "Alone").count == 1)
    #expect(!host.screen.contains("Alone") && !host.screen.contains("Remove"))
    #expect(host.findAll(.image).isEmpty)
  }

  @Test("the style inside a style, and as a value")
  func styles() {
    let host = TestHost(columns: 40, rows: 4) {
      Label("Inner", systemImage: "star").labelStyle(Upright())
      Label("Value", systemImage: "star").labelStyle(IconOnlyLabelStyle())
    }
    #expect(host.findAll(.text, "Inner").count == 1)
    #expect(host.findAll(.text, "Value").count == 1)
    #expect(!host.screen.contains("Inner") && !host.screen.contains("Value"))
  }

  @Test("a title that changes is read again, and the icon takes the space of an icon")
  func changes() throws {
    struct Screen: View {
      @State private var isOn = false
      var body: some View {
        Button(isOn ? "Pause" : "Play", systemImage: isOn ? "pause" : "play") { isOn.toggle() }
          .labelStyle(.iconOnly).buttonStyle(.plain)
      }
    }
    let host = TestHost(columns: 40, rows: 3) { Screen() }
    try host.find(.button, "Play").tap()
    #expect(try host.find(.button, "Pause").frame.width <= 2)
  }
}

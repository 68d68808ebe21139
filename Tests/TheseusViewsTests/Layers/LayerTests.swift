import Foundation
import TheseusCore
import Testing

@testable import TheseusViews

@MainActor private final class Model {
  var show: (Int?) -> Void = { _ in }
  var setTitle: (String) -> Void = { _ in }
  var events: [String] = []
}

private struct Presenter: View {
  let model: Model
  var style = LayerStyle()
  @State var item: Int?
  @State var title = "a"

  var body: some View {
    model.show = { item = $0 }
    model.setTitle = { title = $0 }
    return VStack {
      Key(name: "first")
      Key(name: "opener").layer(
        item.map { number in
          LayerPresentation(
            id: number, style: style, dismiss: { item = nil },
            onDismissed: { model.events.append("dismissed \(number)") }
          ) { Panel(number: number, title: title, model: model) }
        })
    }
  }
}

private struct Panel: View {
  let number: Int
  let title: String
  let model: Model
  @State var own = 0

  var body: some View {
    Key(name: "panel \(number) \(title) \(own)", width: 80)
      .onAppear { own = 7 }
    Key(name: "other")
  }
}

@MainActor @Suite("a layer is above the window and covers it")
struct LayerTests {
  private func mounted(_ style: LayerStyle = LayerStyle()) -> (WindowHost, Model) {
    let model = Model()
    let host = WindowHost(columns: 40, rows: 12) { Presenter(model: model, style: style) }
    host.flush()
    return (host, model)
  }

  @Test("R73 it appears above, takes focus, and returns it when it ends")
  func focusComesBack() {
    let (host, model) = mounted()
    host.press(.tab)
    host.press(.tab)
    #expect(host.focusedKey == "opener")
    model.show(1)
    host.flush()
    #expect(host.focusedKey == "panel 1 a 7")
    #expect(!host.layers.isReachable(host.key("first")!))
    host.press(.tab)
    host.press(.tab)
    #expect(host.focusedKey == "panel 1 a 7", "Tab stays inside a modal layer")
    host.press(.escape)
    #expect(host.layers.layers.isEmpty)
    #expect(host.focusedKey == "opener")
    #expect(model.events == ["dismissed 1"])
  }

  @Test("R73 the same id updates in place, another presents again; the content sees current values")
  func identity() {
    let (host, model) = mounted()
    model.show(1)
    host.flush()
    let layer = host.layers.layers.first
    model.setTitle("b")
    host.flush()
    #expect(host.layers.layers.first === layer)
    #expect(host.key("panel 1 b 7") != nil)
    model.show(2)
    host.flush()
    #expect(host.layers.layers.count == 1)
    #expect(host.layers.layers.first !== layer)
    #expect(model.events == ["dismissed 1"])
  }

  @Test("a panel is centered, or below its anchor, or above it when there is no space below")
  func placement() {
    let (host, model) = mounted()
    model.show(1)
    host.flush()
    // Content 80 x 32, around it a row and two columns and the frame, in a window of 320 x 192.
    #expect(host.layers.layers[0].panel == CGRect(x: 96, y: 48, width: 128, height: 96))
    #expect(host.key("panel 1 a 7")!.originInWindow == CGPoint(x: 120, y: 80))

    let (hanging, menu) = mounted(.menu())
    menu.show(1)
    hanging.flush()
    // The stack is 32 high in the middle of 192, the opener its second row.
    #expect(hanging.layers.layers[0].panel.origin == CGPoint(x: 136, y: 112))
    hanging.resize(columns: 40, rows: 5)
    hanging.flush()
    #expect(hanging.layers.layers[0].panel.minY >= 0)
    #expect(
      hanging.layers.layers[0].panel.maxY == 80, "kept inside a window without room on either side")
  }

  @Test("a press outside a menu closes it and has no other effect; a dialog stays")
  func outsidePress() {
    let (host, model) = mounted(.menu())
    model.show(1)
    host.flush()
    host.click(column: 0, row: 0)
    #expect(host.layers.layers.isEmpty)

    let (dialog, other) = mounted()
    other.show(1)
    dialog.flush()
    dialog.click(column: 17, row: 5)
    dialog.click(column: 0, row: 0)
    #expect(dialog.layers.layers.count == 1)
  }

  @Test("a layer ends with its presenter")
  func presenterEnds() {
    let model = Model()
    let host = WindowHost(columns: 40, rows: 12) { Toggled(model: model) }
    host.flush()
    model.show(1)
    host.flush()
    #expect(host.layers.layers.count == 1)
    model.setTitle("gone")
    host.flush()
    #expect(host.layers.layers.isEmpty)
    #expect(host.root.viewChildren.allSatisfy { !($0 is LayerElement) })
  }
}

private struct Toggled: View {
  let model: Model
  @State var isThere = true
  @State var item: Int?

  var body: some View {
    model.show = { item = $0 }
    model.setTitle = { _ in isThere = false }
    return VStack {
      if isThere {
        Key(name: "opener").layer(
          item.map {
            LayerPresentation(id: $0, style: LayerStyle(), dismiss: {}) { Key(name: "in") }
          })
      }
    }
  }
}

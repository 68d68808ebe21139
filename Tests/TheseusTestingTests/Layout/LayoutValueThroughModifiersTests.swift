import Foundation
import TheseusTesting
import TheseusViews
import Testing

private struct Weight: LayoutValueKey {
  static let defaultValue = 1
}

/// Columns as wide as their weights.
private struct Columns: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let unit = bounds.width / CGFloat(subviews.map { $0[Weight.self] }.reduce(0, +))
    var x = bounds.minX
    for subview in subviews {
      let width = unit * CGFloat(subview[Weight.self])
      subview.place(
        at: CGPoint(x: x, y: bounds.minY), proposal: ProposedViewSize(width: width, height: 16))
      x += width
    }
  }
}

private struct Boxed: ViewModifier {
  @State private var count = 0
  func body(content: Content) -> some View { content.padding(0) }
}

private struct Wrapped<Content: View>: View {
  let content: Content
  var body: some View { content.border(.red) }
}

/// A layout value is a trait of the view, as its priority is: modifiers around it keep it.
@MainActor @Suite("a layout value passes through the modifiers around it")
struct LayoutValueThroughModifiersTests {
  /// Where the view after one with the weight 3 begins, in a row of 40 cells.
  private func next<V: View>(@ViewBuilder _ modified: @escaping @MainActor () -> V) throws -> Int {
    let host = TestHost(columns: 40, rows: 4) {
      Columns {
        modified()
        Text("next")
      }
    }
    return try host.find(.text, "next").frame.x
  }

  private var heavy: some View { Text("a").layoutValue(key: Weight.self, value: 3) }

  @Test("layout modifiers")
  func layout() throws {
    #expect(try next { heavy } == 30)
    #expect(try next { heavy.padding(0) } == 30)
    #expect(try next { heavy.frame(maxWidth: .infinity, alignment: .leading) } == 30)
    #expect(try next { heavy.frame(width: 8) } == 30)
    #expect(try next { heavy.fixedSize() } == 30)
    #expect(try next { heavy.offset(x: 8).layoutPriority(2).zIndex(1) } == 30)
    #expect(try next { heavy.containerRelativeFrame(.vertical) } == 30)
    #expect(try next { heavy.alignmentGuide(.leading) { _ in 0 } } == 30)
  }

  @Test("drawing, gestures, semantics, transitions")
  func others() throws {
    #expect(try next { heavy.background(.red) } == 30)
    #expect(try next { heavy.overlay { Text("x") } } == 30)
    #expect(try next { heavy.opacity(0.5).clipped().border(.red) } == 30)
    #expect(try next { heavy.mask { Text("x") } } == 30)
    #expect(try next { heavy.onTapGesture {}.contextMenu { Button("b") {} } } == 30)
    #expect(try next { heavy.accessibilityLabel("b").help("c") } == 30)
    #expect(try next { heavy.transition(.opacity) } == 30)
    #expect(try next { heavy.tag(1) } == 30)
    #expect(try next { heavy.id(1).disabled(true) } == 30)
  }

  @Test("custom modifiers, custom views, AnyView, groups, conditions")
  func custom() throws {
    #expect(try next { heavy.modifier(Boxed()) } == 30)
    #expect(try next { Wrapped(content: heavy) } == 30)
    #expect(try next { AnyView(heavy.padding(0)).padding(0) } == 30)
    #expect(try next { Group { heavy }.padding(0) } == 30)
    #expect(try next { ForEach(0..<1) { _ in heavy.padding(0) } } == 30)
    #expect(try next { if true { heavy.padding(0) } } == 30)
  }

  @Test("the outermost value wins, and a container keeps those of its content")
  func limits() throws {
    #expect(try next { heavy.padding(0).layoutValue(key: Weight.self, value: 1) } == 20)
    #expect(try next { HStack { heavy } } == 20)
    #expect(try next { ZStack { heavy } } == 20)
  }

  @Test("a new value inside modifiers moves what comes after it")
  func changes() throws {
    struct Screen: View {
      @State private var weight = 1
      var body: some View {
        VStack {
          Button("wider") { weight = 3 }
          Columns {
            Text("a").layoutValue(key: Weight.self, value: weight).padding(0).background(.red)
            Text("next")
          }
        }
      }
    }
    let host = TestHost(columns: 40, rows: 4) { Screen() }
    #expect(try host.find(.text, "next").frame.x == 20)
    try host.find(.button, "wider").tap()
    #expect(try host.find(.text, "next").frame.x == 30)
  }

  @Test("a grid's cell spans columns inside a frame, a background and padding")
  func grid() throws {
    let host = TestHost(columns: 40, rows: 4) {
      Grid(alignment: .leading, horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow {
          Text("a long title of both").gridCellColumns(2).padding(0).background(.red)
          Text("end")
        }
        GridRow {
          Text("one")
          Text("two")
          Text("three")
        }
      }
    }
    #expect(try host.find(.text, "end").frame.x == host.find(.text, "three").frame.x)
  }
}

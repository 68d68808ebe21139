import SwiftUI

/// Calls that few apps make yet: custom drawing of texts and images, tabs by value, exported items.
@MainActor enum NewerSignatures {
  enum Page: Hashable { case home, other }

  struct Wave: TextRenderer {
    var strength: Double
    var animatableData: Double {
      get { strength }
      set { strength = newValue }
    }
    func draw(layout: Text.Layout, in ctx: inout GraphicsContext) {
      for line in layout {
        for run in line {
          for (index, glyph) in run.enumerated() {
            var copy = ctx
            copy.translateBy(x: 0, y: glyph.typographicBounds.rect.height * CGFloat(index))
            copy.draw(glyph, options: .disablesSubpixelQuantization)
          }
        }
      }
    }
  }

  @ViewBuilder static func drawing(_ size: CGSize) -> some View {
    Image(size: size) { context in context.fill(Path(CGRect.zero), with: .color(.red)) }
    Image(size: size, label: Text("a"), opaque: true, colorMode: .linear) { _ in }
    Text("a").textRenderer(Wave(strength: 1))
    Text("a").lineHeight(.loose)
    Text("a").lineHeight(.exact(points: 8))
    Text("a").lineHeight(nil)
  }

  @ViewBuilder static func layouts(_ isGrid: Bool) -> some View {
    GridLayout(alignment: .leading, verticalSpacing: 8) { GridRow { Text("a") } }
    let layout =
      isGrid
      ? AnyLayout(GridLayout(alignment: .leading, verticalSpacing: 8))
      : AnyLayout(GridLayout(horizontalSpacing: 8))
    layout { Text("a") }
  }

  @ViewBuilder static func tabs(_ page: Binding<Page>, _ maybe: Binding<Page?>) -> some View {
    TabView(selection: page) {
      Tab(value: .home) { Text("a") }
      Tab("b", systemImage: "star", value: .other) { Text("a") }.badge(1).hidden(true)
      TabSection {
        Tab(value: .other) {
          Text("a")
        } label: {
          Text("b")
        }
      } header: {
        Text("c")
      }
    }
    TabView(selection: maybe) {
      Tab("b", systemImage: "star", value: .home) { Text("a") }
      Tab("b", image: "star", value: .other, role: .search) { Text("a") }
      Tab(value: .other, role: nil) { Text("a") }
      TabSection("c") { Tab("b", image: "star", value: .home) { Text("a") } }
    }
    TabView {
      Tab { Text("a") }
      Tab(role: .search) { Text("a") }
      Tab(role: .search) {
        Text("a")
      } label: {
        Text("b")
      }
      Tab("b", image: "star") { Text("a") }
      Tab("b", image: "star", role: .search) { Text("a") }
    }
  }

  @ViewBuilder static func exported(_ isShown: Binding<Bool>, _ text: String) -> some View {
    Text("a").fileExporter(isPresented: isShown, item: text, defaultFilename: "b") { _ in }
    Text("a").fileExporter(
      isPresented: isShown, item: text, contentTypes: [.plainText], defaultFilename: "b",
      onCompletion: { _ in }, onCancellation: {})
    Text("a").fileExporter(
      isPresented: isShown, items: [text], contentTypes: [.plainText], onCompletion: { _ in },
      onCancellation: {})
  }
}

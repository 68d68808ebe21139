import Foundation
import TheseusCore
import TheseusVector
import Testing

@testable import TheseusViews

@MainActor @Suite("Values of views keep what their modifiers were given")
struct OwnHintTests {
  private func find<E: ViewElement>(_ type: E.Type, in root: ViewElement) -> E? {
    (root as? E) ?? root.viewChildren.lazy.compactMap { self.find(type, in: $0) }.first
  }

  private func element<E: ViewElement>(_ type: E.Type, _ view: some View) throws -> E {
    let host = VectorHost(size: CGSize(width: 200, height: 200)) { view }
    return try #require(find(type, in: host.window.root))
  }

  @Test("a symbol has the rendering mode of its image, or else that of its surroundings")
  func symbols() throws {
    let image = Image(systemName: "star")
    func mode(_ view: some View) throws -> SymbolRenderingMode? {
      try element(ImageElement.self, view).hint(SymbolRenderingHint.self)
    }
    #expect(try mode(image) == nil)
    #expect(try mode(image.symbolRenderingMode(.palette)) == .palette)
    #expect(try mode(Group { image }.symbolRenderingMode(.multicolor)) == .multicolor)
    #expect(
      try mode(Group { image.symbolRenderingMode(.palette) }.symbolRenderingMode(.multicolor))
        == .palette)
    #expect(try mode(image.symbolRenderingMode(.palette).symbolRenderingMode(nil)) == nil)
  }

  @Test("an image keeps its smoothing, its margins and its tiling")
  func images() {
    let image = Image("photo").interpolation(.high).antialiased(false)
      .resizable(
        capInsets: EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4), resizingMode: .tile)
    #expect(image.interpolation == .high && !image.isAntialiased)
    #expect(image.capInsets.leading == 2 && image.resizingMode == .tile && image.isResizable)
    #expect(image != image.antialiased(true), "another value draws again")
    #expect(image != image.interpolation(.low))
  }

  @Test("a text keeps its language, inside that of a view around it, and loses it again")
  func language() throws {
    let thai = TypesettingLanguage.explicit(Locale.Language(identifier: "th"))
    func language(_ view: some View) throws -> TypesettingLanguage?? {
      try element(TextElement.self, view).hint(TypesettingLanguageHint.self)
    }
    #expect(try language(Text("a")) == nil)
    #expect(try language(Text("a").typesettingLanguage(thai)) == thai)
    #expect(try language(Text("a").typesettingLanguage(.init(identifier: "th"))) == thai)
    #expect(try language(Text("a").typesettingLanguage(thai).bold()) == thai)
    #expect(try language(Text("a").typesettingLanguage(thai, isEnabled: false)) == nil)
    #expect(
      try language(Group { Text("a").typesettingLanguage(thai) }.typesettingLanguage(.automatic))
        == thai)

    let model = Model()
    let host = VectorHost(size: CGSize(width: 200, height: 200)) { Spoken(model: model) }
    let text = try #require(find(TextElement.self, in: host.window.root))
    #expect(text.hint(TypesettingLanguageHint.self) == thai)
    model.isThai = false
    host.window.flush()
    #expect(text.hint(TypesettingLanguageHint.self) == nil)
  }

  @Test("an inherited hint whose value may be nil is found past views without it")
  func inherited() throws {
    let text = try element(
      TextElement.self, VStack { Text("a").bold() }.allowedDynamicRange(.high).padding())
    #expect(text.hint(DynamicRangeHint.self) == nil)
    #expect(text.inheritedHint(DynamicRangeHint.self) == .some(.high))
  }

  @Test("a style keeps its shadow and its blend mode, wherever it fills")
  func styles() throws {
    func svg(_ view: some View) -> String { ImageRenderer(content: view).svg ?? "" }
    let shadow = Color.red.shadow(.drop(color: .black, radius: 8, x: 1, y: 2))
    #expect(svg(Circle().fill(shadow)).contains("drop-shadow(1px 2px 4px "))
    #expect(svg(Circle().stroke(shadow)).contains("drop-shadow(1px 2px 4px "))
    #expect(svg(Text("a").background(shadow)).contains("drop-shadow(1px 2px 4px "))
    #expect(svg(Circle().fill(AnyShapeStyle(shadow))).contains("drop-shadow("))
    #expect(svg(Circle().fill(shadow.opacity(0.5))).contains("drop-shadow("))
    #expect(svg(Circle().fill(Custom())).contains("drop-shadow("), "a style that resolves to it")
    #expect(svg(Circle().fill(.red.shadow(.inner(radius: 3)))).contains("feComposite"))
    #expect(svg(Circle().fill(.red.blendMode(.screen))).contains("mix-blend-mode:screen"))
    #expect(!svg(Circle().fill(.red)).contains("filter"))
  }

  @Test("styles are equal with equal effects only")
  func equality() {
    let red = AnyShapeStyle(Color.red.shadow(.drop(radius: 2)))
    #expect(red == AnyShapeStyle(Color.red.shadow(.drop(radius: 2))))
    #expect(red != AnyShapeStyle(Color.red.shadow(.drop(radius: 3))))
    #expect(red != AnyShapeStyle(Color.blue.shadow(.drop(radius: 2))))
    #expect(red != AnyShapeStyle(Color.red))
  }

  @Test("a presentation keeps its interaction and adaptation, each different")
  func presentations() throws {
    let text = try element(
      TextElement.self,
      Text("a").presentationBackgroundInteraction(.enabled(upThrough: .medium))
        .presentationCompactAdaptation(horizontal: .sheet, vertical: .popover))
    #expect(
      text.hint(PresentationBackgroundInteractionHint.self) == .enabled(upThrough: .medium))
    #expect(PresentationBackgroundInteraction.enabled(upThrough: .medium) != .enabled)
    #expect(PresentationBackgroundInteraction.enabled != .disabled)
    #expect(text.hint(PresentationCompactAdaptationHint.self)?.horizontal == .sheet)
    #expect(text.hint(PresentationCompactAdaptationHint.self)?.vertical == .popover)
    let both = try element(TextElement.self, Text("a").presentationCompactAdaptation(.none))
    #expect(
      both.hint(PresentationCompactAdaptationHint.self)?.vertical == PresentationAdaptation.none)
  }

  @Test("bars, containers, windows and the pointer keep what they were given")
  func surroundings() throws {
    let text = try element(
      TextElement.self,
      Text("a").navigationBarTitle("Title", displayMode: .inline)
        .containerBackground(.red, for: .window)
        .handlesExternalEvents(preferring: ["a"], allowing: ["b"])
        .contentShape(.dragPreview, Circle(), eoFill: true)
        .navigationDocument("document"))
    var current: ViewElement? = text
    var found: [ViewElement] = []
    while let element = current {
      found.append(element)
      current = element.viewParent
    }
    func hint<Key: ElementHintKey>(_ key: Key.Type) -> Key.Value? {
      found.lazy.compactMap { $0.hint(key) }.first
    }
    #expect(hint(NavigationTitleDisplayHint.self) == .inline)
    #expect(hint(ContainerBackgroundHint.self) != nil)
    #expect(hint(ExternalEventsHint.self)?.preferring == ["a"])
    #expect(hint(ExternalEventsHint.self)?.allowing == ["b"])
    #expect(hint(ContentShapeHint.self)?.kinds == .dragPreview)
    #expect(hint(ContentShapeHint.self)?.isEOFilled == true)
    let bounds = CGRect(x: 0, y: 0, width: 8, height: 8)
    #expect(hint(ContentShapeHint.self)?.path(bounds).boundingRect == bounds)
    #expect(hint(NavigationItemHint.self) as? String == "document")
  }

  @Test("a toolbar item keeps whether it shares a background")
  func toolbar() throws {
    let host = VectorHost(size: CGSize(width: 300, height: 200)) {
      NavigationStack {
        Text("a").toolbar {
          ToolbarItem { Button("One") {} }.sharedBackgroundVisibility(.hidden)
          ToolbarItem { Button("Two") {} }
        }
      }
    }
    var hints: [Visibility?] = []
    func visit(_ element: ViewElement) {
      if element is ToolbarItemElement { hints.append(element.hint(SharedBackgroundHint.self)) }
      element.viewChildren.forEach(visit)
    }
    visit(host.window.root)
    #expect(hints.contains(.hidden) && hints.contains(nil))
    #expect(hints.count == 2)
  }

  @Test("a visual effect shows its pixels' effects, and follows its view")
  func visualEffects() {
    let view = Text("a").visualEffect { effect, proxy in
      effect.rotationEffect(.degrees(proxy.size.height)).blur(radius: 3).saturation(0.5)
        .scaleEffect(2, anchor: .topLeading)
    }
    let svg = ImageRenderer(content: view).svg ?? ""
    #expect(svg.contains("rotate(") && svg.contains("blur(3px)") && svg.contains("saturate(0.5)"))
    #expect(svg.contains("scale(2 2)"))
  }

  @Test("a canvas draws with its filters, clips and blend mode, and a layer as a whole")
  func canvas() {
    func svg(_ draw: @escaping (inout GraphicsContext) -> Void) -> String {
      let canvas = Canvas { context, size in draw(&context) }.frame(width: 40, height: 40)
      return ImageRenderer(content: canvas).svg ?? ""
    }
    let square = Path(CGRect(x: 4, y: 4, width: 8, height: 8))
    func draw(_ context: GraphicsContext) { context.fill(square, with: .color(.red)) }
    func filtered(_ filter: GraphicsContext.Filter) -> String {
      svg {
        $0.addFilter(filter)
        draw($0)
      }
    }
    #expect(filtered(.blur(radius: 3)).contains("blur(3px)"))
    #expect(filtered(.shadow(radius: 4, x: 1, y: 2)).contains("drop-shadow(1px 2px 2px"))
    #expect(filtered(.brightness(0.25)).contains("0 0 0 0.25"))
    #expect(filtered(.contrast(2)).contains("contrast(2)"))
    #expect(filtered(.saturation(0.5)).contains("saturate(0.5)"))
    #expect(filtered(.grayscale(1)).contains("grayscale(1)"))
    #expect(filtered(.hueRotation(.degrees(90))).contains("hue-rotate(90deg)"))
    #expect(filtered(.colorMultiply(.red)).contains("feColorMatrix"))
    #expect(filtered(.alphaThreshold(min: 0.5)).contains("feFuncA"))
    #expect(
      svg {
        $0.blendMode = .multiply
        draw($0)
      }.contains("mix-blend-mode:multiply"))
    #expect(
      svg {
        $0.clip(to: Path(ellipseIn: CGRect(x: 0, y: 0, width: 20, height: 20)))
        draw($0)
      }.contains("<clipPath id=\""))
    #expect(
      svg {
        $0.clip(to: square, options: .inverse)
        draw($0)
      }.contains("clip-rule=\"evenodd\""))
    let layer = svg {
      $0.addFilter(.blur(radius: 3))
      $0.drawLayer {
        draw($0)
        draw($0)
      }
    }
    #expect(layer.components(separatedBy: "blur(3px)").count == 2, "once for both")
    let copies = svg {
      $0.addFilter(.blur(radius: 3))
      draw($0)
      draw($0)
    }
    #expect(copies.components(separatedBy: "blur(3px)").count == 3)
  }
}

@MainActor private final class Model: ObservableObject {
  @Published var isThai = true
}

private struct Spoken: View {
  @ObservedObject var model: Model
  var body: some View {
    Text("a").typesettingLanguage(.init(identifier: "th"), isEnabled: model.isThai)
  }
}

private struct Custom: ShapeStyle {
  func resolve(in environment: EnvironmentValues) -> some ShapeStyle {
    Color.red.shadow(.drop(radius: 2))
  }
}

import Foundation
import TheseusCore
import TheseusVector
import Testing

@testable import TheseusViews

@MainActor private final class Model: ObservableObject {
  @Published var radius: CGFloat = 2
}

private struct Blurred: View {
  @ObservedObject var model: Model
  var body: some View { Text("soft").blur(radius: model.radius) }
}

@MainActor @Suite("Effects on pixels and hints are kept for hosts that use them")
struct EffectTests {
  private func svg<V: View>(_ view: V) -> String {
    ImageRenderer(content: view).svg ?? ""
  }

  @Test("each effect is in the picture, around its view")
  func effects() {
    let text = Text("x")
    func has(_ part: String, _ view: some View) -> Bool { svg(view).contains(part) }
    #expect(has("drop-shadow(1px 2px 4px ", text.shadow(color: .black, radius: 8, x: 1, y: 2)))
    #expect(has("filter:blur(3px)", text.blur(radius: 3)))
    #expect(has("0 0 0 0.25 0 1 0 0 0.25", text.brightness(0.25)))
    #expect(has("contrast(2)", text.contrast(2)))
    #expect(has("saturate(0.5)", text.saturation(0.5)))
    #expect(has("grayscale(1)", text.grayscale(2)))
    #expect(has("hue-rotate(90deg)", text.hueRotation(.degrees(90))))
    #expect(has("feColorMatrix", text.colorMultiply(.red)))
    #expect(has("invert(1)", text.colorInvert()))
    #expect(has("luminanceToAlpha", text.luminanceToAlpha()))
    #expect(has("mix-blend-mode:multiply", text.blendMode(.multiply)))
    #expect(has("isolation:isolate", text.compositingGroup()))
    #expect(has("rotate(45 ", text.rotationEffect(.degrees(45))))
    #expect(has("scale(2 3)", text.scaleEffect(x: 2, y: 3)))
    #expect(has("<clipPath id=\"", text.clipShape(Circle())))
    #expect(has("<clipPath id=\"", text.cornerRadius(4)))
    #expect(has("matrix(", text.rotation3DEffect(.degrees(60), axis: (x: 0, y: 1, z: 0))))
  }

  @Test("effects nest as they were written")
  func order() throws {
    let svg = svg(Text("x").blur(radius: 1).padding().blendMode(.screen).grayscale(1))
    let places = try ["grayscale", "mix-blend-mode", "blur"].map {
      try #require(svg.range(of: $0)).lowerBound
    }
    #expect(places == places.sorted())
  }

  @Test("a changed effect is drawn")
  func change() {
    let model = Model()
    let host = VectorHost(size: CGSize(width: 100, height: 40)) { Blurred(model: model) }
    #expect(host.svg().contains("blur(2px)"))
    model.radius = 7
    host.window.flush()
    #expect(host.svg().contains("blur(7px)"))
  }

  @Test("lines under text have their pattern and color")
  func lines() {
    #expect(svg(Text("x").underline(pattern: .dash, color: .red)).contains("underline dashed #"))
    #expect(svg(Text("x").strikethrough(pattern: .dot)).contains("line-through dotted\""))
    #expect(svg(Text("x").underline()).contains("text-decoration=\"underline\""))
  }

  @Test("a host that uses hints receives them, the nearest first")
  func hints() throws {
    let host = VectorHost(size: CGSize(width: 100, height: 100)) {
      VStack {
        Text("a").pointerStyle(.link).textSelection(.disabled)
      }.textSelection(.enabled).listStyle(.plain)
    }
    let text = try #require(element(TextElement.self, in: host.window.root))
    #expect(text.hint(TextSelectionHint.self) == false)
    #expect(text.hint(PointerStyleHint.self) != nil)
    #expect(text.hint(ListStyleHint.self) == nil)
    let twice = VectorHost(size: CGSize(width: 100, height: 100)) {
      Text("a").textSelection(.disabled).textSelection(.enabled)
    }
    let inner = try #require(element(TextElement.self, in: twice.window.root))
    #expect(inner.hint(TextSelectionHint.self) == false, "the inner modifier decides")
    #expect(text.inheritedHint(ListStyleHint.self) is PlainListStyle)
    #expect(text.viewParent?.inheritedHint(TextSelectionHint.self) == true)
  }

  @Test("arguments of modifiers without an effect in cells reach a host that uses hints")
  func storedHints() throws {
    let host = VectorHost(size: CGSize(width: 100, height: 100)) {
      VStack {
        Text("a").hoverEffect(.lift).listRowInsets(.leading, 12).alternatingRowBackgrounds()
          .accessibilityCustomContent("Price", "3").accessibilityTextContentType(.console)
          .accessibilityActivationPoint(.top).speechAdjustedPitch(0.5)
          .flipsForRightToLeftLayoutDirection(true).defaultVisibility(.hidden, for: .sidebar)
          .allowedDynamicRange(.high).symbolColorRenderingMode(.gradient)
      }
      .listStyle(.inset(alternatesRowBackgrounds: true)).tableStyle(.bordered)
      .writingToolsBehavior(.disabled).searchToolbarBehavior(.minimize)
    }
    let text = try #require(element(TextElement.self, in: host.window.root))
    #expect(text.hint(HoverEffectHint.self) == .lift)
    #expect(text.hint(ListRowEdgeInsetsHint.self)?.edges == .leading)
    #expect(text.hint(ListRowEdgeInsetsHint.self)?.length == 12)
    #expect(text.hint(AlternatingRowBackgroundsHint.self) == .enabled)
    #expect(text.hint(AccessibilityCustomContentHint.self)?.label == "Price")
    #expect(text.hint(AccessibilityCustomContentHint.self)?.value == "3")
    #expect(text.hint(AccessibilityTextContentHint.self) == .console)
    #expect(text.hint(AccessibilityActivationPointHint.self) == .top)
    #expect(text.hint(SpeechTraitsHint.self)?.pitch == 0.5)
    #expect(text.hint(FlipsForRightToLeftHint.self) == true)
    #expect(text.hint(TabVisibilityHint.self)?.visibility == .hidden)
    #expect(text.hint(DynamicRangeHint.self) == .some(.high))
    #expect(text.hint(SymbolColorRenderingHint.self) == .some(.gradient))
    #expect(text.inheritedHint(WritingToolsHint.self) == .disabled)
    #expect(text.inheritedHint(SearchToolbarHint.self) == .minimize)
    let list = text.inheritedHint(ListStyleHint.self) as? InsetListStyle
    #expect(list?.alternatesRowBackgrounds == true)
    #expect(text.inheritedHint(TableStyleHint.self) is BorderedTableStyle)
  }

  @Test("they add no element and no level of identity, and other hosts keep nothing")
  func cost() throws {
    struct Plain: View { var body: some View { VStack { Text("a") } } }
    struct Rich: View {
      var body: some View {
        VStack {
          Text("a").shadow(radius: 1).blur(radius: 1).pointerStyle(.link).listRowInsets(nil)
            .textSelection(.enabled).hoverEffect()
        }.blendMode(.multiply).listStyle(.plain)
      }
    }
    for capabilities: HostCapabilities in [[], .hints] {
      let metrics = HostMetrics(capabilities: capabilities)
      let size = CGSize(width: 100, height: 100)
      let plain = WindowHost(size: size, metrics: metrics) { Plain() }
      let rich = WindowHost(size: size, metrics: metrics) { Rich() }
      plain.flush()
      rich.flush()
      #expect(count(plain.root) == count(rich.root))
      let text = try #require(element(TextElement.self, in: rich.root))
      let other = try #require(element(TextElement.self, in: plain.root))
      #expect(
        text.identity.description
          == other.identity.description.replacingOccurrences(of: "Plain", with: "Rich"))
      #expect(text.effects.count == (capabilities.isEmpty ? 0 : 2))
    }
  }

  @Test("a field has the kind of its text")
  func inputTraits() throws {
    let host = WindowHost(size: CGSize(width: 200, height: 100), metrics: .vector) {
      VStack { TextField("Mail", text: .constant("")) }
        .keyboardType(.emailAddress).textContentType(.emailAddress)
        .textInputAutocapitalization(.never).autocorrectionDisabled().submitLabel(.send)
    }
    host.flush()
    let field = try #require(element(FieldElement.self, in: host.root))
    guard case .field(let value) = field.semantics?.value else {
      Issue.record("no field")
      return
    }
    var traits = InputTraits()
    traits.contentType = .emailAddress
    traits.keyboardType = .emailAddress
    traits.capitalization = .never
    traits.isAutocorrectionDisabled = true
    traits.submitLabel = .send
    #expect(value.traits == traits)
  }

  private func element<E: ViewElement>(_ type: E.Type, in root: ViewElement) -> E? {
    if let found = root as? E { return found }
    for child in root.viewChildren {
      if let found = element(type, in: child) { return found }
    }
    return nil
  }

  private func count(_ element: ViewElement) -> Int {
    element.viewChildren.reduce(1) { $0 + count($1) }
  }
}

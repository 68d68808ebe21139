import SwiftUI

/// Colors, shapes, backgrounds, effects and animations.
@MainActor enum EffectSignatures {
  @ViewBuilder static var colors: some View {
    Color("a")
    Color("a", bundle: .main)
    Color(.red)
    Color(red: 0, green: 0, blue: 0)
    Color(red: 0, green: 0, blue: 0, opacity: 1)
    Color(.sRGB, red: 0, green: 0, blue: 0, opacity: 1)
    Color(.sRGB, white: 0, opacity: 1)
    Color(hue: 0, saturation: 0, brightness: 0)
    Color(hue: 0, saturation: 0, brightness: 0, opacity: 1)
    Color(white: 0)
    Color(white: 0, opacity: 1)
    LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)
    LinearGradient(stops: [.init(color: .red, location: 0)], startPoint: .top, endPoint: .bottom)
    LinearGradient(gradient: Gradient(colors: [.red]), startPoint: .top, endPoint: .bottom)
    RadialGradient(colors: [.red], center: .center, startRadius: 0, endRadius: 1)
    RadialGradient(
      gradient: Gradient(colors: [.red]), center: .center, startRadius: 0, endRadius: 1)
    AngularGradient(colors: [.red], center: .center)
    AngularGradient(colors: [.red], center: .center, angle: .zero)
    AngularGradient(colors: [.red], center: .center, startAngle: .zero, endAngle: .degrees(1))
    AngularGradient(gradient: Gradient(colors: [.red]), center: .center)
    AngularGradient(gradient: Gradient(colors: [.red]), center: .center, angle: .zero)
    AngularGradient(
      gradient: Gradient(colors: [.red]), center: .center, startAngle: .zero, endAngle: .zero)
    AngularGradient(stops: [.init(color: .red, location: 0)], center: .center, angle: .zero)
    EllipticalGradient(
      colors: [.red], center: .center, startRadiusFraction: 0, endRadiusFraction: 1)
    EllipticalGradient(
      gradient: Gradient(colors: [.red]), center: .center, startRadiusFraction: 0,
      endRadiusFraction: 1)
    EllipticalGradient(
      stops: [.init(color: .red, location: 0)], center: .center, startRadiusFraction: 0,
      endRadiusFraction: 1)
    MeshGradient(
      width: 1, height: 1, locations: .points([.zero]), colors: .colors([.red]), background: .clear,
      smoothsColors: true)
  }

  @ViewBuilder static var shapes: some View {
    Rectangle()
    Circle()
    Ellipse()
    Capsule()
    Capsule(style: .continuous)
    RoundedRectangle(cornerRadius: 8)
    RoundedRectangle(cornerRadius: 8, style: .continuous)
    RoundedRectangle(cornerSize: CGSize(width: 8, height: 8))
    RoundedRectangle(cornerSize: CGSize(width: 8, height: 8), style: .continuous)
    UnevenRoundedRectangle(cornerRadii: .init(topLeading: 8))
    UnevenRoundedRectangle(cornerRadii: .init(topLeading: 8), style: .continuous)
    UnevenRoundedRectangle(topLeadingRadius: 8, topTrailingRadius: 8)
    UnevenRoundedRectangle(topLeadingRadius: 8, bottomLeadingRadius: 8, style: .continuous)
    UnevenRoundedRectangle(bottomTrailingRadius: 8, topTrailingRadius: 8)
    UnevenRoundedRectangle(bottomTrailingRadius: 8, topTrailingRadius: 8, style: .continuous)
    UnevenRoundedRectangle(bottomLeadingRadius: 8)
    UnevenRoundedRectangle(bottomLeadingRadius: 8, bottomTrailingRadius: 8)
    UnevenRoundedRectangle(
      topLeadingRadius: 8, bottomLeadingRadius: 8, bottomTrailingRadius: 8, topTrailingRadius: 8)
    UnevenRoundedRectangle(
      topLeadingRadius: 8, bottomLeadingRadius: 8, bottomTrailingRadius: 8, topTrailingRadius: 8,
      style: .continuous)
    ContainerRelativeShape()
    ConcentricRectangle(corners: .concentric)
    ConcentricRectangle(corners: .concentric, isUniform: true)
    Path()
    Path { $0.move(to: .zero) }
    Path(ellipseIn: .zero)
    Path(roundedRect: .zero, cornerRadius: 8)
    Path(CGRect.zero)
    Circle().fill()
    Circle().fill(.red)
    Circle().fill(.red, style: FillStyle())
    Circle().stroke()
    Circle().stroke(.red)
    Circle().stroke(.red, lineWidth: 1)
    Circle().stroke(.red, style: StrokeStyle())
    Circle().stroke(lineWidth: 1)
    Circle().stroke(style: StrokeStyle())
    Circle().stroke(style: StrokeStyle()).fill(.red)
    EmptyView().clipShape(Circle().stroke(lineWidth: 1))
    EmptyView().contentShape(Circle().stroke(style: StrokeStyle()))
    Circle().strokeBorder()
    Circle().strokeBorder(.red)
    Circle().strokeBorder(.red, lineWidth: 1)
    Circle().strokeBorder(.red, style: StrokeStyle())
    let (cap, join): (CGLineCap, CGLineJoin) = (.round, .bevel)
    Circle().stroke(style: StrokeStyle(lineWidth: 1, lineCap: cap, lineJoin: join))
    Circle().strokeBorder(lineWidth: 1)
    Circle().strokeBorder(style: StrokeStyle())
    Circle().trim(from: 0, to: 1)
    Circle().inset(by: 1)
    Circle().rotation(.degrees(1))
    Circle().rotation(.degrees(1), anchor: .top)
    Circle().scale(2)
    Circle().size(CGSize(width: 1, height: 1))
    Circle().size(width: 1, height: 1)
    Circle().intersection(Rectangle())
    Circle().subtracting(Rectangle())
    Circle().union(Rectangle())
  }

  @ViewBuilder static var backgrounds: some View {
    Text("a").background()
    Text("a").background(.red)
    Text("a").background(Color.red, alignment: .top)
    Text("a").background(.red, ignoresSafeAreaEdges: .top)
    Text("a").background(.red, in: Capsule())
    Text("a").background(.regularMaterial, in: .rect(cornerRadius: 8))
    Text("a").background(in: Capsule())
    Text("a").background { Color.red }
    Text("a").background(content: { Color.red })
    Text("a").background(alignment: .top) { Color.red }
    Text("a").backgroundStyle(.red)
    Text("a").backgroundExtensionEffect()
    Text("a").containerBackground(.red, for: .window)
    Text("a").containerBackground(for: .window) { Color.red }
    Text("a").containerShape(.rect(cornerRadius: 8))
    Text("a").overlay(.red)
    Text("a").overlay(Color.red, alignment: .top)
    Text("a").overlay(.red, in: Capsule())
    Text("a").overlay { Color.red }
    Text("a").overlay(content: { Color.red })
    Text("a").overlay(alignment: .top) { Color.red }
    Text("a").overlay(alignment: .top, content: { Color.red })
    Text("a").border(.red)
    Text("a").border(.red, width: 1)
    Text("a").clipShape(.capsule)
    Text("a").clipped()
    Text("a").contentShape(.rect)
    Text("a").contentShape(.interaction, .rect)
    Text("a").cornerRadius(8)
    Text("a").mask(Circle())
    Text("a").mask { Circle() }
    Text("a").mask(alignment: .top) { Circle() }
    Text("a").hidden()
    Text("a").foregroundColor(.red)
    Text("a").foregroundStyle(.red)
    Text("a").foregroundStyle(.red, .blue)
    Text("a").foregroundStyle(.red, .blue, .green)
    Text("a").foregroundStyle(.opacity(0.5))
    Text("a").foregroundStyle(.blendMode(.multiply))
    Text("a").background(.shadow(.drop(radius: 1)), in: Circle())
    Text("a").accentColor(.red)
    Text("a").tint(.red)
    Text("a").colorScheme(.dark)
    Text("a").preferredColorScheme(.dark)
  }

  @ViewBuilder static var effects: some View {
    Text("a").opacity(0.5)
    Text("a").blur(radius: 1)
    Text("a").blur(radius: 1, opaque: true)
    Text("a").shadow(radius: 1)
    Text("a").shadow(radius: 1, y: 1)
    Text("a").shadow(radius: 1, x: 1, y: 1)
    Text("a").shadow(color: .red, radius: 1)
    Text("a").shadow(color: .red, radius: 1, x: 1)
    Text("a").shadow(color: .red, radius: 1, y: 1)
    Text("a").shadow(color: .red, radius: 1, x: 1, y: 1)
    Text("a").brightness(0.5)
    Text("a").contrast(0.5)
    Text("a").saturation(0.5)
    Text("a").grayscale(0.5)
    Text("a").hueRotation(.degrees(1))
    Text("a").colorInvert()
    Text("a").colorMultiply(.red)
    Text("a").luminanceToAlpha()
    Text("a").blendMode(.multiply)
    Text("a").compositingGroup()
    Text("a").drawingGroup()
    Text("a").scaleEffect(2)
    Text("a").scaleEffect(2, anchor: .top)
    Text("a").scaleEffect(x: 2)
    Text("a").scaleEffect(y: 2)
    Text("a").scaleEffect(x: 2, y: 2)
    Text("a").scaleEffect(x: 2, anchor: .top)
    Text("a").scaleEffect(y: 2, anchor: .top)
    Text("a").scaleEffect(x: 2, y: 2, anchor: .top)
    Text("a").rotationEffect(.degrees(1))
    Text("a").rotationEffect(.degrees(1), anchor: .top)
    Text("a").rotation3DEffect(.degrees(1), axis: (x: 1, y: 0, z: 0))
    Text("a").rotation3DEffect(.degrees(1), axis: (x: 1, y: 0, z: 0), perspective: 1)
    Text("a").rotation3DEffect(
      .degrees(1), axis: (x: 1, y: 0, z: 0), anchor: .center, anchorZ: 0, perspective: 1)
    Text("a").transformEffect(.identity)
    Text("a").visualEffect { content, proxy in content.offset(x: proxy.size.width) }
    Text("a").colorEffect(ShaderLibrary.sepia(.float(0.5)))
    Text("a").distortionEffect(ShaderLibrary.wave(), maxSampleOffset: CGSize(width: 4, height: 4))
    Text("a").layerEffect(ShaderLibrary.blur(), maxSampleOffset: .zero, isEnabled: true)
    Text("a").touchBar { Button("b") {} }
    Text("a").glassEffect()
    Text("a").glassEffect(.regular)
    Text("a").glassEffect(in: .capsule)
    Text("a").glassEffect(.regular, in: .capsule)
    GlassEffectContainer { Text("a") }
    GlassEffectContainer(spacing: 8) { Text("a") }
    Text("a").hoverEffect()
    Text("a").hoverEffect(.lift)
  }

  @ViewBuilder static func animations(
    _ value: Int, _ isOn: Binding<Bool>, _ space: Namespace.ID
  ) -> some View {
    Text("a").animation(.default, value: value)
    Text("a").transition(.opacity)
    Text("a").transition(.move(edge: .top).combined(with: .opacity))
    Text("a").transition(.blurReplace)
    Text("a").transition(.blurReplace(.upUp))
    Text("a").transition(.asymmetric(insertion: .push(from: .top), removal: .opacity))
    Text("a").transition(AnyTransition.modifier(active: Fading(x: 0), identity: Fading(x: 1)))
    Text("a").transition(.modifier(active: Fading(x: 0), identity: Fading(x: 1)))
    Text("a").transition(Twirl())
    Text("a").transition(Twirl().combined(with: OpacityTransition()).animation(.default))
    Text("a").transition(
      AsymmetricTransition(insertion: Twirl(), removal: MoveTransition(edge: .top)))
    Text("a").animation(.spring(Spring(duration: 0.3)), value: value)
    Text("a").animation(.interpolatingSpring(.bouncy), value: value)
    Text("a").transaction { $0.animation = nil }
    Text("a").matchedGeometryEffect(id: 1, in: space)
    Text("a").matchedGeometryEffect(id: 1, in: space, anchor: .top)
    Text("a").matchedGeometryEffect(id: 1, in: space, isSource: false)
    Text("a").matchedGeometryEffect(id: 1, in: space, properties: .position)
    Text("a").matchedGeometryEffect(id: 1, in: space, properties: .size, anchor: .top)
    Text("a").matchedTransitionSource(id: 1, in: space)
    Text("a").glassEffectID(1, in: space)
    Text("a").glassEffectUnion(id: 1, namespace: space)
    PhaseAnimator([false, true]) { Text($0 ? "a" : "b") }
    Text("a").phaseAnimator([false, true], trigger: value) { content, phase in
      content.opacity(phase ? 1 : 0)
    }
    Text("a").phaseAnimator([false, true]) { content, phase in
      content.opacity(phase ? 1 : 0)
    } animation: { _ in
      .default
    }
    Text("a").keyframeAnimator(initialValue: 0.0, trigger: value) { content, value in
      content.opacity(value)
    } keyframes: { _ in
      LinearKeyframe(1, duration: 1)
    }
    TimelineView(.periodic(from: .now, by: 1)) { Text($0.date, style: .time) }
    Canvas { context, size in
      context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.red))
    }
    Canvas(opaque: true) { _, _ in }
    Canvas { context, _ in
      if let symbol = context.resolveSymbol(id: 1) { context.draw(symbol, at: .zero) }
    } symbols: {
      Text("a").tag(1)
    }
    Toggle("a", isOn: isOn.animation())
  }
}

private struct Fading: ViewModifier {
  let x: Double
  func body(content: Content) -> some View { content.opacity(x) }
}

private struct Twirl: Transition {
  func body(content: Content, phase: TransitionPhase) -> some View {
    content
      .rotationEffect(.degrees(phase.isIdentity ? 0 : 90))
      .opacity(phase == .identity ? 1 : 0)
  }
}

extension AnyTransition {
  @MainActor static var own: AnyTransition {
    .modifier(active: Fading(x: 0), identity: Fading(x: 1)).combined(with: .scale)
  }
}

import Foundation
import TheseusCore
import TheseusViews

extension NumberCase {
  static let effects: [NumberCase] = [
    NumberCase("opacity") { Text("a").opacity($0) },
    NumberCase("scale") { Text("a").scaleEffect($0).scaleEffect(x: $0, y: 1) },
    NumberCase("rotation") {
      Rectangle().rotationEffect(.degrees($0)).rotationEffect(.radians($0))
        .rotation3DEffect(.degrees($0), axis: (x: 1, y: 0, z: 0), perspective: $0)
    },
    NumberCase("blur and colors") {
      Text("a").blur(radius: $0).brightness($0).contrast($0).saturation($0).grayscale($0)
        .hueRotation(.degrees($0)).shadow(radius: $0, x: $0, y: $0)
    },
    NumberCase("transform") {
      Text("a").transformEffect(CGAffineTransform(a: $0, b: $0, c: $0, d: $0, tx: $0, ty: $0))
    },
    NumberCase("visual effect") { number in
      Text("a").visualEffect { content, _ in
        content.offset(x: number, y: number).opacity(number).scaleEffect(number)
          .rotationEffect(.degrees(number))
      }
    },
    NumberCase("corner radius") {
      Color.red.cornerRadius($0).border(.blue, width: $0)
        .clipShape(RoundedRectangle(cornerRadius: $0))
    },
    NumberCase("colors") {
      Color(red: $0, green: $0, blue: $0, opacity: $0)
        .overlay(Color(hue: $0, saturation: $0, brightness: $0))
        .overlay(Color(white: $0).opacity($0))
    },
    NumberCase("gradient") { number in
      LinearGradient(
        stops: [.init(color: .red, location: number), .init(color: .blue, location: 1)],
        startPoint: UnitPoint(x: number, y: 0), endPoint: UnitPoint(x: 1, y: number))
      RadialGradient(
        colors: [.red, .blue], center: UnitPoint(x: number, y: number), startRadius: number,
        endRadius: number)
      AngularGradient(colors: [.red, .blue], center: .center, angle: .degrees(number))
    },
    NumberCase("animation") { AnimatedCase(number: $0) },
    NumberCase("keyframes") { number in
      Text("a").keyframeAnimator(initialValue: number) { content, value in
        content.offset(x: value)
      } keyframes: { _ in
        LinearKeyframe(number, duration: number)
        SpringKeyframe(1, duration: number, spring: Spring(duration: number, bounce: number))
        CubicKeyframe(number, duration: 1)
      }
    },
    NumberCase("phases") { number in
      Text("a").phaseAnimator([0, 1]) { content, phase in
        content.offset(x: Double(phase) * number)
      } animation: { _ in
        .linear(duration: number).delay(number)
      }
    },
  ]

  static let shapes: [NumberCase] = [
    NumberCase("path") { number in
      Path {
        $0.move(to: .zero)
        $0.addLine(to: CGPoint(x: number, y: number))
        $0.addArc(
          center: CGPoint(x: 8, y: number), radius: number, startAngle: .degrees(number),
          endAngle: .degrees(number), clockwise: true)
        $0.addCurve(
          to: CGPoint(x: number, y: 9), control1: CGPoint(x: number, y: 1), control2: .zero)
        $0.addRect(CGRect(x: number, y: number, width: number, height: number))
        $0.addEllipse(in: CGRect(x: 0, y: 0, width: number, height: number))
      }
      .stroke(lineWidth: number)
    },
    NumberCase("filled path") { number in
      Path {
        $0.addLines([.zero, CGPoint(x: number, y: 20), CGPoint(x: 20, y: number), .zero])
      }
      .fill(.red)
    },
    NumberCase("dashes") { number in
      Rectangle().stroke(
        style: StrokeStyle(
          lineWidth: 2, miterLimit: number, dash: [number, 1], dashPhase: number))
      Rectangle().stroke(style: StrokeStyle(lineWidth: number, dash: [abs(number)]))
    },
    NumberCase("trimmed and inset") {
      Circle().trim(from: $0, to: $0).stroke()
      Circle().inset(by: $0).strokeBorder(lineWidth: $0)
      Rectangle().scale($0).rotation(.degrees($0)).offset(x: $0)
    },
    NumberCase("combined paths") { number in
      let path = Path(CGRect(x: 0, y: 0, width: number, height: 20))
      path.union(Path(CGRect(x: 5, y: number, width: 20, height: 20))).stroke()
      path.subtracting(Path(ellipseIn: CGRect(x: 1, y: 1, width: 9, height: number))).fill()
    },
    NumberCase("canvas") { number in
      Canvas { context, size in
        context.scaleBy(x: number, y: 1)
        context.translateBy(x: number, y: number)
        context.rotate(by: .degrees(number))
        context.opacity = number
        context.fill(
          Path(CGRect(x: number, y: 0, width: 9, height: number)), with: .color(.red))
        context.stroke(
          Path(ellipseIn: CGRect(x: 0, y: 0, width: number, height: 9)), with: .color(.red),
          lineWidth: number)
        context.draw(Text("a"), at: CGPoint(x: number, y: number))
        context.draw(Text("b"), in: CGRect(x: 0, y: 0, width: number, height: number))
      }
    },
    NumberCase("mesh") { number in
      MeshGradient(
        width: Int(exactly: number) ?? .max, height: Int(exactly: number) ?? .max,
        points: [SIMD2(Float(number), 0)], colors: [.red])
    },
  ]

  static let texts: [NumberCase] = [
    NumberCase("number formats") {
      Text($0, format: .number)
      Text($0, format: .percent)
      Text($0, format: .currency(code: "EUR"))
      Text("\($0)")
      Text("\($0, specifier: "%.2f")")
    },
    NumberCase("font size") {
      Text("abc def").font(.system(size: $0))
      Text("abc").font(.custom("A", size: $0))
      TextEditor(text: .constant("abc\ndef")).font(.system(size: $0))
      TextField("a", text: .constant("abc")).font(.system(size: $0))
    },
    NumberCase("line limits") {
      let count = Int(exactly: $0) ?? .max
      Text("a b c d").lineLimit(count).frame(width: 20)
      Text("a b").lineLimit(count, reservesSpace: true)
      Text("a b").lineLimit(min(1, count)...)
      TextField("a", text: .constant("abc"), axis: .vertical).lineLimit(count, reservesSpace: true)
    },
    NumberCase("image") {
      Image(systemName: "star").resizable().frame(width: $0, height: $0)
      Image(systemName: "star", variableValue: $0).font(.system(size: $0))
    },
  ]
}

private struct AnimatedCase: View {
  let number: Double
  @State private var isMoved = false
  var body: some View {
    VStack {
      Text("a").offset(x: isMoved ? number : 0)
        .animation(.linear(duration: number).delay(number).speed(number), value: isMoved)
      Text("b").opacity(isMoved ? number : 1)
        .animation(.spring(duration: number, bounce: number), value: isMoved)
      Text("c").frame(width: isMoved ? 8 : 80)
        .animation(
          .interpolatingSpring(mass: number, stiffness: number, damping: number), value: isMoved)
      Text("d").padding(isMoved ? number : 0)
        .animation(.linear(duration: number).repeatForever(), value: isMoved)
      if isMoved {
        Text("e").transition(.scale(scale: number).combined(with: .offset(x: number, y: number)))
      }
    }
    .onAppear { withAnimation(.easeIn(duration: number)) { isMoved = true } }
  }
}

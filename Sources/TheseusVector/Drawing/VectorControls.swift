import Foundation
import TheseusViews

/// Draws the parts of controls as shapes.
@MainActor
struct VectorControls {
  private let surface: VectorSurface
  private let state: ControlState

  init(_ surface: VectorSurface, _ state: ControlState) {
    self.surface = surface
    self.state = state
  }

  private func style(_ color: SystemColor) -> PaintStyle { state.style(color) }
  private var accent: PaintStyle { style(.accent) }

  func draw(_ part: ControlPart, in rect: CGRect) {
    switch part {
    case .button(let isProminent):
      surface.fill(
        rect, state.outline ?? .rounded(radius: 6), style(isProminent ? .accent : .fill))
    case .popUpButton:
      box(rect, style(.fill), radius: 6)
      chevron(.down, middle(of: trailing(rect, 20)), style(.secondary))
    case .menuIndicator: chevron(.down, middle(of: rect), style(.secondary))
    case .submenuIndicator, .rowDisclosure:
      chevron(.right, middle(of: rect), style(.secondary))
    case .disclosure:
      chevron(state.value == .on ? .down : .right, middle(of: rect), style(.secondary))
    case .sortIndicator:
      chevron(state.value == .on ? .up : .down, middle(of: rect), style(.secondary))
    case .backButton:
      chevron(.left, CGPoint(x: rect.minX + 8, y: rect.midY), accent)
      label(
        state.title, state.text(.accent), CGPoint(x: rect.minX + 20, y: rect.minY), rect.height)
    case .shortcut(let shortcut):
      label(shortcut.description, state.text(.secondary), rect.origin, rect.height)
    case .overflow:
      for step in -1...1 {
        let center = CGPoint(x: rect.midX + CGFloat(step) * 5, y: rect.midY)
        surface.fill(
          CGRect(x: center.x - 1.5, y: center.y - 1.5, width: 3, height: 3), .ellipse, accent)
      }
    case .checkbox: checkbox(rect)
    case .radio: radio(rect)
    case .switch: toggleSwitch(rect)
    case .toggleButton:
      surface.fill(
        rect, state.outline ?? .rounded(radius: 6), state.value == .off ? style(.fill) : accent)
    case .pageDot: dot(rect)
    case .menuMark, .doneMark:
      if state.value == .on { checkmark(rect, style(.primary)) }
    case .segment, .bar, .badge: break
    case .barRule, .menuRule: surface.rule(rect, .horizontal, style(.separator))
    case .segments: box(rect, style(.fill), radius: 6)
    case .segmentSeparator:
      surface.fill(rect.insetBy(dx: 0, dy: 5), .rectangle, style(.separator))
    case .slider: slider(rect)
    case .sliderThumb: circle(rect, style(.primary))
    case .sliderTicks:
      for tick in state.ticks {
        let mark = CGRect(
          x: position(of: tick, in: rect) - 1, y: rect.minY + 2, width: 2, height: 4)
        surface.fill(mark, .capsule, style(.secondary))
      }
    case .progressBar: progress(rect)
    case .stepper: stepper(rect)
    case .spinner, .refreshIndicator: spinner(square(in: rect, 12))
    case .field(let kind): field(kind, rect)
    case .dateField: box(rect, style(.fill), radius: 5)
    case .calendarDay: box(rect.insetBy(dx: 1, dy: 1), style(.fill), radius: 5)
    case .pageButton(let isForward):
      box(rect.insetBy(dx: 1, dy: 1), style(.fill), radius: 5)
      chevron(isForward ? .right : .left, middle(of: rect), style(.primary))
    case .rowMarker:
      guard state.isFocused else { return }
      let bar = CGRect(x: rect.minX + 4, y: rect.minY + 4, width: 3, height: rect.height - 8)
      surface.fill(bar, .capsule, accent)
    case .searchMark: magnifier(rect)
    case .clearMark: label("×", state.text(.secondary), rect.origin, rect.height)
    case .deleteMark: label("×", state.text(.red, bold: true), rect.origin, rect.height)
    case .moveHandle:
      label("≡", state.text(state.isPressed ? .accent : .secondary), rect.origin, rect.height)
    case .errorMark: label("!", state.text(.red, bold: true), rect.origin, rect.height)
    case .colorSample:
      let paint = state.text.foreground ?? style(.primary)
      surface.fill(square(in: rect, 14), .ellipse, paint)
    case .paneEdge(let axis):
      surface.rule(
        rect, axis == .horizontal ? .vertical : .horizontal,
        state.isPressed ? accent : style(.separator))
    case .groupBox: surface.stroke(rect, .rounded(radius: 8), style(.separator), width: 1)
    case .panel:
      box(rect, style(.background), radius: 10)
      surface.stroke(rect, .rounded(radius: 10), style(.separator), width: 1)
    case .scrollBar: scrollBar(rect)
    }
  }

  // MARK: Toggles

  private func checkbox(_ rect: CGRect) {
    let box = square(in: rect, 16)
    if state.value == .off {
      return surface.stroke(box, .rounded(radius: 4), style(.secondary), width: 1)
    }
    surface.fill(box, .rounded(radius: 4), accent)
    if state.value == .on {
      checkmark(box, style(.background))
    } else {
      let bar = CGRect(x: box.minX + 4, y: box.midY - 1, width: 8, height: 2)
      surface.fill(bar, .capsule, style(.background))
    }
  }

  private func radio(_ rect: CGRect) {
    let ring = square(in: rect, 16)
    guard state.value == .on else {
      return surface.stroke(ring, .ellipse, style(.secondary), width: 1)
    }
    surface.fill(ring, .ellipse, accent)
    surface.fill(ring.insetBy(dx: 5, dy: 5), .ellipse, style(.background))
  }

  private func toggleSwitch(_ rect: CGRect) {
    surface.fill(rect, .capsule, state.value == .on ? accent : style(.fill))
    let x = state.value == .on ? rect.maxX - rect.height + 2 : rect.minX + 2
    let knob = CGRect(x: x, y: rect.minY + 2, width: rect.height - 4, height: rect.height - 4)
    surface.fill(knob, .ellipse, style(.background))
  }

  private func dot(_ rect: CGRect) {
    surface.fill(square(in: rect, 8), .ellipse, style(state.value == .on ? .accent : .tertiary))
  }

  // MARK: Ranges

  private func track(_ rect: CGRect, _ fraction: Double) {
    let bar = CGRect(x: rect.minX, y: rect.midY - 2, width: rect.width, height: 4)
    surface.fill(bar, .capsule, style(.fill))
    guard fraction > 0 else { return }
    var done = bar
    done.size.width *= min(1, CGFloat(fraction))
    surface.fill(done, .capsule, accent)
  }

  private func progress(_ rect: CGRect) {
    guard state.value == .mixed else { return track(rect, state.fraction) }
    track(rect, 0)
    // A quarter of the track goes to its end and returns, in 16 steps each.
    let turn = state.tick % 32
    let length = rect.width / 4
    let x = (rect.width - length) * CGFloat(min(turn, 32 - turn)) / 16
    let bar = CGRect(x: rect.minX + x, y: rect.midY - 2, width: length, height: 4)
    surface.fill(bar, .capsule, accent)
  }

  /// A ring, and on it a dot that turns around once a second.
  private func spinner(_ ring: CGRect) {
    surface.stroke(ring, .ellipse, style(.fill), width: 2)
    let angle = Double(state.tick % 8) / 8 * 2 * Double.pi
    let radius = ring.width / 2
    let dot = CGRect(
      x: ring.midX + radius * CGFloat(sin(angle)) - 2,
      y: ring.midY - radius * CGFloat(cos(angle)) - 2, width: 4, height: 4)
    surface.fill(dot, .ellipse, style(.secondary))
  }

  private func position(of fraction: Double, in rect: CGRect) -> CGFloat {
    rect.minX + surface.metrics.middleOfThumb(at: fraction, in: rect.width)
  }

  private func slider(_ rect: CGRect) {
    if let origin = state.origin {
      track(rect, 0)
      let (a, b) = (position(of: origin, in: rect), position(of: state.fraction, in: rect))
      surface.fill(
        CGRect(x: min(a, b), y: rect.midY - 2, width: abs(b - a), height: 4), .capsule, accent)
    } else {
      track(rect, state.fraction)
    }
    let thumb = surface.metrics.parts.size(of: .sliderThumb).width
    let x = rect.minX + (rect.width - thumb) * CGFloat(state.fraction)
    let knob = square(in: CGRect(x: x, y: rect.minY, width: thumb, height: rect.height), 16)
    surface.fill(knob, .ellipse, style(.background))
    surface.stroke(knob, .ellipse, style(.secondary), width: 1)
  }

  private func stepper(_ rect: CGRect) {
    box(rect, style(.fill), radius: 6)
    surface.fill(
      CGRect(x: rect.midX - 0.5, y: rect.minY + 5, width: 1, height: rect.height - 10),
      .rectangle, style(.separator))
    func bar(_ x: CGFloat, _ width: CGFloat, _ height: CGFloat, _ isActive: Bool) {
      let bar = CGRect(
        x: x - width / 2, y: rect.midY - height / 2, width: width, height: height)
      surface.fill(bar, .rectangle, style(isActive ? .primary : .tertiary))
    }
    let quarter = rect.width / 4
    bar(rect.minX + quarter, 10, 1.5, state.canDecrement)
    bar(rect.maxX - quarter, 10, 1.5, state.canIncrement)
    bar(rect.maxX - quarter, 1.5, 10, state.canIncrement)
  }

  private func scrollBar(_ rect: CGRect) {
    let scroll = state.scroll
    let most = scroll.content - scroll.visible
    guard most > 0 else { return }
    let length = max(24, rect.height * scroll.visible / scroll.content)
    let y = rect.minY + (rect.height - length) * scroll.offset / most
    let thumb = CGRect(x: rect.midX - 2, y: y, width: 4, height: length)
    surface.fill(thumb, .capsule, style(.tertiary))
  }

  // MARK: Fields

  private func field(_ kind: ControlPart.FieldSurface, _ rect: CGRect) {
    if kind == .borderless || kind == .search { return }
    box(rect, style(.background), radius: 5)
    surface.stroke(
      rect, .rounded(radius: 5), state.isFocused ? accent : style(.separator),
      width: state.isFocused ? 2 : 1)
  }

  // MARK: Marks

  private enum Direction { case up, down, left, right }

  private func chevron(_ direction: Direction, _ middle: CGPoint, _ style: PaintStyle) {
    let (a, b) = (CGFloat(4), CGFloat(2))
    let points: [(CGFloat, CGFloat)] =
      switch direction {
      case .up: [(-a, b), (0, -b), (a, b)]
      case .down: [(-a, -b), (0, b), (a, -b)]
      case .left: [(b, -a), (-b, 0), (b, a)]
      case .right: [(-b, -a), (b, 0), (-b, a)]
      }
    line(points.map { CGPoint(x: middle.x + $0.0, y: middle.y + $0.1) }, style, 1.5)
  }

  private func checkmark(_ rect: CGRect, _ style: PaintStyle) {
    let middle = middle(of: rect)
    line(
      [(-4, 0), (-1, 3), (4, -3)].map { CGPoint(x: middle.x + $0.0, y: middle.y + $0.1) },
      style, 2)
  }

  private func magnifier(_ rect: CGRect) {
    let ring = square(in: rect, 9)
    surface.stroke(ring, .ellipse, style(.secondary), width: 1.5)
    line(
      [
        CGPoint(x: ring.maxX - 1, y: ring.maxY - 1), CGPoint(x: ring.maxX + 3, y: ring.maxY + 3),
      ], style(.secondary), 1.5)
  }

  private func line(_ points: [CGPoint], _ style: PaintStyle, _ width: CGFloat) {
    var path = Path()
    path.addLines(points)
    surface.draw(
      PathPainting(
        path: path, style: style, outline: StrokeStyle(lineWidth: width, miterLimit: 4),
        size: .zero, area: .null))
  }

  private func circle(_ rect: CGRect, _ style: PaintStyle) {
    surface.fill(square(in: rect, 12), .ellipse, style)
  }

  private func box(_ rect: CGRect, _ style: PaintStyle, radius: CGFloat) {
    surface.fill(rect, .rounded(radius: radius), style)
  }

  private func label(
    _ text: String, _ attributes: TextAttributes, _ point: CGPoint, _ height: CGFloat
  ) {
    let line = surface.metrics.text.lineMetrics(of: attributes.typography).height
    surface.draw(
      text[...], attributes, at: CGPoint(x: point.x, y: point.y + max(0, (height - line) / 2)))
  }

  // MARK: Places

  private func middle(of rect: CGRect) -> CGPoint { CGPoint(x: rect.midX, y: rect.midY) }

  private func trailing(_ rect: CGRect, _ width: CGFloat) -> CGRect {
    CGRect(x: rect.maxX - width, y: rect.minY, width: width, height: rect.height)
  }

  private func square(in rect: CGRect, _ side: CGFloat) -> CGRect {
    let side = min(side, rect.width, rect.height)
    return CGRect(x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side)
  }
}

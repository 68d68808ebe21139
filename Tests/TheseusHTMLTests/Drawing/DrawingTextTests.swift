import Foundation
import PageModel
import Testing
import TheseusCore
import TheseusViews

@testable import TheseusHTML

/// Colors, gradients and effects are values of CSS, which the script only checks.
@MainActor
@Suite("Values of styles in a page")
struct DrawingTextTests {
  private func piece<Content: View>(
    _ kind: String, @ViewBuilder _ view: @escaping @MainActor () -> Content
  ) throws -> [JSONValue] {
    let page = try ModelPage(root: view)
    let pieces = try page.root.all.flatMap(\.pieces).compactMap(\.array)
    return try #require(pieces.first { $0.first == .string(kind) })
  }

  private func effects<Content: View>(
    @ViewBuilder _ view: @escaping @MainActor () -> Content
  ) throws -> [String] {
    let page = try ModelPage(root: view)
    let values = try page.root.all.compactMap { $0.attributes["fx"]?.array }.first
    return try #require(values).compactMap(\.string)
  }

  @Test("a color of the style sheet is its property, another one its values")
  func colors() throws {
    let rows: [(Color, String)] = [
      (.primary, "var(--label)"), (.secondary, "var(--secondary)"),
      (.red, "light-dark(#cf2f27,#ff7067)"), (.black, "#000000"),
      (.red.opacity(0.5), "light-dark(#cf2f2780,#ff706780)"),
      (.primary.opacity(0.5), "color-mix(in srgb,var(--label) 50%,#0000)"),
      (Color(red: 1, green: 0, blue: 0), "#ff0000"),
      (Color(red: 1, green: 0, blue: 0, opacity: 0.5), "#ff000080"),
    ]
    for (color, text) in rows {
      let piece = try piece("r") { Rectangle().fill(color) }
      #expect(piece[6] == .string(text), "\(color)")
    }
  }

  @Test("every system color is defined where pages show it")
  func systemColors() {
    let style = String(decoding: PageDocument.style, as: UTF8.self)
    for color in SystemColor.allCases where color != .clear {
      let text = color.html
      guard text.hasPrefix("var(") else { continue }
      #expect(style.contains(text.dropFirst(4).dropLast() + ":"), "\(color)")
    }
  }

  @Test("gradients have the form of their kind")
  func gradients() throws {
    let colors = [Color(red: 1, green: 0, blue: 0), Color(red: 0, green: 0, blue: 1)]
    let linear = try piece("r") {
      Rectangle().fill(LinearGradient(colors: colors, startPoint: .leading, endPoint: .trailing))
    }
    let text = try #require(linear[6].string)
    #expect(text.hasPrefix("linear-gradient(90deg,#ff0000 0%,"))
    #expect(text.hasSuffix(",#0000ff 100%)"))
    let radial = try piece("r") {
      Rectangle().fill(RadialGradient(colors: colors, center: .top, startRadius: 0, endRadius: 30))
    }
    #expect(try #require(radial[6].string).hasPrefix("radial-gradient(30px 30px at 50% 0%,"))
    let angular = try piece("r") {
      Rectangle().fill(AngularGradient(colors: colors, center: .center))
    }
    #expect(try #require(angular[6].string).hasPrefix("conic-gradient(from 90deg at 50% 50%,"))
  }

  @Test("a shape with a gradient is a rectangle of which its inside shows")
  func gradientShape() throws {
    let piece = try piece("r") {
      Path { $0.addLines([.zero, CGPoint(x: 9, y: 0), CGPoint(x: 0, y: 9)]) }
        .fill(LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom))
    }
    #expect(try #require(piece[6].string).hasPrefix("linear-gradient("))
    #expect(try #require(piece[9].string).hasPrefix("path(nonzero,\"M0 0L9 0L0 9"))
  }

  @Test("effects are transforms, filters, blend modes and clip paths")
  func effects() throws {
    #expect(
      try effects { Text("a").rotationEffect(.degrees(30), anchor: .topLeading) }
        == ["rotate(30deg)", "0% 0%"])
    #expect(try effects { Text("a").scaleEffect(x: 2, y: 0.5) } == ["scale(2,0.5)", "50% 50%"])
    #expect(
      try effects { Text("a").blur(radius: 3).grayscale(0.5) }
        == ["", "", "blur(3px)grayscale(0.5)"])
    #expect(
      try effects {
        Text("a").shadow(color: Color(red: 0, green: 0, blue: 1), radius: 2, x: 1, y: 3)
      }
        == ["", "", "drop-shadow(1px 3px 2px #0000ff)"])
    #expect(try effects { Text("a").blendMode(.colorDodge) } == ["", "", "", "color-dodge"])
    let turned = try effects { Text("a").rotation3DEffect(.degrees(40), axis: (0, 1, 0)) }
    #expect(turned[0].hasSuffix("rotate3d(0,1,0,40deg)") && turned[0].hasPrefix("perspective("))
    let clipped = try effects { Text("a").frame(width: 20, height: 20).clipShape(Circle()) }
    #expect(clipped[4].hasPrefix("path(nonzero,\"M"))
  }

  @Test("the script takes every value that the server writes")
  func accepted() throws {
    let allowed = /[\w #%(),."\/+\-]*/
    var values = SystemColor.allCases.map(\.html)
    values += try effects {
      Text("a").rotation3DEffect(.degrees(-40), axis: (0, 1, 0)).blendMode(.multiply)
        .clipShape(Circle()).shadow(color: .red.opacity(0.3), radius: 1e-7).hueRotation(
          .degrees(-9))
    }
    values.append(
      try #require(
        piece("r") {
          Rectangle().fill(
            LinearGradient(
              colors: [.clear, .primary.opacity(0.2)], startPoint: .top, endPoint: .bottom))
        }[6].string))
    for value in values {
      #expect(value.wholeMatch(of: allowed) != nil && !value.contains("url"), "\(value)")
    }
  }

  @Test("glyphs of controls are symbols, pale in a disabled control")
  func glyphs() throws {
    func glyph(_ isOn: Bool) throws -> [JSONValue] {
      try piece("y") {
        Stepper("Count", value: .constant(1)).disabled(!isOn)
      }
    }
    let (on, off) = (try glyph(true), try glyph(false))
    #expect(on[3] == .number(22) && on[4] == .number(22))
    #expect(on[6] == .string("var(--label)"))
    #expect(off[6] == .string("color-mix(in srgb,var(--label) 45%,#0000)"))
  }

  @Test("every class that the server names is in the style sheet")
  func classes() {
    let style = String(decoding: PageDocument.style, as: UTF8.self)
    let parts: [ControlPart] = [
      .button(isProminent: true), .shortcut(KeyboardShortcut("a")), .checkbox, .radio, .switch,
      .segments, .segment, .slider, .progressBar, .spinner, .field(.bordered), .calendarDay,
      .groupBox, .paneEdge(.horizontal), .paneEdge(.vertical), .panel(.menu), .panel(.popover),
      .bar(.tabs), .backButton,
    ]
    for name in parts.compactMap(\.htmlName).flatMap({ $0.split(separator: " ") }) {
      #expect(style.contains(".\(name)"), "\(name)")
    }
  }
}

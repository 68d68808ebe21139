import Foundation
import TheseusCore
import TheseusVector
import Testing

@testable import TheseusViews

@MainActor @Suite("Outlines in pictures have the whole style of their stroke")
struct StrokeTests {
  private func svg<V: View>(_ view: V) -> String {
    ImageRenderer(content: view.frame(width: 100, height: 60)).svg ?? ""
  }

  private let style = StrokeStyle(
    lineWidth: 4, lineCap: .round, lineJoin: .bevel, dash: [6, 2], dashPhase: 3)
  private let marks = [
    "stroke-width=\"4\"", "stroke-linecap=\"round\"", "stroke-linejoin=\"bevel\"",
    "stroke-dasharray=\"6 2\"", "stroke-dashoffset=\"3\"",
  ]
  private var line: Path {
    Path { path in
      path.addLines([.zero, CGPoint(x: 50, y: 50), CGPoint(x: 100, y: 0)])
    }
  }

  @Test("of shapes, borders, paths, shapes with a fill, and on a canvas")
  func forms() {
    let (style, line) = (style, line)
    let pictures = [
      svg(Circle().stroke(.red, style: style)), svg(Circle().stroke(style: style)),
      svg(Rectangle().strokeBorder(.red, style: style)),
      svg(Capsule().strokeBorder(style: style)),
      svg(Circle().trim(from: 0, to: 0.4).stroke(.red, style: style)),
      svg(line.stroke(.red, style: style)),
      svg(Rectangle().fill(.blue).stroke(.red, style: style)),
      svg(Rectangle().fill(.blue).strokeBorder(.red, style: style)),
      svg(Canvas { context, _ in context.stroke(line, with: .color(.red), style: style) }),
      svg(
        Canvas { context, size in
          context.stroke(
            Path(ellipseIn: CGRect(origin: .zero, size: size)), with: .color(.red), style: style)
        }),
    ]
    for (number, picture) in pictures.enumerated() {
      for mark in marks { #expect(picture.contains(mark), "\(number): \(mark)") }
    }
  }

  @Test("an outline without a style of its own is a shape: it clips, it is filled, it has a path")
  func shapes() {
    let ring = CGRect(x: 0, y: 0, width: 40, height: 40)
    let line = StrokeStyle(lineWidth: 4)
    let paths = [
      Circle().stroke().path(in: ring), Circle().stroke(lineWidth: 4).path(in: ring),
      Circle().stroke(style: line).path(in: ring),
      Circle().trim(from: 0, to: 1).stroke(style: line).path(in: ring),
    ]
    for path in paths {
      #expect(!path.contains(CGPoint(x: 20, y: 20)) && path.contains(CGPoint(x: 20, y: 0.25)))
    }
    #expect(Circle().stroke(style: line).sizeThatFits(.init(width: 9, height: 5)).width == 5)
    let clipped = [
      svg(Color.red.clipShape(Circle().stroke(lineWidth: 4))),
      svg(Color.red.clipShape(Circle().stroke(style: line))),
    ]
    #expect(clipped[0] == clipped[1] && clipped[0] != svg(Color.red.clipShape(Circle())))
    #expect(clipped[0].contains("clip-path"))
    let plain = svg(Circle().stroke(.foreground, style: style))
    #expect(svg(Circle().stroke(style: style)) == plain)
    #expect(svg(Circle().stroke(style: style).fill()) == plain)
    #expect(
      svg(Circle().stroke(lineWidth: 3)) == svg(Circle().stroke(.foreground, lineWidth: 3)))
    #expect(svg(Circle().stroke()) == svg(Circle().stroke(.foreground)))
    let red = svg(Circle().stroke(.red, style: style))
    #expect(svg(Circle().stroke(style: style).fill(.red)) == red)
    #expect(svg(Circle().stroke(style: style).foregroundStyle(.red)) == red)
  }

  @Test("miters end at their limit; a pattern without length is a solid line")
  func limits() {
    let line = line
    #expect(svg(line.stroke(.red)).contains("stroke-miterlimit=\"10\""))
    #expect(
      svg(line.stroke(.red, style: StrokeStyle(miterLimit: 2))).contains("stroke-miterlimit=\"2\""))
    for dash: [CGFloat] in [[], [0, 0], [-1, 2], [.nan], [.infinity]] {
      #expect(!svg(line.stroke(.red, style: StrokeStyle(dash: dash))).contains("dasharray"))
    }
  }

  @Test("a stroke has its middle on the edge, a border lies inside")
  func position() {
    #expect(
      svg(Rectangle().stroke(.red, lineWidth: 4)).contains(
        "<rect x=\"0\" y=\"0\" width=\"100\" height=\"60\" fill=\"none\""))
    let inside = "<rect x=\"2\" y=\"2\" width=\"96\" height=\"56\""
    #expect(svg(Rectangle().strokeBorder(.red, lineWidth: 4)).contains(inside + " fill=\"none\""))
    #expect(svg(Rectangle().fill(.blue).strokeBorder(.red, lineWidth: 4)).contains(inside))
    #expect(svg(Color.blue.border(.red, width: 4)).contains(inside))
    #expect(
      svg(RoundedRectangle(cornerRadius: 10).strokeBorder(.red, lineWidth: 4)).contains(
        inside + " rx=\"8\""))
    #expect(
      svg(Ellipse().strokeBorder(.red, lineWidth: 4)).contains("rx=\"48\" ry=\"28\""))
    #expect(svg(Ellipse().stroke(.red, lineWidth: 4)).contains("rx=\"50\" ry=\"30\""))
  }

  @Test("a border of any shape is the outline of the inset shape")
  func otherShapes() {
    struct Triangle: InsettableShape {
      var amount: CGFloat = 0
      func path(in rect: CGRect) -> Path {
        Path { path in
          path.addLines([
            CGPoint(x: rect.minX + amount, y: rect.maxY), CGPoint(x: rect.midX, y: rect.minY),
            CGPoint(x: rect.maxX, y: rect.maxY),
          ])
        }
      }
      func inset(by amount: CGFloat) -> Triangle { Triangle(amount: self.amount + amount) }
    }
    #expect(svg(Triangle().strokeBorder(.red, lineWidth: 6)).contains("d=\"M3 60"))
    #expect(svg(Triangle().stroke(.red, lineWidth: 6)).contains("d=\"M0 60"))
  }

  @Test("a scaled context scales lines and dashes")
  func scaled() {
    let picture = svg(
      Canvas { context, _ in
        context.scaleBy(x: 3, y: 3)
        context.stroke(
          Path { path in
            path.addLines([.zero, CGPoint(x: 20, y: 10)])
          }, with: .color(.red), style: StrokeStyle(lineWidth: 2, dash: [4], dashPhase: 1))
      })
    #expect(picture.contains("stroke-width=\"6\"") && picture.contains("stroke-dasharray=\"12\""))
    #expect(picture.contains("stroke-dashoffset=\"3\""))
  }
}

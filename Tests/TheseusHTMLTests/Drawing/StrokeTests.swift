import Foundation
import PageModel
import Testing
import TheseusCore
import TheseusViews

@testable import TheseusHTML

@MainActor
@Suite("Outlines on a page have the whole style of their stroke")
struct StrokeTests {
  private func pieces<V: View>(@ViewBuilder _ view: @escaping @MainActor () -> V) throws
    -> [[JSONValue]]
  {
    try ModelPage { view().frame(width: 100, height: 60) }.root.all.flatMap(\.pieces)
      .compactMap(\.array).flatMap { piece in
        piece[0] == .string("k") ? piece[5].array?.compactMap(\.array) ?? [] : [piece]
      }
  }

  private let style = StrokeStyle(
    lineWidth: 4, lineCap: .square, lineJoin: .round, dash: [6, 2.5], dashPhase: 3)

  @Test("dashes, ends and corners are properties of a path")
  func forms() throws {
    let style = style
    let line = Path { path in
      path.addLines([.zero, CGPoint(x: 50, y: 50), CGPoint(x: 100, y: 0)])
    }
    let forms = [
      try pieces { Circle().stroke(.red, style: style) },
      try pieces { Rectangle().strokeBorder(.red, style: style) },
      try pieces { Circle().trim(from: 0, to: 0.4).stroke(style: style) },
      try pieces { line.stroke(.red, style: style) },
      try pieces {
        Canvas { context, _ in context.stroke(line, with: .color(.red), style: style) }
      },
    ]
    for (number, pieces) in forms.enumerated() {
      let path = try #require(pieces.first { $0[0] == .string("p") }, "\(number)")
      try #require(path.count == 11, "\(number)")
      #expect(path[8].number == 4)
      let pen = try #require(path[10].object, "\(number)")
      #expect(pen["strokeLinecap"] == .string("square"))
      #expect(pen["strokeLinejoin"] == .string("round"))
      #expect(pen["strokeDasharray"] == .string("6 2.5"))
      #expect(pen["strokeDashoffset"] == .string("3"))
    }
  }

  @Test("the script sets the properties of a path's pen")
  func script() {
    let script = String(decoding: PackageResources.theseus_js, as: UTF8.self)
    #expect(script.contains("Object.assign(line, pen)"))
  }

  @Test("a solid line is a border, whose middle is on the edge, or inside")
  func position() throws {
    func box(_ pieces: [[JSONValue]], _ kind: String = "r") throws -> [Double?] {
      let piece = try #require(pieces.first { $0[0] == .string(kind) })
      return piece[3...4].map(\.number)
    }
    #expect(try box(pieces { Rectangle().stroke(.red, lineWidth: 4) }) == [104, 64])
    #expect(try box(pieces { Rectangle().strokeBorder(.red, lineWidth: 4) }) == [100, 60])
    #expect(try box(pieces { Color.blue.border(.red, width: 4) }) == [100, 60])
    #expect(try box(pieces { Ellipse().stroke(.red, lineWidth: 4) }, "e") == [104, 64])
    #expect(try box(pieces { Ellipse().strokeBorder(.red, lineWidth: 4) }, "e") == [100, 60])
    let rounded = try pieces { RoundedRectangle(cornerRadius: 10).stroke(.red, lineWidth: 4) }
    #expect(rounded.first { $0[0] == .string("r") }?[5].number == 12)
  }

  @Test("a line with a gradient is what shows of it between two outlines")
  func gradients() throws {
    let gradient = LinearGradient(
      colors: [.red, .blue], startPoint: .leading, endPoint: .trailing)
    let forms: [(pieces: [[JSONValue]], width: Double)] = [
      (try pieces { Ellipse().stroke(gradient, lineWidth: 4) }, 104),
      (try pieces { Rectangle().strokeBorder(gradient, lineWidth: 4) }, 100),
      (try pieces { RoundedRectangle(cornerRadius: 10).stroke(gradient, lineWidth: 4) }, 104),
      (try pieces { Capsule().strokeBorder(gradient, lineWidth: 4) }, 100),
      (try pieces { Color.clear.border(gradient, width: 4) }, 100),
    ]
    for (number, form) in forms.enumerated() {
      let piece = try #require(
        form.pieces.first { $0[0] == .string("r") && $0.count == 10 }, "\(number)")
      #expect(piece[3].number == form.width, "\(number)")
      #expect(piece[6].string?.hasPrefix("linear-gradient(") == true, "\(number)")
      #expect(piece[7] == .null, "\(number)")
      let clip = try #require(piece[9].string, "\(number)")
      #expect(clip.hasPrefix("path(evenodd,") && clip.split(separator: "M").count == 3, "\(clip)")
    }
  }

  @Test("a line as wide as its shape leaves nothing free")
  func wideGradient() throws {
    let gradient = LinearGradient(
      colors: [.red, .blue], startPoint: .leading, endPoint: .trailing)
    let pieces = try pieces { Rectangle().strokeBorder(gradient, lineWidth: 80) }
    let clip = try #require(pieces.first { $0[0] == .string("r") && $0.count == 10 }?[9].string)
    #expect(clip.split(separator: "M").count == 2)
  }

  @Test("a large radius is half the shorter side", arguments: [100, .infinity] as [CGFloat])
  func corners(radius: CGFloat) throws {
    let pieces = try pieces { RoundedRectangle(cornerRadius: radius).fill(.red) }
    #expect(pieces.first { $0[0] == .string("r") }?[5].number == 30)
  }
}

import Foundation
import TheseusTesting
import Testing

@testable import TheseusViews

@MainActor @Suite("Mesh gradients: colors between the points of a mesh")
struct MeshGradientTests {
  private static let corners: [SIMD2<Float>] = [[0, 0], [1, 0], [0, 1], [1, 1]]
  private static let black = Color(red: 0, green: 0, blue: 0)
  private static let red = Color(red: 1, green: 0, blue: 0)
  private static let blue = Color(red: 0, green: 0, blue: 1)

  private func paint(_ mesh: MeshGradient, _ x: CGFloat, _ y: CGFloat) -> Paint {
    mesh._paint(in: PaintContext()).paint(
      at: UnitPoint(x: x, y: y), size: CGSize(width: 80, height: 80))
  }

  private func mesh(_ points: [SIMD2<Float>], smooth: Bool = false, background: Color = .clear)
    -> MeshGradient
  {
    MeshGradient(
      width: 2, height: 2, points: points, colors: [Self.black, Self.red, Self.blue, Self.black],
      background: background,
      smoothsColors: smooth)
  }

  @Test("at a point it has its color, between points a mixture")
  func mixture() {
    let mesh = mesh(Self.corners)
    #expect(
      paint(mesh, 0, 0) == Self.black.paint(in: PaintContext())
        && paint(mesh, 1, 0) == Self.red.paint(in: PaintContext()))
    let top = paint(mesh, 0.25, 0)
    #expect((60...68).contains(top.red) && top.blue == 0)
    let middle = paint(mesh, 0.5, 0.5)
    #expect((60...68).contains(middle.red) && (60...68).contains(middle.blue))
  }

  @Test("smoothed, colors leave a point slowly")
  func smooth() {
    #expect(paint(mesh(Self.corners, smooth: true), 0.25, 0).red < 45)
    #expect((124...131).contains(paint(mesh(Self.corners, smooth: true), 0.5, 0).red))
  }

  @Test("moved points move the colors; outside is the background")
  func moved() {
    let small = mesh(
      [[0.25, 0.25], [0.75, 0.25], [0.25, 0.75], [0.75, 0.75]], background: Self.red)
    #expect(paint(small, 0.1, 0.5) == Self.red.paint(in: PaintContext()))
    #expect(paint(small, 0.25, 0.25).red < 4 && (60...68).contains(paint(small, 0.5, 0.5).red))
    let slanted = mesh([[0, 0], [1, 0], [0.5, 1], [1, 1]], background: Self.blue)
    #expect(paint(slanted, 0.1, 0.9) == Self.blue.paint(in: PaintContext()))
  }

  @Test("curved sides reach as far as their curves")
  func curves() {
    func point(_ x: Float, _ y: Float, bulge: Float) -> MeshGradient.BezierPoint {
      MeshGradient.BezierPoint(
        position: [x, y], leadingControlPoint: [x - 0.2, y + bulge], topControlPoint: [x, y - 0.2],
        trailingControlPoint: [x + 0.2, y + bulge], bottomControlPoint: [x, y + 0.2])
    }
    let mesh = MeshGradient(
      width: 2, height: 2,
      bezierPoints: [
        point(0, 0.5, bulge: -0.4), point(1, 0.5, bulge: -0.4), point(0, 1, bulge: 0),
        point(1, 1, bulge: 0),
      ],
      colors: [Self.red, Self.red, Self.red, Self.red], background: Self.blue)
    #expect(paint(mesh, 0.5, 0.3) == Self.red.paint(in: PaintContext()))
    #expect(paint(mesh, 0.5, 0.1) == Self.blue.paint(in: PaintContext()))
    #expect(paint(mesh, 0.02, 0.4) == Self.blue.paint(in: PaintContext()))
  }

  @Test(
    "too few points or colors draw no mesh",
    arguments: [(0, 0), (1, 4), (3, 3), (.max, .max), (-2, -2)])
  func odd(_ size: (Int, Int)) {
    let mesh = MeshGradient(
      width: size.0, height: size.1, points: Self.corners, colors: [Self.red], background: Self.blue
    )
    #expect(paint(mesh, 0.5, 0.5) == Self.blue.paint(in: PaintContext()))
  }

  @Test("it fills views and shapes, and is a view itself")
  func shown() {
    let host = TestHost(columns: 4, rows: 3) {
      VStack(spacing: 0) {
        mesh(Self.corners).frame(height: 16)
        Rectangle().fill(mesh(Self.corners)).frame(height: 16)
        Text("abcd").foregroundStyle(mesh(Self.corners))
      }
    }
    #expect(host.screen.contains("abcd"))
  }
}

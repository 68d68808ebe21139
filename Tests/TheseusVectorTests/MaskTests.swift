import Foundation
import TheseusCore
import TheseusVector
import Testing

@testable import TheseusViews

@MainActor @Suite("A mask is drawn by hosts that mask, and an outline for those that only cut off")
struct VectorMaskTests {
  @Test("a picture masks with the opacity of what the mask draws")
  func picture() throws {
    let svg = try #require(
      ImageRenderer(content: Text("seen").mask { Circle().opacity(0.5) }).svg)
    let mask = try #require(svg.range(of: "<mask id=\"[^\"]*mask1\"", options: .regularExpression))
    let end = try #require(svg.range(of: "</mask>"))
    let definition = svg[mask.lowerBound..<end.lowerBound]
    #expect(definition.contains("mask-type:alpha"))
    #expect(definition.contains("<ellipse") && definition.contains("opacity=\"0.5\""))
    #expect(!definition.contains("seen"))
    let body = svg[end.upperBound...]
    let use = body.range(of: "mask=\"url\\(#[^)]*mask1\\)\"", options: .regularExpression)
    #expect(use != nil && body.contains("seen"))
    #expect(!body.contains("<ellipse"), "the mask itself is not drawn")
  }

  @Test("masks may be nested, each with a name of its own")
  func nested() throws {
    let svg = try #require(
      ImageRenderer(content: Text("a").mask { Circle().mask { Rectangle() } }).svg)
    #expect(svg.components(separatedBy: "<mask id=").count == 3)
    #expect(svg.contains("mask1)") && svg.contains("mask2)"))
  }

  @Test("a host that only cuts off gets the outline of the mask, as it is now")
  func outline() throws {
    let model = Model()
    let host = WindowHost(
      size: CGSize(width: 100, height: 100), metrics: HostMetrics(capabilities: .hints)
    ) {
      Resized(model: model)
    }
    host.flush()
    #expect(try clip(host.root) == CGRect(x: 30, y: 30, width: 20, height: 20))
    model.width = 40
    host.flush()
    #expect(try clip(host.root) == CGRect(x: 20, y: 20, width: 40, height: 40))
  }

  @Test("a host without effects keeps none")
  func plain() {
    let host = WindowHost(size: CGSize(width: 100, height: 100), metrics: HostMetrics()) {
      Text("a").mask(Circle())
    }
    host.flush()
    #expect(effects(host.root).isEmpty)
  }

  private func clip(_ root: ViewElement) throws -> CGRect {
    let (element, effects) = try #require(effects(root).first)
    guard case .clip(let path, false) = try #require(effects.first) else {
      Issue.record("no clip")
      return .null
    }
    return path(CGRect(origin: .zero, size: element.frame.size)).boundingRect
  }

  private func effects(_ root: ViewElement) -> [(ViewElement, [DrawingEffect])] {
    (root.effects.isEmpty ? [] : [(root, root.effects)]) + root.viewChildren.flatMap(effects)
  }
}

@MainActor private final class Model: ObservableObject {
  @Published var width: CGFloat = 20
}

private struct Resized: View {
  @ObservedObject var model: Model
  var body: some View {
    Color.red.frame(width: 80, height: 80).mask {
      Circle().frame(width: model.width, height: model.width)
    }
  }
}

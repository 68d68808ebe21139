import Foundation
import TestSupport
import Testing

@testable import TheseusTrace

@Suite("Boxes are placed so that arrows can be followed")
struct LayoutTests {
  private let size = LayeredLayout.Size(width: 60, height: 20)

  private func layout(_ count: Int, _ arrows: [(from: Int, to: Int)]) -> LayeredLayout {
    LayeredLayout(sizes: Array(repeating: size, count: count), arrows: arrows)
  }

  @Test("arrows run from left to right; the end of the longest path is the last column")
  func direction() {
    let layout = layout(4, [(0, 1), (1, 2), (0, 2), (2, 3)])
    let x = layout.centers.map(\.x)
    #expect(x[0] < x[1] && x[1] < x[2] && x[2] < x[3])
    #expect(layout.routes.allSatisfy { ($0.first?.x ?? 0) < ($0.last?.x ?? 0) })
  }

  @Test("A cycle, an arrow to itself and one that leads nowhere do no harm")
  func cycles() {
    let layout = layout(3, [(0, 1), (1, 2), (2, 0), (1, 1), (0, 99), (-1, 0)])
    #expect(
      layout.routes[2].count >= 2
        && (layout.routes[2].first?.x ?? 0) > (layout.routes[2].last?.x ?? 0))
    #expect(layout.routes[3].isEmpty && layout.routes[4].isEmpty && layout.routes[5].isEmpty)
    #expect(self.layout(0, []).centers.isEmpty)
  }

  @Test(
    "no two boxes overlap and none is outside the picture, for any graph",
    arguments: [1, 2, 3, 4, 5, 6, 7, 8] as [UInt64])
  func nothingOverlaps(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let count = Int.random(in: 1...60, using: &random)
    let sizes = (0..<count).map { _ in
      LayeredLayout.Size(
        width: .random(in: 20...200, using: &random), height: .random(in: 10...60, using: &random))
    }
    let arrows = (0..<(count * 2)).map { _ in
      (
        from: Int.random(in: 0..<count, using: &random),
        to: Int.random(in: 0..<count, using: &random)
      )
    }
    let layout = LayeredLayout(sizes: sizes, arrows: arrows)
    for a in 0..<count {
      let (center, half) = (layout.centers[a], sizes[a])
      #expect(
        center.x - half.width / 2 >= 0 && center.x + half.width / 2 <= layout.size.width,
        "seed \(seed)")
      #expect(
        center.y - half.height / 2 >= 0 && center.y + half.height / 2 <= layout.size.height,
        "seed \(seed)")
      for b in 0..<a {
        let apartX = abs(center.x - layout.centers[b].x) >= (half.width + sizes[b].width) / 2 - 0.01
        let apartY =
          abs(center.y - layout.centers[b].y) >= (half.height + sizes[b].height) / 2 - 0.01
        #expect(apartX || apartY, "boxes \(a) and \(b), seed \(seed)")
      }
    }
  }

  @Test("A line without crossings is drawn without crossings")
  func order() {
    // Two chains whose second boxes were listed in the opposite order.
    let layout = layout(6, [(0, 3), (1, 2), (3, 4), (2, 5)])
    let y = layout.centers.map(\.y)
    #expect((y[0] < y[1]) == (y[3] < y[2]))
    #expect((y[3] < y[2]) == (y[4] < y[5]))
  }
}

@Suite("A graph file is drawn, or refused with its fault")
struct GraphFileTests {
  private let good = """
    {"theseus-graph":1,"nodes":[
      {"id":0,"generation":1,"label":"count <Int>","state":"upToDate","source":true,\
       "eager":false,"subgraph":0,"inputs":[]},
      {"id":1,"generation":1,"label":"Body","state":"dirty","source":false,\
       "eager":true,"subgraph":0,"inputs":[0]},
      {"id":2,"generation":1,"label":"Other","state":"failed","source":false,\
       "eager":false,"subgraph":0,"inputs":[]}]}
    """

  @Test("Every node a box, every input an arrow, labels escaped")
  func drawing() throws {
    let drawing = try GraphFile(Data(good.utf8), file: "g.json").drawing(title: "g")
    #expect(drawing.boxes.count == 3 && drawing.arrows == [Drawing.Arrow(from: 0, to: 1)])
    #expect(drawing.boxes.map(\.style) == [.source, .quiet, .ended])
    let svg = drawing.svg()
    #expect(svg.contains("count &lt;Int&gt;") && !svg.contains("<Int>"))
    #expect(svg.components(separatedBy: "class=\"arrow\"").count == 2)
  }

  @Test("only matching nodes, and their neighbors")
  func matching() throws {
    let file = try GraphFile(Data(good.utf8), file: "g.json")
    #expect(
      file.drawing(title: "g", matching: "body").boxes.map(\.lines.first) == [
        "count <Int>", "Body",
      ])
    #expect(file.drawing(title: "g", matching: "nothing").boxes.isEmpty)
  }

  @Test(
    "a file that is not a graph is refused with a reason",
    arguments: [
      ("", "JSON"), ("{", "JSON"), ("{}", "theseus-graph"),
      ("{\"theseus-graph\":2,\"nodes\":[]}", "version 2"),
      ("{\"theseus-graph\":1,\"nodes\":[{\"id\":1}]}", "nodes.[0]"),
      ("{\"theseus-graph\":1,\"nodes\":7}", "nodes"),
    ])
  func refused(text: String, named: String) {
    do {
      _ = try GraphFile(Data(text.utf8), file: "g.json")
      Issue.record("it was read")
    } catch {
      #expect("\(error)".hasPrefix("g.json: ") && "\(error)".contains(named), "\(error)")
    }
  }

  @Test("a file that is missing is refused with the system's reason")
  func missing() {
    do {
      _ = try GraphFile(contentsOf: "/nowhere/g.json")
      Issue.record("it was read")
    } catch {
      #expect("\(error)".hasSuffix("it cannot be read: No such file or directory"), "\(error)")
    }
  }
}

import Foundation
import PageModel
import Testing
import TheseusCore
import TheseusViews

@testable import TheseusHTML

@MainActor @Suite("a page shows the ticks of a slider and the shapes of buttons")
struct SliderTickNodeTests {
  /// The pieces of a node of a kind: their name and their fields.
  private func pieces(_ kind: String, of node: ModelNode) -> [[String]] {
    node.pieces.lazy.compactMap(\.array).filter { $0.first?.string == kind }.map { fields in
      fields.map { $0.string ?? $0.number.map { "\($0)" } ?? "" }
    }
  }

  @Test("one mark for each tick, below the track that the browser's slider covers")
  func ticks() throws {
    let page = try ModelPage {
      Slider(value: .constant(0.5)) {
        Text("Level")
      } ticks: {
        SliderTick(0)
        SliderTick(0.5)
        SliderTick(1)
      }
      .labelsHidden()
    }
    let node = try page.find("slider")
    let marks = pieces("r", of: node).map { $0[1...4].compactMap(Double.init) }
    try #require(marks.count == 3)
    let track = try #require(pieces("c", of: node).first { $0[5].contains("track") })
    let frame = track[1...4].compactMap(Double.init)
    for mark in marks {
      #expect(mark[1] >= frame[1] + frame[3], "below the track")
      #expect(mark[0] >= frame[0] && mark[0] + mark[2] <= frame[0] + frame[2])
    }
    #expect(marks[0][0] < marks[1][0] && marks[1][0] < marks[2][0])
    #expect(abs(marks[1][0] + 1 - frame[0] - frame[2] / 2) <= 1, "the middle one in the middle")
  }

  @Test("a track that is filled from its neutral value, on either side", arguments: [0.25, 0.75])
  func neutral(value: Double) throws {
    let page = try ModelPage {
      Slider(value: .constant(value), neutralValue: 0.5) { Text("Level") }.labelsHidden()
    }
    let node = try page.find("slider")
    let fill = try #require(pieces("r", of: node).first)[1...4].compactMap(Double.init)
    let track = try #require(pieces("c", of: node).first { $0[5].contains("track") })
    let frame = track[1...4].compactMap(Double.init)
    let middle = frame[0] + frame[2] / 2
    #expect(track[7] == "0.0" || track[7] == "0", "the style sheet fills nothing")
    #expect(abs((value < 0.5 ? fill[0] + fill[2] : fill[0]) - middle) <= 1)
    #expect(fill[2] > 0.2 * frame[2] && fill[2] < 0.3 * frame[2])
  }

  @Test("buttons and toggles have the shape of their surroundings")
  func shapes() throws {
    for (shape, name) in [
      (ButtonBorderShape.capsule, "capsule"), (.circle, "circle"),
      (.roundedRectangle(radius: 9), "rounded"), (.roundedRectangle, "rounded"), (.automatic, ""),
    ] {
      let page = try ModelPage {
        VStack {
          Button("Go") {}.buttonStyle(.bordered)
          Button("Save") {}.buttonStyle(.borderedProminent)
          Menu("More") { Button("one") {} }
          Toggle("On", isOn: .constant(true)).toggleStyle(.button)
        }
        .buttonBorderShape(shape)
      }
      let buttons = try page.root.all.flatMap { pieces("c", of: $0) }
        .filter { $0[5].hasPrefix("button") }
      try #require(buttons.count == 4)
      for button in buttons {
        let states = button[6].split(separator: " ")
        for known in ["capsule", "circle", "rounded"] {
          #expect(states.contains(Substring(known)) == (known == name), "\(button)")
        }
        if name == "rounded" {
          #expect(Double(button[7]) == (shape == .roundedRectangle ? 6 : 9))
        }
      }
      let go = try #require(buttons.first)[3...4].compactMap(Double.init)
      #expect((go[0] == go[1]) == (name == "circle"), "a round button is square")
    }
  }
}

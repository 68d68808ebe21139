import Foundation
import PageModel
import Testing
import TheseusCore
import TheseusViews

@testable import TheseusHTML

/// The browser's slider has its thumb where the page draws the track.
@MainActor
@Suite("The place of a slider")
struct SliderPlaceTests {
  private func check(_ page: ModelPage) throws {
    let slider = try page.find("slider")
    let found = slider.pieces.compactMap(\.array).first {
      $0[5].string?.hasPrefix("track") == true
    }
    let track = try #require(found)
    let frame = track[1...4].compactMap(\.number)
    let insets = slider.attributes["pad"]?.array?.compactMap(\.number) ?? []
    try #require(frame.count == 4 && insets.count == 4)
    #expect(insets[3] == frame[0] && insets[0] == frame[1])
    #expect(abs(slider.box[2] - insets[3] - insets[1] - frame[2]) < 0.01)
    #expect(abs(slider.box[3] - insets[0] - insets[2] - frame[3]) < 0.01)
  }

  @Test("it covers the track alone, without label and ends")
  func covers() throws {
    try check(ModelPage { Slider(value: .constant(0.4)) })
    try check(ModelPage { Slider(value: .constant(0.4)) { Text("Volume") } })
    try check(
      ModelPage {
        Form { Slider(value: .constant(4), in: 0...10, step: 1) { Text("Volume") } }
      })
    try check(
      ModelPage {
        Slider(value: .constant(0.4)) {
          Text("Volume")
        } minimumValueLabel: {
          Text("Least")
        } maximumValueLabel: {
          Text("Most")
        }
      })
  }

  @Test("it follows a label that changes")
  func follows() throws {
    struct Labeled: View {
      @State private var label = "A"
      var body: some View {
        VStack {
          Slider(value: .constant(0.4)) { Text(label) }
          Button("Longer") { label = "A longer label" }
        }
      }
    }
    let page = try ModelPage { Labeled() }
    let before = try page.find("slider").attributes["pad"]
    try page.click("button", "Longer")
    #expect(try page.find("slider").attributes["pad"] != before)
    try check(page)
    #expect(try page.root.lines() == page.freshTree().lines())
  }
}

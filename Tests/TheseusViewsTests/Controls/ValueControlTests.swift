import Foundation
import TheseusCore
import Testing

@testable import TheseusViews

private struct Settings: View {
  let log: Log
  @State private var isOn = false
  @State private var number = 2
  @State private var level = 0.5

  var body: some View {
    VStack(alignment: .leading) {
      Toggle("Wrap", isOn: $isOn)
      Stepper("Count", value: $number, in: 0...3)
      Slider(value: $level, in: 0...1, step: 0.25) { Text("Level") }
    }
    .onChange(of: isOn) { log.lines.append("isOn \(isOn)") }
    .onChange(of: number) { log.lines.append("number \(number)") }
    .onChange(of: level) { log.lines.append("level \(level)") }
  }
}

private struct Starred: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack {
      configuration.label
      Toggle(configuration).labelsHidden()
      Text(configuration.isOn ? "*" : "-").onTapGesture { configuration.isOn.toggle() }
    }
  }
}

@MainActor @Suite("Toggles, steppers and sliders change their values")
struct ValueControlTests {
  @Test("a toggle flips by key and click and reports on or off")
  func toggle() {
    let log = Log()
    let host = mounted(columns: 30, rows: 3) { Settings(log: log) }
    #expect(host.value(.toggle) == "off")
    host.press(.tab)
    host.press(.space)
    #expect(host.value(.toggle) == "on")
    #expect(host.picture[0].contains("✓  Wrap"))
    host.click(column: host.picture[0].prefix(while: { $0 == " " }).count + 5, row: 0)
    #expect(log.lines == ["isOn true", "isOn false"])
  }

  @Test("A stepper steps within its bounds")
  func stepper() {
    let log = Log()
    let host = mounted(columns: 30, rows: 3) { Settings(log: log) }
    host.press(.tab)
    host.press(.tab)
    host.press(.rightArrow)
    host.press(.rightArrow)
    host.press("-")
    #expect(log.lines == ["number 3", "number 2"])
    _ = host.element(.stepper, "Count")?.performAction(.increment)
    host.flush()
    #expect(host.value(.stepper) == "3")
  }

  @Test("a slider moves by its step, to its ends, and to a press")
  func slider() throws {
    let log = Log()
    let host = mounted(columns: 30, rows: 3) { Settings(log: log) }
    #expect(host.value(.slider) == "0.5")
    for _ in 0..<3 { host.press(.tab) }
    host.press(.rightArrow)
    host.press(.end)
    host.press(.rightArrow)
    host.press(.home)
    #expect(log.lines == ["level 0.75", "level 1.0", "level 0.0"])
    let slider = try #require(host.element(.slider, "Level"))
    let last = Int(((slider.originInWindow.x + slider.frame.width) / 8).rounded()) - 1
    host.click(column: last, row: 2)
    #expect(host.value(.slider) == "1")
  }

  @Test("a style draws a toggle its own way and can write it")
  func style() {
    let log = Log()
    let host = mounted(columns: 30, rows: 1) { Styled(log: log) }
    #expect(host.picture[0].contains("Wrap     -"))
    host.click(column: host.picture[0].count - 1, row: 0)
    #expect(host.picture[0].contains("Wrap  ✓  *"))
  }
}

private struct Styled: View {
  let log: Log
  @State private var isOn = false
  var body: some View { Toggle("Wrap", isOn: $isOn).toggleStyle(Starred()) }
}

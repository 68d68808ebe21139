import AppKit
import Testing
import TheseusTesting

@Suite("Controls of AppKit")
@MainActor
struct ControlTests {
  @Test("a stepper's number stays in its range, in every form")
  func stepper() {
    let stepper = NSStepper()
    #expect(stepper.minValue == 0 && stepper.maxValue == 59 && stepper.increment == 1)
    stepper.doubleValue = 80
    #expect(stepper.doubleValue == 59 && stepper.integerValue == 59 && stepper.floatValue == 59)
    stepper.maxValue = 10
    #expect(stepper.integerValue == 10 && stepper.stringValue == "10")
    stepper.stringValue = "-3"
    #expect(stepper.intValue == 0)
    // A range that no number has.
    stepper.minValue = 20
    #expect(stepper.doubleValue == 20)
  }

  @Test("a slider's ticks divide its range")
  func slider() {
    let slider = NSSlider(value: 7, minValue: 0, maxValue: 10, target: nil, action: nil)
    #expect(slider.doubleValue == 7)
    #expect(slider.closestTickMarkValue(toValue: 7) == 7)
    slider.numberOfTickMarks = 5
    #expect(slider.tickMarkValue(at: 1) == 2.5)
    #expect(slider.closestTickMarkValue(toValue: 7) == 7.5)
  }

  @Test("the next state of a button is on or off, or mixed after off where it allows that")
  func nextState() {
    let button = NSButton(checkboxWithTitle: "All", target: nil, action: nil)
    var states: [NSControl.StateValue] = []
    func turn() {
      button.setNextState()
      states.append(button.state)
    }
    for _ in 0..<3 { turn() }
    #expect(states == [.on, .off, .on])
    button.allowsMixedState = true
    for _ in 0..<4 { turn() }
    #expect(states.suffix(4) == [.off, .mixed, .on, .off])
  }

  @Test("a control answers the events that sent its action before")
  func actionEvents() {
    let button = NSButton(title: "Go", target: nil, action: nil)
    let first = button.sendAction(on: [.leftMouseUp, .rightMouseUp])
    #expect(first == Int(NSEvent.EventTypeMask.leftMouseUp.rawValue))
    let both: NSEvent.EventTypeMask = [.leftMouseUp, .rightMouseUp]
    #expect(button.sendAction(on: .leftMouseDown) == Int(both.rawValue))
  }

  @Test("a text view's selection is a property and a method")
  func selection() {
    let view = NSTextView()
    view.string = "Hello"
    view.setSelectedRange(NSRange(location: 1, length: 2))
    #expect(view.selectedRange() == NSRange(location: 1, length: 2))
    #expect(view.selectedRange.location == 1)
  }

  @Test("changes to a copy of an image leave the image alone")
  func copiedImage() throws {
    let image = try #require(NSImage(systemSymbolName: "star", accessibilityDescription: "Star"))
    image.isTemplate = true
    let copy = try #require(image.copy() as? NSImage)
    #expect(copy !== image && copy.isTemplate && copy.accessibilityDescription == "Star")
    copy.isTemplate = false
    copy.size = NSSize(width: 4, height: 4)
    #expect(image.isTemplate && image.size != copy.size)
    #expect(Image(nsImage: copy) == Image(systemName: "star"))
  }
}

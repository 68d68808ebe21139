import Foundation
import TheseusTesting
import TheseusViews
import Testing

@MainActor @Suite("Labels and values that controls make themselves")
struct DerivedLabelTests {
  @Test("a button with only a role is labeled by it")
  func roles() throws {
    var pressed = ""
    let host = TestHost(columns: 30, rows: 6) {
      Button(role: .close) { pressed += "c" }
      Button(role: .destructive) { pressed += "d" }
      Button(role: .cancel) {}
      Button(role: .confirm) {}
    }
    try host.find(.button, "Close").tap()
    try host.find(.button, "Delete").tap()
    #expect(pressed == "cd")
    #expect(host.findAll(.button, "Cancel").count == 1 && host.findAll(.button, "OK").count == 1)
  }

  @Test("a heading of several views is read with them; one with a label, without them")
  func headings() throws {
    let host = TestHost(columns: 30, rows: 12) {
      Button {
      } label: {
        VStack {
          Text("Inbox")
          Text("12 new")
        }
        .accessibilityElement(children: .combine).accessibilityAddTraits(.isHeader)
      }
      Button {
      } label: {
        VStack {
          Text("Sent")
          Text("3 today")
        }
        .accessibilityElement(children: .combine).accessibilityLabel("Outgoing")
        .accessibilityAddTraits(.isHeader)
      }
      Text("box").accessibilityLabel { _ in
        VStack {
          Text("Drafts")
          Text("1 old")
        }
        .accessibilityElement(children: .combine).accessibilityAddTraits(.isHeader)
      }
    }
    #expect(host.findAll(.button).map(\.label) == ["Inbox, 12 new", "Outgoing"])
    #expect(host.findAll(.text).map(\.label).contains("Drafts, 1 old"))
  }

  @Test("a stepper shows its value as its format writes it, and keeps to its bounds")
  func format() throws {
    struct Page: View {
      @State private var part = 0.25
      var body: some View {
        Stepper("Part", value: $part, in: 0...0.5, step: 0.25, format: .percent)
      }
    }
    let host = TestHost(columns: 40, rows: 2) { Page() }
    #expect(try host.find(.stepper, "Part").value == 0.25.formatted(.percent))
    try host.find(.stepper, "Part").increment()
    #expect(try host.find(.stepper, "Part").value == 0.5.formatted(.percent))
    try host.find(.stepper, "Part").increment()
    #expect(try host.find(.stepper, "Part").value == 0.5.formatted(.percent))
  }

  @Test("a context menu given as a value is one; nil is none")
  func contextMenu() throws {
    var pressed = 0
    let host = TestHost(columns: 30, rows: 8) {
      Button("thing") {}.contextMenu(ContextMenu { Button("act") { pressed += 1 } })
    }
    try host.find(.button, "thing").focus()
    host.press(.function(10) ?? .return, modifiers: .shift)
    try host.find(.menuItem, "act").tap()
    #expect(pressed == 1)
  }

  @Test("adjustments by an assistive technology")
  func adjusting() throws {
    struct Page: View {
      @State private var count = 0
      var body: some View {
        Text("count \(count)").accessibilityElement().accessibilityLabel("Counter")
          .accessibilityAdjustableAction { direction in
            count += direction == .increment ? 1 : -1
          }
      }
    }
    let host = TestHost(columns: 30, rows: 2) { Page() }
    try host.find(nil, "Counter").increment()
    try host.find(nil, "Counter").increment()
    try host.find(nil, "Counter").decrement()
    #expect(host.screen.contains("count 1"))
  }
}

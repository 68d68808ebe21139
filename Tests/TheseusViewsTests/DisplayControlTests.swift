import Foundation
import TheseusCore
import Testing

@testable import TheseusViews

private struct Disclosed: View {
  var body: some View {
    DisclosureGroup("More") { Text("inside") }
  }
}

private struct Dated: View {
  let log: Log
  @State private var date = Date(timeIntervalSince1970: 0)
  var body: some View {
    DatePicker("Due", selection: $date, displayedComponents: .date)
      .environment(\.timeZone, TimeZone(secondsFromGMT: 0) ?? .current)
      .environment(\.calendar, Calendar(identifier: .gregorian))
      .onChange(of: date) { log.lines.append("\(Int(date.timeIntervalSince1970) / 86_400)") }
  }
}

@MainActor @Suite("Controls that show and disclose")
struct DisplayControlTests {
  @Test("progress has a text and a bar; values out of range are clamped")
  func progress() {
    let host = mounted(columns: 30, rows: 4) {
      VStack {
        ProgressView("Copy", value: 0.5)
        ProgressView("Over", value: 7, total: 2)
        ProgressView("Odd", value: Double.nan)
        ProgressView("Wait")
      }
    }
    #expect(
      host.readable.filter { $0.semantics.role == .progressBar }.map(\.semantics.valueText) == [
        "50%", "100%", "", "",
      ])
    #expect(host.picture[0].hasPrefix("Copy ━"))
    #expect(host.picture[0].hasSuffix("50%"))
    #expect(host.picture[3].contains("◌ Wait"))
  }

  @Test("a disclosure group creates its content when it opens, and ends it when it closes")
  func disclosure() {
    let host = mounted(columns: 20, rows: 3) { Disclosed() }
    #expect(host.value(.disclosure) == "off")
    #expect(host.element(.text, "inside") == nil)
    host.press(.tab)
    host.press(.return)
    #expect(host.value(.disclosure) == "on")
    #expect(host.picture.contains { $0.contains("▾ More") })
    #expect(host.element(.text, "inside") != nil)
    host.press(.space)
    #expect(host.element(.text, "inside") == nil)
  }

  @Test("A date's parts are walked through and stepped once its picker is entered")
  func date() {
    let log = Log()
    let host = mounted(columns: 30, rows: 1) { Dated(log: log) }
    #expect(host.value(.picker) == "1970-01-01")
    host.press(.tab)
    host.press(.return)
    host.press(.upArrow)
    host.press(.rightArrow)
    host.press(.rightArrow)
    host.press(.downArrow)
    #expect(log.lines == ["365", "364"])
    #expect(host.value(.picker) == "1970-12-31")
  }

  @Test("labels and labeled content are read by their texts; label styles omit a part")
  func labels() {
    let host = mounted(columns: 20, rows: 4) {
      VStack {
        LabeledContent("Size", value: "12")
        Label("Home", systemImage: "house")
        Label("Home", systemImage: "house").labelStyle(.titleOnly)
        Toggle("Hidden", isOn: .constant(true)).labelsHidden()
      }
    }
    #expect(host.picture[0] == "Size              12")
    #expect(host.picture[1].contains("Home"))
    #expect(host.picture[2].trimmingCharacters(in: .whitespaces) == "Home")
    #expect(host.picture[3].trimmingCharacters(in: .whitespaces) == "[x]")
    #expect(host.element(.toggle, "Hidden") != nil, "a hidden label is still read")
    #expect(!host.readable.contains { $0.semantics.role == .image }, "icons beside a title are not")
  }

  @Test("Accessibility modifiers change how a view is read")
  func accessibility() {
    let host = mounted {
      VStack {
        Text("x").accessibilityLabel("ex").accessibilityAddTraits(.isHeader)
        Text("secret").accessibilityHidden(true)
        HStack {
          Text("a")
          Text("b")
        }
        .accessibilityElement(children: .combine)
        HStack { Text("c") }.accessibilityElement().accessibilityLabel("cee")
      }
    }
    #expect(host.readable.map(\.semantics.role) == [.heading, .group, .text, .text, .group])
    #expect(host.readable[0].semantics.label == "ex")
    #expect(host.readable[1].element.spokenText == "a, b")
    #expect(host.readable[4].semantics.label == "cee")
  }

  @Test("Help is a hint, and is shown while the pointer rests on the view")
  func help() {
    let host = mounted(columns: 30, rows: 5) { Button("Go") {}.help("Goes there") }
    #expect(host.readable.first { $0.semantics.role == .button }?.semantics.hint == "Goes there")
    host.send(.pointer(PointerEvent(.move(nil), column: 15, row: 2)))
    #expect(host.picture.contains { $0.contains("Goes there") })
    host.press(.tab)
    host.send(.pointer(PointerEvent(.move(nil), column: 0, row: 0)))
    #expect(!host.picture.contains { $0.contains("Goes there") })
  }

  @Test("A link opens its address by the environment's action")
  func link() throws {
    let log = Log()
    let url = try #require(URL(string: "https://example.com"))
    let host = mounted {
      Link("Site", destination: url).environment(
        \.openURL,
        OpenURLAction { url in
          log.lines.append(url.absoluteString)
          return .handled
        })
    }
    host.press(.tab)
    host.press(.return)
    #expect(log.lines == ["https://example.com"])
    #expect(host.element(.link, "Site") != nil)
  }
}

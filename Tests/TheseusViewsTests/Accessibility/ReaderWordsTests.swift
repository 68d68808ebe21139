import Foundation
import Testing

@testable import TheseusViews

@MainActor @Suite("Words that are only read out are in the locale of their surroundings")
struct ReaderWordsTests {
  private let german = Locale(identifier: "de_DE")

  @Test("help, hints, and the names of actions and inputs")
  func modifiers() throws {
    let german = german
    let host = mounted(columns: 30, rows: 5) {
      Button("Go") {}.help("Up to \(1234)").accessibilityAction(named: "Add \(1234)") {}
        .accessibilityInputLabels(["Go \(1234)"])
        .environment(\.locale, german)
    }
    let button = try #require(host.readable.first { $0.semantics.role == .button })
    #expect(button.semantics.hint == "Up to 1.234")
    #expect(button.semantics.namedActions == ["Add 1.234"])
    #expect(button.semantics.inputLabels == ["Go 1.234"])
  }

  @Test("dates and values with a format")
  func values() throws {
    let german = german
    let host = mounted(columns: 30, rows: 5) {
      Button("Go") {}.accessibilityLabel(Text(0.5, format: .number)).environment(\.locale, german)
    }
    #expect(host.readable.contains { $0.semantics.label == "0,5" })
  }

  @Test("the label of an image")
  func images() {
    var reader = ReaderSettings()
    reader.locale = german
    let image = Image("flag", label: Text("\(1234) flags"))
    #expect(image.accessibilityLabel(for: reader) == "1.234 flags")
    #expect(Image(decorative: "flag").accessibilityLabel(for: reader).isEmpty)
  }
}

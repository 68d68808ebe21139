import Foundation
import TheseusTesting
import TheseusViews
import Testing

@MainActor @Suite("ShareLink passes text to the host")
struct ShareLinkTests {
  @Test("it shares subject, message and item; the label confirms it")
  func shares() throws {
    final class Shared { var texts: [String] = [] }
    let shared = Shared()
    let host = TestHost(columns: 40, rows: 4) {
      ShareLink(item: "https://example.org", subject: Text("News"), message: Text("Look"))
        .environment(
          \.share,
          ShareAction {
            shared.texts.append($0)
            return true
          })
    }
    #expect(host.screen.contains("Share…"))
    try host.find(.button).tap()
    #expect(shared.texts == ["News\nLook\nhttps://example.org"])
    #expect(host.screen.contains("✓"))
  }

  @Test("it shares the texts as the user of its surroundings reads them")
  func locale() throws {
    final class Shared { var texts: [String] = [] }
    let shared = Shared()
    let host = TestHost(columns: 40, rows: 6) {
      VStack {
        ShareLink("Text", item: "end", message: Text(1234.5, format: .number))
        ShareLink(
          "Items", items: [SharedItemTests.Picture()],
          preview: { _ in SharePreview("Picture \(1234)") })
      }
      .environment(\.locale, Locale(identifier: "de_DE"))
      .environment(
        \.share,
        ShareAction {
          shared.texts.append($0)
          return true
        })
    }
    try host.find(.button, "Text").tap()
    try host.find(.button, "Items").tap()
    #expect(shared.texts == ["1.234,5\nend", "Picture 1.234"])
  }

  @Test("when the host cannot share, the button is disabled")
  func unavailable() throws {
    let host = TestHost(columns: 40, rows: 4) { ShareLink("Send", item: "text") }
    #expect(try host.find(.button).isEnabled == false)
  }
}

@MainActor @Suite("ShareLink shares the representation of an item")
struct SharedItemTests {
  struct Note: Codable, Transferable {
    var text: String
    static var transferRepresentation: some TransferRepresentation {
      CodableRepresentation(contentType: .json)
      ProxyRepresentation(exporting: \.text)
    }
  }
  struct Picture: Codable, Transferable {
    static var transferRepresentation: some TransferRepresentation {
      CodableRepresentation(contentType: .json)
    }
  }

  @Test("its text if it has one, else the title of its preview")
  func items() throws {
    final class Shared { var texts: [String] = [] }
    let shared = Shared()
    let host = TestHost(columns: 40, rows: 4) {
      VStack {
        ShareLink("Note", item: Note(text: "words"), preview: SharePreview("A note"))
        ShareLink(
          "Picture", item: Picture(),
          preview: SharePreview("A picture", image: Image(systemName: "photo")))
      }
      .environment(
        \.share,
        ShareAction {
          shared.texts.append($0)
          return true
        })
    }
    try host.find(.button, "Note").tap()
    try host.find(.button, "Picture").tap()
    #expect(shared.texts == ["words", "A picture"])
  }
}

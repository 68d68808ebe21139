import Foundation
import TheseusCore
import TheseusVector
import TheseusViews
import Testing

@MainActor @Suite("Pictures in one page do not refer to each other")
struct InlinePicturesTests {
  /// The ids that a picture gives, and those that it refers to.
  private func ids(_ svg: String) -> (given: Set<String>, used: Set<String>) {
    func parts(after mark: String, until end: Character) -> Set<String> {
      Set(svg.components(separatedBy: mark).dropFirst().map { String($0.prefix { $0 != end }) })
    }
    return (parts(after: " id=\"", until: "\""), parts(after: "url(#", until: ")"))
  }

  private func picture(_ text: String, _ colors: [Color]) throws -> String {
    let content = Text(text)
      .background(LinearGradient(colors: colors, startPoint: .leading, endPoint: .trailing))
      .mask { Circle() }
      .blur(radius: 2)
      .clipped()
    return try #require(ImageRenderer(content: content).svg)
  }

  @Test("ids differ from those of another picture, and each is found in its own")
  func different() throws {
    let first = try ids(picture("Total", [.red, .blue]))
    for other in [try picture("Sum", [.red, .blue]), try picture("Total", [.red, .green])] {
      let second = ids(other)
      #expect(second.given.count >= 2)
      #expect(second.used == second.given)
      #expect(first.given.isDisjoint(with: second.given))
    }
    #expect(first.used == first.given)
  }

  @Test("the same content is the same picture")
  func same() throws {
    #expect(try picture("Total", [.red, .blue]) == picture("Total", [.red, .blue]))
  }

  @Test("no mark of the program is left in a document")
  func marks() throws {
    let host = VectorHost(size: CGSize(width: 60, height: 40)) { Text("a").mask { Circle() } }
    for svg in [host.svg(), try picture("Total", [.red, .blue])] {
      #expect(!svg.unicodeScalars.contains { $0.value < 10 })
    }
    #expect(host.svg().contains("url(#mask1)"))
  }
}

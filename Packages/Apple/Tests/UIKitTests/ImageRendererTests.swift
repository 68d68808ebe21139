import Testing
import TheseusTesting
import UIKit

@MainActor
@Suite("Pictures of views")
struct ImageRendererTests {
  @Test("a picture has its size in pixels and is an SVG document")
  func picture() throws {
    let renderer = ImageRenderer(content: Color.red.frame(width: 20, height: 10))
    renderer.scale = 2
    let image = try #require(renderer.cgImage)
    #expect(image.width == 40 && image.height == 20)
    #expect(String(decoding: image.data, as: UTF8.self).contains("<svg"))
    let picture = try #require(renderer.uiImage)
    #expect(picture.size == CGSize(width: 40, height: 20))
    #expect(picture.cgImage?.data == image.data)
    #expect(ImageRenderer(content: EmptyView()).cgImage == nil)
  }

  @Test("an image of it is read out as its label, and a decorative one is not")
  func image() throws {
    let picture = try #require(ImageRenderer(content: Text("a")).cgImage)
    let image = Image(picture, scale: 1, label: Text("Donut"))
    #expect(image.accessibilityLabel == "Donut")
    #expect(Image(decorative: picture, scale: 1).accessibilityLabel.isEmpty)
  }
}

import Foundation
import TheseusTesting
import TheseusViews
import Testing

@MainActor @Suite("frames, padding and fixed sizes change proposals and sizes")
struct FrameTests {
  /// The size in cells that `content` takes of 40 x 10, and its content's size.
  private func sizes<Content: View>(_ content: @escaping @MainActor (Sizes) -> Content) -> [String:
    [Int]]
  {
    let sizes = Sizes()
    _ = Laid { content(sizes).background { sizes.note("outer") } }
    return sizes.last
  }

  @Test("a fixed frame is offered and taken; its content is aligned in it and may reach beyond")
  func fixed() {
    #expect(
      sizes { $0.note("inner").frame(width: 80, height: 32) } == [
        "inner": [10, 2], "outer": [10, 2],
      ])
    let laid = Laid(20, 3) { Text("ab").frame(width: 80, height: 48, alignment: .bottomTrailing) }
    #expect(laid["ab"] == [13, 2, 2, 1])
    let beyond = Laid(20, 3) { Text("abcdefgh").fixedSize().frame(width: 32) }
    #expect(beyond["abcdefgh"] == [6, 1, 8, 1])
  }

  @Test("one fixed dimension leaves the other to the content")
  func oneDimension() {
    #expect(sizes { _ in Text("abc").frame(width: 80) }["outer"] == [10, 1])
    #expect(sizes { _ in Text("abc").frame(height: 48) }["outer"] == [3, 3])
  }

  @Test("a maximum takes the proposal up to it, a minimum at least that, both clamp it")
  func flexible() {
    #expect(sizes { _ in Text("abc").frame(maxWidth: .infinity) }["outer"] == [40, 1])
    #expect(sizes { _ in Text("abc").frame(maxWidth: 160) }["outer"] == [20, 1])
    #expect(sizes { _ in Text("abc").frame(minWidth: 80) }["outer"] == [10, 1])
    #expect(sizes { _ in Text("abc").frame(minWidth: 80, maxWidth: 160) }["outer"] == [20, 1])
    #expect(
      sizes { $0.note("inner").frame(minWidth: 400) } == ["inner": [50, 10], "outer": [50, 10]])
    #expect(
      sizes { $0.note("inner").frame(maxHeight: 48) } == ["inner": [40, 3], "outer": [40, 3]])
  }

  @Test("an ideal length counts without a proposal")
  func ideal() {
    #expect(
      sizes { $0.note("inner").frame(idealWidth: 80, idealHeight: 32).fixedSize() } == [
        "inner": [10, 2], "outer": [10, 2],
      ])
    #expect(sizes { $0.note("inner").frame(idealWidth: 80, idealHeight: 32) }["outer"] == [40, 10])
  }

  @Test("fixedSize keeps a text on one line, or in all its lines, whatever is offered")
  func fixedSize() {
    let text = "one two three four"
    let wrapped = Laid(8, 4) { Text(text) }
    #expect(wrapped[text][3] > 1)
    #expect(Laid(8, 4) { Text(text).fixedSize() }[text][3] == 1)
    let vertical = Laid(8, 2) {
      Text(text).fixedSize(horizontal: false, vertical: true).frame(height: 16)
    }
    #expect(vertical[text][3] >= 2)
  }

  @Test("padding shrinks the proposal and grows the size, edge by edge; the default is the host's")
  func padding() {
    #expect(sizes { $0.note("inner").padding(16) } == ["inner": [36, 8], "outer": [40, 10]])
    #expect(
      sizes { _ in Text("ab").padding(.leading, 24).padding(.vertical, 16) }["outer"] == [5, 3])
    #expect(sizes { _ in Text("ab").padding([.top, .trailing], 16) }["outer"] == [4, 2])
    let standard = sizes { _ in Text("ab").padding() }["outer"] ?? []
    #expect(standard[0] > 2 && standard[1] > 1)
    #expect(
      sizes { _ in Text("ab").padding(EdgeInsets(top: 0, leading: 8, bottom: 16, trailing: 0)) }[
        "outer"] == [3, 2])
  }

  @Test("an aspect ratio fits into, or fills, the proposal")
  func aspect() {
    #expect(sizes { $0.note("inner").aspectRatio(1, contentMode: .fit) }["inner"] == [20, 10])
    #expect(sizes { $0.note("inner").aspectRatio(4, contentMode: .fit) }["inner"] == [40, 5])
    #expect(
      sizes { $0.note("inner").aspectRatio(4, contentMode: .fill).frame(width: 320, height: 160) }[
        "inner"] == [80, 10])
  }

  @Test(
    "offset moves drawing and not layout; position centers at a point and takes the whole proposal")
  func moved() {
    let laid = Laid(20, 3) {
      VStack(alignment: .leading, spacing: 0) {
        Text("a").offset(x: 40, y: 16)
        Text("b")
      }
    }
    #expect(laid["a"][0] - laid["b"][0] == 5 && laid["a"][1] == laid["b"][1])
    #expect(sizes { _ in Text("abc").position(x: 100, y: 40) }["outer"] == [40, 10])
    #expect(Laid { Text("abc").position(x: 100, y: 40) }["abc"] == [11, 2, 3, 1])
  }
}

import Foundation
import TheseusCore
import TheseusVector
import TheseusViews
import Testing

@MainActor @Suite("A picture of several views is as large as all of them")
struct SeveralViewsTests {
  private func size<V: View>(_ view: V) -> CGSize? {
    var found: CGSize?
    ImageRenderer(content: view).render { size, _ in found = size }
    return found
  }

  @Test("a group, rows and a tuple have the size of a stack of them")
  func sizes() {
    let one = Color.red.frame(width: 30, height: 10)
    let two = Color.blue.frame(width: 50, height: 20)
    let stack = size(
      VStack {
        one; two
      })
    #expect(stack?.width == 50)
    #expect(
      size(
        Group {
          one; two
        }) == stack)
    #expect(
      size(ForEach(0..<2) { Color.red.frame(width: $0 == 0 ? 30 : 50, height: 10) })?.width == 50)
    #expect(
      size(
        Group {
          Color.clear.frame(width: 0, height: 0); two
        })?.width == 50)
  }

  @Test("one view has its own size, none has no picture")
  func few() {
    #expect(size(Color.red.frame(width: 30, height: 10)) == CGSize(width: 30, height: 10))
    #expect(size(EmptyView()) == nil)
  }
}

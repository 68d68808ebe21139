import Foundation
import TheseusCore
import Testing

@testable import TheseusViews

@MainActor @Suite("The text of a field is aligned as multilineTextAlignment says")
struct AlignedFieldTests {
  private struct Field: View {
    @State var text: String
    var alignment: TextAlignment
    var isSecure = false
    var axis = Axis.horizontal
    var body: some View {
      Group {
        if isSecure {
          SecureField("Name", text: $text)
        } else {
          TextField("Name", text: $text, axis: axis)
        }
      }
      .multilineTextAlignment(alignment)
    }
  }

  @Test("the text stands at the end, in the middle, or at the start")
  func places() {
    for (alignment, row) in [
      (TextAlignment.leading, "  12"), (.center, "       12"), (.trailing, "             12"),
    ] {
      let host = mounted(columns: 16, rows: 1) { Field(text: "12", alignment: alignment) }
      #expect(host.picture == [row])
    }
  }

  @Test("so do a prompt and the dots of a secret")
  func prompts() {
    let host = mounted(columns: 16, rows: 2) {
      VStack(spacing: 0) {
        Field(text: "", alignment: .trailing)
        Field(text: "abc", alignment: .trailing, isSecure: true)
      }
    }
    #expect(host.picture == ["           Name", "            •••"])
  }

  @Test("what is typed pushes the text to the start, until the field is full and scrolls")
  func typing() {
    let host = mounted(columns: 10, rows: 1) { Field(text: "12", alignment: .trailing) }
    host.press(.tab)
    #expect(host.picture == ["▌      12"] && host.cursor == [9, 0])
    host.type("345")
    #expect(host.picture == ["▌   12345"] && host.cursor == [9, 0])
    host.press(.home)
    #expect(host.cursor == [4, 0])
    host.press(.end)
    host.type("6789")
    #expect(host.picture == ["▌ 3456789"] && host.cursor == [9, 0])
  }

  @Test("a click puts the caret where the text is drawn, and beside it at its ends")
  func clicks() {
    let host = mounted(columns: 20, rows: 1) { Field(text: "12345", alignment: .trailing) }
    for (column, caret) in [(16, 16), (3, 14), (19, 19)] {
      host.send(.pointer(PointerEvent(.press(.left), column: column, row: 0)))
      host.send(.pointer(PointerEvent(.release(.left), column: column, row: 0)))
      #expect(host.cursor == [caret, 0])
    }
  }

  @Test("each row of a growing field is aligned, without the space at which it was broken")
  func rows() {
    let host = mounted(columns: 12, rows: 2) {
      Field(text: "several words", alignment: .trailing, axis: .vertical)
    }
    #expect(host.picture == ["    several", "      words"])
    host.press(.tab)
    #expect(host.cursor == [11, 1])
    host.press(.upArrow)
    #expect(host.cursor?[1] == 0)
    host.type("X")
    #expect(host.picture[0].hasSuffix("severalX") || host.picture[0].hasSuffix("several X"))
  }

  @Test("a plain field keeps space for the caret behind its text")
  func plain() {
    let host = mounted(columns: 10, rows: 1) {
      Field(text: "12", alignment: .trailing).textFieldStyle(.plain)
    }
    #expect(host.picture == ["       12"])
    host.press(.tab)
    #expect(host.picture == ["       12"] && host.cursor == [9, 0])
  }

  @Test("another alignment moves the text")
  func change() {
    final class Model: ObservableObject { @Published var isTrailing = false }
    struct Page: View {
      @ObservedObject var model: Model
      var body: some View {
        TextField("Name", text: .constant("12"))
          .multilineTextAlignment(model.isTrailing ? .trailing : .leading)
      }
    }
    let model = Model()
    let host = mounted(columns: 10, rows: 1) { Page(model: model) }
    #expect(host.picture == ["  12"])
    model.isTrailing = true
    host.flush()
    #expect(host.picture == ["       12"])
  }
}

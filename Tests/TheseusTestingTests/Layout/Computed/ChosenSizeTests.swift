import Foundation
import TheseusTesting
import TheseusViews
import Testing

@MainActor @Suite("ViewThatFits, and texts in little space")
struct ChosenSizeTests {
  @Test("the first view that fits in the asked axes is shown, else the last")
  func fits() {
    let page = Measured(width: 80, height: 384) { page in
      VStack(alignment: .leading, spacing: 0) {
        ViewThatFits {
          Text("a very long text").measured("long", page)
          Text("medium").measured("medium", page)
          Text("s").measured("short", page)
        }
        ViewThatFits(in: .vertical) {
          Text("hello brave new world").measured("wrapped", page)
          Text("x").measured("x", page)
        }
        .frame(height: 32, alignment: .topLeading)
        ViewThatFits {
          Text("far too long for it").lineLimit(1).measured("first", page)
          Text("still too long").lineLimit(1).measured("last", page)
        }
      }
    }
    #expect(page["medium"] == [0, 0, 48, 16])
    #expect(page["x"] == [0, 16, 8, 16])
    #expect(page["last"] == [0, 48, 80, 16])
  }

  @Test("a view fits vertically with the lines that it needs in the proposed width")
  func fitsWrapped() {
    let page = Measured(width: 80, height: 48) { page in
      ViewThatFits(in: .vertical) {
        Text("hello brave new world").measured("wrapped", page)
        Text("x").measured("x", page)
      }
    }
    #expect(page["wrapped"] == [0, 0, 72, 48])
  }

  @Test("the choice follows the size of the window and of the contents")
  func follows() throws {
    struct Bar: View {
      @State private var title = "short"
      var body: some View {
        VStack {
          Button("Grow") { title = "a much longer title" }
          ViewThatFits(in: .horizontal) {
            HStack {
              Text(title); Text("wide")
            }
            VStack {
              Text(title); Text("tall")
            }
          }
        }
      }
    }
    let host = TestHost(columns: 20, rows: 6) { Bar() }
    #expect(host.screen.contains("wide"))
    try host.find(.button, "Grow").tap()
    #expect(host.screen.contains("tall") && !host.screen.contains("wide"))
    host.resize(columns: 40, rows: 6)
    #expect(host.screen.contains("wide") && !host.screen.contains("tall"))
  }

  @Test("in a stack the choice is made by what the stack offers")
  func inStack() {
    let page = Measured(width: 240, height: 64) { page in
      HStack(spacing: 0) {
        Color.red.frame(width: 160, height: 16)
        ViewThatFits {
          Text("0123456789abc").measured("long", page)
          Text("01234").measured("short", page)
        }
      }
    }
    #expect(page["short"] == [160, 0, 40, 16])
    #expect(page["long"].suffix(2) == [0, 0])
    #expect(page.host.findAll(.text).map(\.label) == ["01234"])
  }

  @Test("a text is as wide as its longest line")
  func wrapped() {
    let page = Measured(width: 80) { page in
      VStack(alignment: .leading, spacing: 0) {
        Text("hello brave new world").measured("words", page)
        Text("abcdefghijklmnop").measured("letters", page)
        Text("a\nbcd\n").measured("breaks", page)
      }
    }
    #expect(page["words"] == [0, 0, 72, 48])
    #expect(page["letters"] == [0, 48, 80, 32])
    #expect(page["breaks"].prefix(3) == [0, 80, 24])
  }

  @Test("line limits bound the height, and ranges also reserve it")
  func lineLimits() {
    let long = "one two three four five six seven"
    let page = Measured(width: 48) { page in
      VStack(alignment: .leading, spacing: 0) {
        Text(long).lineLimit(2).measured("two", page)
        Text("a").lineLimit(2...4).measured("least", page)
        Text(long).lineLimit(2...4).measured("most", page)
        Text("a").lineLimit(3, reservesSpace: true).measured("reserved", page)
        Text("a").lineLimit(3).measured("one", page)
        Text("a").lineLimit(2...).measured("open", page)
        Text(long).lineLimit(...2).measured("upTo", page)
      }
    }
    #expect(page["two"][3] == 32 && page["least"][3] == 32 && page["most"][3] == 64)
    #expect(page["reserved"][3] == 48 && page["one"][3] == 16)
    #expect(page["open"][3] == 32 && page["upTo"][3] == 32)
  }

  @Test("a text is truncated at its end, start or middle")
  func truncation() {
    let laid = Laid(10, 3) {
      VStack(alignment: .leading, spacing: 0) {
        Text("0123456789abcdef").lineLimit(1)
        Text("0123456789abcdef").lineLimit(1).truncationMode(.head)
        Text("0123456789abcdef").lineLimit(1).truncationMode(.middle)
      }
    }
    let lines = laid.lines
    #expect(lines[0].hasPrefix("012345678") && lines[0].hasSuffix("…"))
    #expect(lines[1].hasPrefix("…") && lines[1].hasSuffix("789abcdef"))
    #expect(lines[2].hasPrefix("0123") && lines[2].hasSuffix("cdef") && lines[2].contains("…"))
  }

  @Test("a text that gets less height than it needs ends in an ellipsis")
  func littleHeight() {
    let laid = Laid(10, 4) {
      Text("hello brave new world").frame(width: 80, height: 32, alignment: .topLeading)
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    }
    #expect(laid.lines[0] == "hello")
    #expect(laid.lines[1].hasPrefix("brave new") && laid.lines[1].hasSuffix("…"))
    #expect(laid.lines[2].isEmpty)
  }

  @Test("lines of a text align inside the text only")
  func lineAlignment() {
    let laid = Laid(20, 3) {
      Text("ab\nabcdef\nabcd").multilineTextAlignment(.trailing)
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    }
    #expect(laid.lines == ["    ab", "abcdef", "  abcd"])
  }

  @Test("a text with priority keeps its line, the other is shortened")
  func textPriority() {
    let laid = Laid(20, 1) {
      HStack(spacing: 8) {
        Text("0123456789abcdef").lineLimit(1)
        Text("important").lineLimit(1).layoutPriority(1)
      }
    }
    #expect(laid.lines[0] == "012345678… important")
  }

  @Test("fixedSize keeps a text whole outside of its frame")
  func fixedText() {
    let page = Measured { page in
      Text("0123456789").fixedSize().measured("text", page)
        .frame(width: 40, height: 16, alignment: .leading).measured("frame", page)
    }
    #expect(page["text"] == [0, 0, 80, 16])
    #expect(page["frame"] == [0, 0, 40, 16])
  }
}

import Foundation
import TheseusTesting
import TheseusViews
import Testing

@MainActor @Suite("A mask shows its view where the mask draws, cell by cell")
struct MaskTests {
  private func screen<V: View>(_ view: V) -> String {
    TestHost(columns: 6, rows: 1) { view }.screen
  }

  private func bar(_ cells: CGFloat) -> some View {
    Rectangle().frame(width: cells * 8, height: 16)
  }

  @Test("the mask is aligned in the view's bounds")
  func alignment() {
    let text = Text("abcdef")
    #expect(screen(text.mask(alignment: .leading) { bar(3) }) == "abc")
    #expect(screen(text.mask(alignment: .trailing) { bar(2) }) == "    ef")
    #expect(screen(text.mask { bar(2) }) == "  cd")
    #expect(screen(text.mask(bar(4))) == " bcde")
    #expect(screen(text.mask { Rectangle() }) == "abcdef", "it is proposed the view's size")
    #expect(screen(text.mask { EmptyView() }) == "")
    #expect(
      screen(text.mask(alignment: .leading) { bar(1).offset(x: 16) }) == "  c",
      "an offset moves the mask")
  }

  @Test("several views mask together, and masks intersect")
  func combined() {
    let text = Text("abcdef")
    #expect(
      screen(
        text.mask {
          HStack(spacing: 16) {
            bar(2)
            bar(2)
          }
        }) == "ab  ef")
    #expect(
      screen(text.mask(alignment: .leading) { bar(4) }.mask(alignment: .trailing) { bar(4) })
        == "  cd")
    #expect(
      screen(text.mask { Rectangle().mask(alignment: .leading) { bar(2) } }) == "ab",
      "a mask may be masked")
  }

  @Test("less than half opaque parts of a mask hide")
  func opacity() {
    let text = Text("abcdef")
    let fade = LinearGradient(
      colors: [.black, .clear], startPoint: .leading, endPoint: .trailing)
    #expect(screen(text.mask(fade)) == "abc")
    #expect(screen(text.mask(Color.black.opacity(0.4))) == "")
    #expect(screen(text.mask(Rectangle().opacity(0.4))) == "")
    #expect(screen(text.mask(Color.black.opacity(0.6))) == "abcdef")
    #expect(screen(text.mask(Rectangle().hidden())) == "")
  }

  @Test("letters mask with their cells, and a control with its frame")
  func letters() {
    #expect(screen(Text("abcdef").mask { Text("x xx x") }) == "a cd f")
    #expect(
      screen(Text("abcdef").mask { Text("xx").frame(width: 32, alignment: .leading) }) == " bc")
  }

  @Test("what is behind shows where the mask is not")
  func behind() {
    let view = ZStack {
      Text("......")
      Text("abcdef").mask(alignment: .trailing) { bar(2) }
    }
    #expect(screen(view) == "....ef")
  }

  @Test("a wide character is shown as a whole or not at all")
  func wide() {
    let text = Text("日本語")
    #expect(screen(text.mask(alignment: .leading) { bar(3) }) == "日")
    #expect(screen(text.mask(alignment: .trailing) { bar(3) }) == "    語")
    let view = ZStack {
      Text("日本語")
      Text("abcdef").mask(alignment: .leading) { bar(3) }
    }
    #expect(screen(view) == "abc 語")
  }

  @Test("a circle masks with the cells whose centers are inside")
  func circle() {
    let host = TestHost(columns: 8, rows: 4) {
      VStack(spacing: 0) { ForEach(0..<4, id: \.self) { _ in Text("########") } }
        .mask(Circle())
    }
    let lines = host.screen.split(separator: "\n").map { $0.filter { $0 == "#" }.count }
    #expect(lines.count == 4)
    #expect(lines[0] < lines[1] && lines[0] == lines[3] && lines[1] == lines[2])
  }

  @Test("a mask that changes redraws the view, larger and smaller, moved and gone")
  func change() throws {
    struct Page: View {
      @State private var step = 0
      var body: some View {
        VStack(alignment: .leading, spacing: 0) {
          Text("abcdef").mask(alignment: .leading) {
            if step < 4 {
              Rectangle().fill(step == 3 ? .clear : .black)
                .frame(width: [16, 32, 8, 48][step], height: 16)
                .offset(x: step == 2 ? 24 : 0)
            }
          }
          Button("Next") { step += 1 }
        }
      }
    }
    let host = TestHost(columns: 12, rows: 2) { Page() }
    func line() -> String {
      host.screen.split(separator: "\n", omittingEmptySubsequences: false).first {
        !$0.contains("Next")
      }
      .map { $0.trimmingCharacters(in: .whitespaces) } ?? ""
    }
    var seen = [line()]
    for _ in 1...4 {
      try host.find(.button, "Next").tap()
      seen.append(line())
    }
    #expect(seen == ["ab", "abcd", "d", "", ""])
  }

  @Test("a mask is not read, takes no focus and no press")
  func silent() throws {
    struct Page: View {
      @State private var count = 0
      var body: some View {
        VStack {
          Button("Count \(count)") { count += 1 }
            .mask { Button("Mask") { count += 100 } }
        }
      }
    }
    let host = TestHost(columns: 20, rows: 3) { Page() }
    #expect(throws: (any Error).self) { try host.find(.button, "Mask") }
    try host.find(.button, "Count 0").tap()
    #expect(try host.find(.button, "Count 1").label == "Count 1")
  }

  @Test("a mask does not change the layout")
  func layout() {
    let host = TestHost(columns: 20, rows: 1) {
      HStack(spacing: 0) {
        Text("abc").mask { Rectangle().frame(width: 160, height: 160) }
        Text("|")
      }
    }
    #expect(host.screen.contains("abc|"))
  }
}

import TheseusTesting
import TheseusViews
import Testing

@MainActor @Suite("The wheel")
struct WheelTests {
  @Test("over a blank part of a scroll view the wheel scrolls it; a press is for what is behind")
  func blank() throws {
    struct Page: View {
      @State private var presses = 0
      var body: some View {
        ZStack {
          Color.clear.contentShape(Rectangle()).onTapGesture { presses += 1 }
          ScrollView {
            VStack(alignment: .leading) { ForEach(0..<20) { Text("row \($0), \(presses)") } }.frame(
              maxWidth: .infinity, alignment: .leading)
          }
        }
      }
    }
    let host = TestHost(columns: 30, rows: 5) { Page() }
    host.send(.pointer(PointerEvent(.scroll(right: 0, down: 3), column: 25, row: 2)))
    host.flush()
    #expect(host.screen.hasPrefix("row 3"))
    host.send(.pointer(PointerEvent(.press(.left), column: 25, row: 2)))
    host.send(.pointer(PointerEvent(.release(.left), column: 25, row: 2)))
    host.flush()
    #expect(host.screen.contains("row 3, 1"))
  }
}

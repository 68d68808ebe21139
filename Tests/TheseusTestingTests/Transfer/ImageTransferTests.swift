import TheseusTesting
import TheseusViews
import Testing

@MainActor @Suite("Images are transferred")
struct ImageTransferTests {
  private struct Page: View {
    @State private var dropped = 0
    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        Text("source").draggable(Image(systemName: "star"))
        Text("dropped \(dropped)").dropDestination(for: Image.self) { images, _ in
          dropped += images.count
          return true
        }
        ShareLink(item: Image(systemName: "star"), preview: SharePreview("A star"))
      }
    }
  }

  @Test("one that is dragged from a view is dropped on another")
  func drop() throws {
    let host = TestHost(columns: 40, rows: 8) { Page() }
    let (from, to) = (
      try host.find(.text, "source").frame, try host.find(.text, "dropped 0").frame
    )
    for (action, place) in [
      (PointerEvent.Action.press(.left), from), (.move(.left), to), (.move(.left), to),
      (.release(.left), to),
    ] {
      host.send(.pointer(PointerEvent(action, column: place.x + 1, row: place.y)))
    }
    #expect(host.screen.contains("dropped 1"))
  }
}

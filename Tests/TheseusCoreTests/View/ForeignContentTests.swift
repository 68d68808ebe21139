import TheseusCore
import Testing

/// The content of a framework that Theseus does not know: marks of a chart.
private protocol Mark { var values: [Int] { get } }
private struct Bar: Mark { var values: [Int] }

extension ForEach: Mark where Content: Mark {
  fileprivate var values: [Int] { data.flatMap { content($0).values } }

  fileprivate init(
    _ data: Data, id: KeyPath<Data.Element, ID>, marks: @escaping (Data.Element) -> Content
  ) {
    self.init(_rows: data, id: id, content: marks)
  }
}

@MainActor
@Suite("ForEach over content that is not a view")
struct ForeignContentTests {
  @Test("another module builds it and reads its data and content")
  func marks() {
    let bars = ForEach([1, 2, 3], id: \.self, marks: { Bar(values: [$0, 10 * $0]) })
    #expect(bars.values == [1, 10, 2, 20, 3, 30])
  }
}

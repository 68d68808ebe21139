import Foundation
import IdentityModel
import Observation
import CommandTestSupport
import TheseusCore
import TheseusTesting
import TheseusViews
import Testing

/// The article's open questions, put to the runtime along random histories; the modules of `Spec/`
/// that answer them for the rules are named at each.
@MainActor
@Suite("The article's open questions")
struct OpenQuestionsTests {
  @Test(
    "R51 ObservationEdges: a change wakes every live reader and no ended one",
    arguments: [UInt64(3), 4, 5])
  func observation(_ seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let (model, book) = (Watched(), Book())
    let runtime = ViewRuntime()
    func root(_ ids: [Int]) -> some View {
      ForEach(ids, id: \.self) { Reader(id: $0, model: model, book: book) }
    }
    var ids = [1, 2]
    let mount = RootMount(runtime.rootInputs()) { root(ids) }
    runtime.flush()
    for step in 0..<300 {
      book.ran = []
      if Bool.random(using: &random) {
        model.value += 1
        runtime.flush()
        #expect(
          Set(book.ran) == Set(ids) && book.ran.count == ids.count, "seed \(seed), step \(step)")
      } else {
        let before = ids
        ids = (1...4).filter { _ in Bool.random(using: &random) }.shuffled(using: &random)
        mount.update { root(ids) }
        runtime.flush()
        #expect(
          Set(book.ran).isSuperset(of: Set(ids).subtracting(before)), "seed \(seed), step \(step)")
        #expect(Set(book.ran).isSubset(of: ids), "seed \(seed), step \(step)")
      }
    }
    runtime.unmount()
    book.ran = []
    model.value += 1
    runtime.flush()
    #expect(book.ran.isEmpty)
  }

  @Test(
    "R15 LayoutIdentity: no layout, and no placement by one, changes what a child remembers",
    arguments: [UInt64(6), 7])
  func layout(_ seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let book = Book()
    let host = TestHost(columns: 30, rows: 10) {
      Arranged(layout: AnyLayout(HStackLayout()), book: book)
    }
    var written: [Int: Int] = [0: 0, 1: 0, 2: 0]
    for step in 0..<60 {
      switch Int.random(in: 0..<5, using: &random) {
      case 0: host.update { Arranged(layout: AnyLayout(HStackLayout()), book: book) }
      case 1: host.update { Arranged(layout: AnyLayout(VStackLayout()), book: book) }
      case 2, 3:
        let shift = Int.random(in: 0..<3, using: &random)
        host.update { Arranged(layout: AnyLayout(Shifted(shift: shift)), book: book) }
      default:
        let child = Int.random(in: 0..<3, using: &random)
        written[child] = step + 1
        book.cells[child]?.wrappedValue = step + 1
        host.flush()
      }
      #expect(book.shown == written, "seed \(seed), step \(step)")
    }
    #expect(host.trace.created(Keeper.self).count == 3)
    #expect(host.trace.ended(Keeper.self).isEmpty)
  }

  @Test(
    "R71 LazyRows under .all: a row scrolled off and back has all it had",
    arguments: [UInt64(8), 9])
  func lazyRows(_ seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let book = Book()
    let host = TestHost(columns: 20, rows: 5) {
      ScrollView {
        LazyVStack(spacing: 0) { ForEach(0..<40, id: \.self) { Keeper(number: $0, book: book) } }
      }
    }
    let area = try host.find(.scrollArea)
    var written: [Int: Int] = [:]
    for step in 0..<40 {
      if let row = book.shown.keys.sorted().randomElement(using: &random),
        Bool.random(using: &random)
      {
        written[row] = step + 1
        book.cells[row]?.wrappedValue = step + 1
        host.flush()
      } else {
        try area.scroll(by: Int.random(in: -12...12, using: &random))
      }
      for (row, value) in written {
        #expect(book.cells[row]?.wrappedValue == value, "seed \(seed), step \(step), row \(row)")
      }
    }
    #expect(host.trace.ended(Keeper.self).isEmpty)
    #expect(!written.isEmpty)
  }
}

@Observable
private final class Watched {
  var value = 0
}

/// A record made by views: the bodies that ran, the cells, and the values shown last.
@MainActor
private final class Book {
  var ran: [Int] = []
  var cells: [Int: Binding<Int>] = [:]
  var shown: [Int: Int] = [:]
}

private struct Reader: View {
  let id: Int
  let model: Watched
  let book: Book

  var body: some View {
    _ = model.value
    book.ran.append(id)
    return EmptyView()
  }
}

/// A row or child with one cell.
private struct Keeper: View {
  let number: Int
  let book: Book
  @State private var kept = 0

  var body: some View {
    book.cells[number] = $kept
    book.shown[number] = kept
    return Text("\(number): \(kept)")
  }
}

private struct Arranged: View {
  let layout: AnyLayout
  let book: Book

  var body: some View {
    layout {
      Keeper(number: 0, book: book)
      Keeper(number: 1, book: book)
      Keeper(number: 2, book: book)
    }
  }
}

/// Places child c where child c + shift would be: the "position shift" of the article's unexplained
/// trace.
private struct Shifted: Layout {
  let shift: Int

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
    return CGSize(width: sizes.map(\.width).max() ?? 0, height: sizes.reduce(0) { $0 + $1.height })
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    var y = bounds.minY
    for index in subviews.indices {
      let subview = subviews[(index + shift) % subviews.count]
      subview.place(at: CGPoint(x: bounds.minX, y: y), proposal: .unspecified)
      y += subview.sizeThatFits(.unspecified).height
    }
  }
}

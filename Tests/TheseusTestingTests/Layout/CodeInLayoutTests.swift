import Foundation
import Observation
import TheseusTesting
import TheseusViews
import Testing

/// Only a value that the code reads in a layout or a commit changes.
@MainActor @Suite("R55 code that runs in a layout runs again when what it reads changes")
struct CodeInLayoutTests {
  /// Where the code reads the number from.
  enum Source: CaseIterable {
    /// `@State`, which the body reads and the code captures.
    case captured
    /// `@State` that only the code reads.
    case state
    /// `@Binding`, whose owner's body does not run.
    case binding
    /// A binding of two closures.
    case computed
    /// An observable object in a `let`.
    case object
    /// An observable object in the environment.
    case environment
    /// An `ObservableObject` whose view declares it.
    case published
  }

  enum Code: CaseIterable {
    case guide, verticalGuide, effect, layout, placing, erasedLayout, reader, visual, relative
    case offset, position, padding, anchor, geometry, preference
  }

  @Observable @MainActor final class Model {
    var number = 0
    var other = 0
  }
  @MainActor final class Publisher: ObservableObject {
    @Published var number = 0
  }

  private struct Page: View {
    let source: Source
    let code: Code
    let model: Model
    let published: Publisher
    @State private var number = 0
    @State private var unrelated = 0

    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        content
        Button("change") {
          number += 1
          model.number += 1
          published.number += 1
        }
        Button("unrelated") {
          unrelated += 1
          model.other += 1
        }
        Text("unrelated \(unrelated)")
      }
      .environment(model)
    }

    @ViewBuilder private var content: some View {
      switch source {
      case .captured:
        let number = number
        Subject(code: code) { number }
      case .state: OfState(code: code, unused: { number })
      case .binding: OfBinding(code: code, number: $number)
      case .computed:
        OfBinding(code: code, number: Binding(get: { number }, set: { number = $0 }))
      case .object: OfObject(code: code, model: model)
      case .environment: OfEnvironment(code: code)
      case .published: OfPublished(code: code, published: published)
      }
    }
  }

  /// Its own state, which its body does not read.
  private struct OfState: View {
    let code: Code
    let unused: () -> Int
    @State private var own = 0
    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        Subject(code: code) { own }
        Button("own") { own += 1 }
      }
    }
  }
  private struct OfBinding: View {
    let code: Code
    @Binding var number: Int
    var body: some View { Subject(code: code) { number } }
  }
  private struct OfObject: View {
    let code: Code
    let model: Model
    var body: some View { Subject(code: code) { model.number } }
  }
  private struct OfEnvironment: View {
    let code: Code
    @Environment(Model.self) private var model
    var body: some View { Subject(code: code) { model.number } }
  }
  private struct OfPublished: View {
    let code: Code
    @ObservedObject var published: Publisher
    var body: some View { Subject(code: code) { published.number } }
  }

  /// The view that the code moves by 8 points, a column, for each 1.
  private struct Subject: View {
    let code: Code
    let number: () -> Int
    private var length: CGFloat { 16 * CGFloat(number()) }

    var body: some View {
      let view = Text("x")
      // The subject and what it is aligned with.
      switch code {
      case .guide:
        VStack(alignment: .leading, spacing: 0) {
          Color.clear.frame(width: 160, height: 16)
          view.alignmentGuide(.leading) { _ in -length }
        }
      case .verticalGuide:
        HStack(alignment: .top, spacing: 0) {
          Color.clear.frame(width: 16, height: 96)
          view.alignmentGuide(.top) { $0[.top] - length }
        }
      case .effect: view.modifier(Moved(number: number))
      case .layout: Widened(number: number) { view }
      case .placing: Shifted(number: number) { view }
      case .erasedLayout: AnyLayout(Shifted(number: number)) { view }
      case .reader:
        GeometryReader { _ in view.padding(.leading, length) }.frame(width: 160, height: 16)
      case .visual:
        let number = Sent(number: number)
        view.visualEffect { content, _ in
          content.offset(x: MainActor.assumeIsolated { 16 * CGFloat(number.number()) })
        }
      case .relative:
        view.containerRelativeFrame(.horizontal, alignment: .trailing) { _, _ in 16 + length }
      case .offset: view.offset(x: length)
      case .position: view.position(x: length + 4, y: 8).frame(width: 160, height: 16)
      case .padding: view.padding(.leading, length)
      case .anchor:
        view.anchorPreference(key: LengthKey.self, value: .bounds) { _ in length }
          .modifier(Following())
      case .geometry:
        Measured { _ in length }
      case .preference:
        view.transformPreference(LengthKey.self) { $0 = length }.modifier(Following())
      }
    }
  }

  private struct Sent: @unchecked Sendable { let number: () -> Int }

  private struct LengthKey: PreferenceKey {
    static let defaultValue: CGFloat = 0
    static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value += nextValue() }
  }
  /// Moves by a preference of its content.
  private struct Following: ViewModifier {
    @State private var length: CGFloat = 0
    func body(content: Content) -> some View {
      content.onPreferenceChange(LengthKey.self) { length = $0 }.padding(.leading, length)
    }
  }
  private struct Measured: View {
    let transform: (GeometryProxy) -> CGFloat
    @State private var length: CGFloat = 0
    var body: some View {
      Text("x").onGeometryChange(for: CGFloat.self, of: transform) { length = $0 }
        .padding(.leading, length)
    }
  }
  private struct Moved: GeometryEffect {
    let number: () -> Int
    nonisolated func effectValue(size: CGSize) -> ProjectionTransform {
      let sent = Sent(number: number)
      let x = MainActor.assumeIsolated { 16 * CGFloat(sent.number()) }
      return ProjectionTransform(CGAffineTransform(translationX: x, y: 0))
    }
  }
  /// Takes more space before its views.
  private struct Widened: Layout {
    let number: () -> Int
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
      CGSize(width: 16 * CGFloat(number()) + 8, height: 16)
    }
    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) {
      let place = CGPoint(x: bounds.maxX, y: 0)
      for view in subviews { view.place(at: place, anchor: .topTrailing, proposal: .unspecified) }
    }
  }
  /// Reads only while it places.
  private struct Shifted: Layout {
    let number: () -> Int
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
      CGSize(width: 160, height: 16)
    }
    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) {
      let place = CGPoint(x: bounds.minX + 16 * CGFloat(number()), y: 0)
      for view in subviews { view.place(at: place, proposal: .unspecified) }
    }
  }

  /// The distance that the subject has moved, in cells.
  private func place(_ host: TestHost) throws -> [Int] {
    let frame = try host.find(.text, "x").frame
    return [frame.x, frame.y]
  }

  @Test("it moves its view", arguments: Source.allCases, Code.allCases)
  func moves(_ source: Source, _ code: Code) throws {
    // The closures of preferences run in no layout, and are not tracked.
    let isPreference = code == .anchor || code == .preference
    if isPreference, source == .object || source == .environment { return }
    let host = TestHost(columns: 40, rows: 14) {
      Page(source: source, code: code, model: Model(), published: Publisher())
    }
    let button = source == .state ? "own" : "change"
    let before = try place(host)
    let axis = code == .verticalGuide ? 1 : 0
    let step = code == .verticalGuide ? 1 : 2
    for count in 1...3 {
      try host.find(.button, button).tap()
      #expect(try place(host)[axis] == before[axis] + step * count, "\(count)")
      #expect(try place(host)[1 - axis] == before[1 - axis])
    }
    try host.find(.button, "unrelated").tap()
    #expect(try place(host)[axis] == before[axis] + step * 3)
    try host.find(.button, button).tap()
    #expect(try place(host)[axis] == before[axis] + step * 4)
  }

  @Test("what another question has read counts too")
  func severalQuestions() throws {
    /// Reads one number for its first view and another for the second.
    struct TwoNumbers: View {
      @State private var first = 0
      @State private var second = 0
      var body: some View {
        VStack(alignment: .leading, spacing: 0) {
          Color.clear.frame(width: 160, height: 16)
          ViewThatFits { HStack(spacing: 0) { Text("a") } }
          ForEach([1, 2], id: \.self) { index in
            Text("row \(index)").frame(width: index == 1 ? 80 : 120, alignment: .leading)
              .alignmentGuide(.leading) {
                $0.width > 100 ? -16 * CGFloat(first) : -8 * CGFloat(second)
              }
          }
          Button("first") { first += 1 }
          Button("second") { second += 1 }
        }
      }
    }
    let host = TestHost(columns: 40, rows: 12) { TwoNumbers() }
    func places() throws -> [Int] {
      let (one, two) = (try host.find(.text, "row 1"), try host.find(.text, "row 2"))
      return [one.frame.x, two.frame.x]
    }
    let start = try places()
    try host.find(.button, "second").tap()
    #expect(try places() == [start[0] + 1, start[1]])
    try host.find(.button, "first").tap()
    #expect(try places() == [start[0] + 1, start[1] + 2])
    try host.find(.button, "second").tap()
    #expect(try places() == [start[0] + 2, start[1] + 2])
  }

  @Test("a change of something else runs neither the code nor a body")
  func unrelated() throws {
    final class Count { var runs = 0 }
    struct Counting: View {
      let count: Count
      let model: Model
      @State private var own = 0
      @State private var unread = 0
      var body: some View {
        VStack(alignment: .leading, spacing: 0) {
          Color.clear.frame(width: 160, height: 16)
          Text("x").alignmentGuide(.leading) { _ in
            count.runs += 1
            return -8 * CGFloat(own + model.number)
          }
          Button("own") { own += 1 }
          Button("unread") {
            unread += 1
            model.other += 1
          }
          Button("object") { model.number += 1 }
        }
      }
    }
    let (count, model) = (Count(), Model())
    let host = TestHost(columns: 40, rows: 12) { Counting(count: count, model: model) }
    let start = try host.find(.text, "x").frame.x
    try host.find(.button, "own").tap()
    try host.find(.button, "object").tap()
    #expect(try host.find(.text, "x").frame.x == start + 2)
    let (runs, bodies) = (count.runs, host.trace.bodyRuns(of: Counting.self))
    try host.find(.button, "unread").tap()
    #expect(count.runs == runs)
    #expect(host.trace.bodyRuns(of: Counting.self) == bodies)
    try host.find(.button, "own").tap()
    #expect(count.runs > runs)
    #expect(host.trace.bodyRuns(of: Counting.self) == bodies, "R25: the body reads neither")
  }

  @Test("what removed views have read does nothing, and keeps nothing alive")
  func removed() throws {
    struct Removable: View {
      let model: Model
      @State private var isShown = true
      var body: some View {
        VStack(alignment: .leading, spacing: 0) {
          if isShown { Text("x").alignmentGuide(.leading) { _ in -8 * CGFloat(model.number) } }
          Button("remove") { isShown = false }
        }
      }
    }
    let model = Model()
    let host = TestHost(columns: 40, rows: 6) { Removable(model: model) }
    model.number = 1
    host.flush()
    try host.find(.button, "remove").tap()
    model.number = 2
    #expect(!host.runtime.isUpdateDue)
  }

  @Test("a change by an animated write moves the view to the same place")
  func animated() throws {
    struct Animated: View {
      @State private var own = 0
      var body: some View {
        VStack(alignment: .leading, spacing: 0) {
          Color.clear.frame(width: 160, height: 16)
          Text("x").alignmentGuide(.leading) { _ in -8 * CGFloat(own) }
          Button("own") { withAnimation(.linear(duration: 1)) { own += 4 } }
        }
      }
    }
    let host = TestHost(columns: 40, rows: 6) { Animated() }
    let start = try host.find(.text, "x").frame.x
    try host.find(.button, "own").tap()
    host.advance(by: .seconds(2))
    #expect(try host.find(.text, "x").frame.x == start + 4)
  }
}

import Foundation
import TheseusCore

extension Text {
  /// The lines of a text as they are laid out in its view, for a `TextRenderer`.
  ///
  /// A line consists of runs in one style, and a run of slices with one cluster each: hosts place
  /// clusters, not glyphs. Clusters of scripts whose letters join are drawn unjoined when their
  /// slices are drawn one by one. Lines are not reordered for scripts from right to left.
  /// `Text.LayoutKey` is missing.
  public struct Layout: RandomAccessCollection, Equatable {
    private let lines: [Line]
    /// Whether some of the text is not shown.
    public let isTruncated: Bool

    public var startIndex: Int { lines.startIndex }
    public var endIndex: Int { lines.endIndex }
    public subscript(index: Int) -> Line { lines[index] }

    @MainActor
    init(_ text: LaidText) {
      isTruncated = text.layout.isTruncated
      var fragments = text.fragments[...]
      lines = text.layout.lines.enumerated().map { number, line in
        let own = fragments.prefix { $0.line == number }
        fragments = fragments.dropFirst(own.count)
        return Line(line, own.map { Run($0, baseline: line.baseline, in: text) })
      }
    }

    /// The position of a cluster in the text.
    public struct CharacterIndex: Comparable, Hashable, Strideable, Sendable {
      /// In UTF-8.
      let offset: Int

      public static func < (a: CharacterIndex, b: CharacterIndex) -> Bool { a.offset < b.offset }
      public func advanced(by n: Int) -> CharacterIndex { CharacterIndex(offset: offset + n) }
      public func distance(to other: CharacterIndex) -> Int { other.offset - offset }
    }

    /// The settings of drawing; hosts draw text in one way.
    public struct DrawingOptions: OptionSet, Sendable {
      public let rawValue: UInt32
      public init(rawValue: UInt32) { self.rawValue = rawValue }
      public static let disablesSubpixelQuantization = DrawingOptions(rawValue: 1)
    }

    /// The frame of a part of a text, around its baseline.
    public struct TypographicBounds: Equatable, Sendable {
      /// The left end of the baseline, from the top leading corner of the text's view.
      public var origin = CGPoint.zero
      public var width: CGFloat = 0
      /// From the top to the baseline.
      public var ascent: CGFloat = 0
      /// From the baseline to the bottom.
      public var descent: CGFloat = 0
      public var leading: CGFloat = 0

      public init() {}

      init(origin: CGPoint, width: CGFloat, _ metrics: LineMetrics) {
        self.origin = origin
        self.width = width
        ascent = metrics.ascent
        descent = metrics.descent
        leading = metrics.leading
      }

      public var rect: CGRect {
        CGRect(x: origin.x, y: origin.y - ascent, width: width, height: ascent + descent)
      }
    }

    /// One line: its runs from the leading edge.
    public struct Line: RandomAccessCollection, Equatable {
      private let runs: [Run]
      private let width: CGFloat
      private let metrics: LineMetrics
      /// Where the layout has the line.
      let start: CGPoint
      /// The left end of the line's baseline, from the top leading corner of the text's view.
      public var origin: CGPoint

      init(_ line: TextLayout.Line, _ runs: [Run]) {
        self.runs = runs
        width = line.width
        metrics = line.metrics
        start = CGPoint(x: runs.first?.clusters.first?.x ?? 0, y: line.baseline)
        origin = start
      }

      public var startIndex: Int { runs.startIndex }
      public var endIndex: Int { runs.endIndex }
      public subscript(index: Int) -> Run { runs[index] }

      public var typographicBounds: TypographicBounds {
        TypographicBounds(origin: origin, width: width, metrics)
      }
    }

    /// One character, as users see it.
    struct Cluster: Equatable {
      let text: String
      /// From the leading edge of the text's view.
      let x: CGFloat
      let width: CGFloat
      let index: CharacterIndex
    }

    /// A part of a line in one style.
    public struct Run: RandomAccessCollection, Equatable {
      let clusters: [Cluster]
      let attributes: TextAttributes
      let baseline: CGFloat
      let metrics: LineMetrics
      /// The size of the text's view, over which gradients extend.
      let area: CGSize

      @MainActor
      init(_ fragment: TextLayout.Fragment, baseline: CGFloat, in text: LaidText) {
        let measure = text.metrics.text
        let typography = fragment.attributes.typography
        attributes = fragment.attributes
        self.baseline = baseline
        metrics = measure.fixedFont?.line ?? measure.lineMetrics(of: typography)
        area = text.size
        let whole = text.text.string.utf8
        // An ellipsis is where the text that it replaces starts.
        let offset =
          fragment.isEllipsis
          ? text.layout.lines[fragment.line].end
          : whole.distance(from: whole.startIndex, to: fragment.text.startIndex)
        var (x, index) = (fragment.origin.x, fragment.text.startIndex)
        var clusters: [Cluster] = []
        while index < fragment.text.endIndex {
          let next = fragment.text.index(after: index)
          let piece = fragment.text[index..<next]
          let width = measure.advance(of: piece, in: typography)
          let distance = fragment.text.utf8.distance(from: fragment.text.startIndex, to: index)
          clusters.append(
            Cluster(
              text: String(piece), x: x, width: width,
              index: CharacterIndex(offset: offset + (fragment.isEllipsis ? 0 : distance))))
          (x, index) = (x + width, next)
        }
        self.clusters = clusters
      }

      public var startIndex: Int { clusters.startIndex }
      public var endIndex: Int { clusters.endIndex }
      public subscript(index: Int) -> RunSlice { RunSlice(run: self, indices: index..<index + 1) }
      public subscript(bounds: Range<Int>) -> RunSlice { RunSlice(run: self, indices: bounds) }

      /// The attribute that `customAttribute(_:)` attached to the run.
      public subscript<T: TextAttribute>(_ type: T.Type) -> T? { attributes.custom?[type] }

      public var layoutDirection: LayoutDirection { .leftToRight }
      public var characterIndices: [CharacterIndex] { clusters.map(\.index) }
      public var typographicBounds: TypographicBounds { bounds(of: clusters.indices) }

      func bounds(of indices: Range<Int>) -> TypographicBounds {
        let part = clusters[indices]
        return TypographicBounds(
          origin: CGPoint(x: part.first?.x ?? 0, y: baseline),
          width: part.map(\.width).reduce(0, +), metrics)
      }
    }

    /// Some clusters of a run.
    public struct RunSlice: RandomAccessCollection, Equatable {
      public var run: Run
      public var indices: Range<Int>

      public init(run: Run, indices: Range<Int>) {
        self.run = run
        self.indices = indices
      }

      public var startIndex: Int { indices.lowerBound }
      public var endIndex: Int { indices.upperBound }
      public subscript(index: Int) -> RunSlice { RunSlice(run: run, indices: index..<index + 1) }
      public subscript(bounds: Range<Int>) -> RunSlice { RunSlice(run: run, indices: bounds) }

      /// The attribute that `customAttribute(_:)` attached to the run.
      public subscript<T: TextAttribute>(_ type: T.Type) -> T? { run[type] }

      public var characterIndices: [CharacterIndex] { run.clusters[indices].map(\.index) }
      public var typographicBounds: TypographicBounds { run.bounds(of: indices) }
    }
  }
}

import Foundation

/// A guide along the horizontal axis.
public struct HorizontalAlignment: Hashable, Sendable {
  /// The guide's identity.
  public let key: AlignmentKey

  /// An alignment of a custom kind.
  public init(_ id: any AlignmentID.Type) { key = AlignmentKey(id, axis: .horizontal) }

  /// The leading edge.
  public static var leading: HorizontalAlignment { HorizontalAlignment(StandardGuide.Leading.self) }
  /// The middle between the leading and the trailing edge.
  public static var center: HorizontalAlignment {
    HorizontalAlignment(StandardGuide.HorizontalCenter.self)
  }
  /// The trailing edge.
  public static var trailing: HorizontalAlignment {
    HorizontalAlignment(StandardGuide.Trailing.self)
  }
  /// The start of a list row's separator.
  public static var listRowSeparatorLeading: HorizontalAlignment {
    HorizontalAlignment(StandardGuide.SeparatorLeading.self)
  }
  /// The end of a list row's separator.
  public static var listRowSeparatorTrailing: HorizontalAlignment {
    HorizontalAlignment(StandardGuide.SeparatorTrailing.self)
  }
}

/// A guide along the vertical axis.
public struct VerticalAlignment: Hashable, Sendable {
  /// The guide's identity.
  public let key: AlignmentKey

  /// An alignment of a custom kind.
  public init(_ id: any AlignmentID.Type) { key = AlignmentKey(id, axis: .vertical) }

  /// The top edge.
  public static var top: VerticalAlignment { VerticalAlignment(StandardGuide.Top.self) }
  /// The middle between the top and the bottom edge.
  public static var center: VerticalAlignment {
    VerticalAlignment(StandardGuide.VerticalCenter.self)
  }
  /// The bottom edge.
  public static var bottom: VerticalAlignment { VerticalAlignment(StandardGuide.Bottom.self) }
  /// The baseline of the first line of text; the bottom edge where there is none.
  public static var firstTextBaseline: VerticalAlignment {
    VerticalAlignment(StandardGuide.FirstTextBaseline.self)
  }
  /// The baseline of the last line of text; the bottom edge where there is none.
  public static var lastTextBaseline: VerticalAlignment {
    VerticalAlignment(StandardGuide.LastTextBaseline.self)
  }
}

/// A guide on each axis.
public struct Alignment: Hashable, Sendable {
  /// The guide along the horizontal axis.
  public var horizontal: HorizontalAlignment
  /// The guide along the vertical axis.
  public var vertical: VerticalAlignment

  /// An alignment of the two guides.
  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// Both centers.
  public static var center: Alignment { Alignment(horizontal: .center, vertical: .center) }
  /// The leading edge's middle.
  public static var leading: Alignment { Alignment(horizontal: .leading, vertical: .center) }
  /// The trailing edge's middle.
  public static var trailing: Alignment { Alignment(horizontal: .trailing, vertical: .center) }
  /// The top edge's middle.
  public static var top: Alignment { Alignment(horizontal: .center, vertical: .top) }
  /// The bottom edge's middle.
  public static var bottom: Alignment { Alignment(horizontal: .center, vertical: .bottom) }
  /// The top leading corner.
  public static var topLeading: Alignment { Alignment(horizontal: .leading, vertical: .top) }
  /// The top trailing corner.
  public static var topTrailing: Alignment { Alignment(horizontal: .trailing, vertical: .top) }
  /// The bottom leading corner.
  public static var bottomLeading: Alignment { Alignment(horizontal: .leading, vertical: .bottom) }
  /// The bottom trailing corner.
  public static var bottomTrailing: Alignment {
    Alignment(horizontal: .trailing, vertical: .bottom)
  }
  /// The horizontal center on the first baseline.
  public static var centerFirstTextBaseline: Alignment {
    Alignment(horizontal: .center, vertical: .firstTextBaseline)
  }
  /// The horizontal center on the last baseline.
  public static var centerLastTextBaseline: Alignment {
    Alignment(horizontal: .center, vertical: .lastTextBaseline)
  }
  /// The leading edge on the first baseline.
  public static var leadingFirstTextBaseline: Alignment {
    Alignment(horizontal: .leading, vertical: .firstTextBaseline)
  }
  /// The leading edge on the last baseline.
  public static var leadingLastTextBaseline: Alignment {
    Alignment(horizontal: .leading, vertical: .lastTextBaseline)
  }
  /// The trailing edge on the first baseline.
  public static var trailingFirstTextBaseline: Alignment {
    Alignment(horizontal: .trailing, vertical: .firstTextBaseline)
  }
  /// The trailing edge on the last baseline.
  public static var trailingLastTextBaseline: Alignment {
    Alignment(horizontal: .trailing, vertical: .lastTextBaseline)
  }
}

/// The kinds of the guides every view has.
private enum StandardGuide {
  enum Leading: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
  }
  enum HorizontalCenter: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width / 2 }
  }
  enum Trailing: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width }
  }
  enum SeparatorLeading: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
  }
  enum SeparatorTrailing: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width }
  }
  enum Top: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
  }
  enum VerticalCenter: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 2 }
  }
  enum Bottom: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
  }
  enum FirstTextBaseline: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
  }
  enum LastTextBaseline: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
  }
}

extension AlignmentKey {
  /// Whether lines of text have it, although no view sets it.
  var isTextBaseline: Bool {
    let kind = ObjectIdentifier(id)
    return kind == ObjectIdentifier(StandardGuide.FirstTextBaseline.self)
      || kind == ObjectIdentifier(StandardGuide.LastTextBaseline.self)
  }
}

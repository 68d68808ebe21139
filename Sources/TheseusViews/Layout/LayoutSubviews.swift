import Foundation
import TheseusCore

/// The views that a layout arranges.
public struct LayoutSubviews: RandomAccessCollection, Equatable, @unchecked Sendable {
  public typealias SubSequence = LayoutSubviews
  public var layoutDirection: LayoutDirection = .leftToRight
  let elements: [LayoutSubview]
  let range: Range<Int>

  @MainActor
  init(_ elements: [ViewElement]) {
    self.elements = elements.map(LayoutSubview.init)
    range = elements.indices
  }

  private init(_ elements: [LayoutSubview], _ range: Range<Int>) {
    self.elements = elements
    self.range = range
  }

  public var startIndex: Int { range.lowerBound }
  public var endIndex: Int { range.upperBound }
  public subscript(index: Int) -> LayoutSubview { elements[index] }
  public subscript(bounds: Range<Int>) -> LayoutSubviews { LayoutSubviews(elements, bounds) }
}

/// One view for its layout.
public struct LayoutSubview: Equatable, @unchecked Sendable {
  let element: ViewElement

  init(_ element: ViewElement) { self.element = element }

  var metrics: HostMetrics { MainActor.assumeIsolatedUnchecked { element.metrics } }

  public static func == (a: LayoutSubview, b: LayoutSubview) -> Bool { a.element === b.element }

  /// The size, in points, that the view takes for a proposal.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    MainActor.assumeIsolatedUnchecked { element.size(proposal) }
  }

  /// Size and guides for a proposal.
  public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
    MainActor.assumeIsolatedUnchecked {
      let size = element.size(proposal)
      var dimensions = ViewDimensions(width: size.width, height: size.height)
      for key in Self.commonKeys where element.mayHaveGuide(key) {
        if let value = element.explicitGuide(key, in: size, offered: proposal) {
          dimensions.explicit[key] = value
        }
      }
      guard element.hasExplicitGuides else { return dimensions }
      dimensions.lookup = GuideLookup { [element] key in
        Self.commonKeys.contains(key)
          ? nil : element.explicitGuide(key, in: size, offered: proposal)
      }
      return dimensions
    }
  }

  private static let commonKeys: [AlignmentKey] = [
    HorizontalAlignment.leading.key, HorizontalAlignment.center.key,
    HorizontalAlignment.trailing.key, VerticalAlignment.top.key,
    VerticalAlignment.center.key, VerticalAlignment.bottom.key,
    VerticalAlignment.firstTextBaseline.key,
    VerticalAlignment.lastTextBaseline.key,
  ]

  /// The view's preferred spacing.
  public var spacing: ViewSpacing {
    MainActor.assumeIsolatedUnchecked {
      let traits = element.layoutTraits
      return traits.isSpacer
        ? .zero : ViewSpacing(element.standardSpacing, without: traits.edgesWithoutSpacing)
    }
  }

  public var priority: Double { MainActor.assumeIsolatedUnchecked { element.stackPriority } }

  /// A value that a modifier set on the view for the layout.
  public subscript<Key: LayoutValueKey>(key: Key.Type) -> Key.Value {
    MainActor.assumeIsolatedUnchecked { element.layoutValue(Key.self) } ?? Key.defaultValue
  }

  /// Shows the view nowhere.
  func leaveOut() {
    MainActor.assumeIsolatedUnchecked {
      element.wasPlacedByLayout = true
      element.unplace()
    }
  }

  /// Places the view's `anchor` at `position`, in the coordinates of the bounds, with `proposal`.
  public func place(
    at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize
  ) {
    MainActor.assumeIsolatedUnchecked {
      let size = element.size(proposal)
      let origin = CGPoint(
        x: position.x - size.width * anchor.x, y: position.y - size.height * anchor.y)
      element.placeInLayout(CGRect(origin: origin, size: size), offered: proposal)
    }
  }
}

/// `layoutValue(key:value:)`.
public struct _LayoutValueModifier<Key: LayoutValueKey> {
  var value: Key.Value
}

extension _LayoutValueModifier: ElementModifier, ViewModifier {
  public typealias Body = Never
  static func wrap(_ content: ViewElement, _ modifier: _GraphValue<Self>, _ inputs: ViewInputs)
    -> LayoutValueElement<Key>
  {
    LayoutValueElement(modifier, inputs)
  }
}

final class LayoutValueElement<Key: LayoutValueKey>: PassthroughElement<_LayoutValueModifier<Key>> {
  /// Values do not affect the size, so changes are reported separately.
  override var setsGuides: Bool { true }

  override func layoutValue<Other: LayoutValueKey>(_ key: Other.Type) -> Other.Value? {
    key == Key.self ? value.value as? Other.Value : super.layoutValue(key)
  }
}

extension View {
  nonisolated public func layoutValue<Key: LayoutValueKey>(key: Key.Type, value: Key.Value)
    -> some View
  {
    modifier(_LayoutValueModifier<Key>(value: value))
  }
}

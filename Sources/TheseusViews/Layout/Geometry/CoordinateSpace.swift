import Foundation
import TheseusCore

/// The origin of coordinates.
public enum CoordinateSpace: Hashable, @unchecked Sendable {
  case global
  case local
  case named(AnyHashable)
}

/// Something that names a coordinate space.
public protocol CoordinateSpaceProtocol {
  var coordinateSpace: CoordinateSpace { get }
}

public struct GlobalCoordinateSpace: CoordinateSpaceProtocol, Sendable {
  public init() {}
  public var coordinateSpace: CoordinateSpace { .global }
}

public struct LocalCoordinateSpace: CoordinateSpaceProtocol, Sendable {
  public init() {}
  public var coordinateSpace: CoordinateSpace { .local }
}

public struct NamedCoordinateSpace: CoordinateSpaceProtocol, Equatable, Sendable {
  public let coordinateSpace: CoordinateSpace
}

extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace {
  public static var global: GlobalCoordinateSpace { GlobalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
  public static var local: LocalCoordinateSpace { LocalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
  public static func named(_ name: some Hashable) -> NamedCoordinateSpace {
    NamedCoordinateSpace(coordinateSpace: .named(AnyHashable(name)))
  }
}

/// `coordinateSpace(_:)`: gives the view's coordinates a name.
public struct _CoordinateSpaceModifier: Equatable {
  var name: AnyHashable
}

extension _CoordinateSpaceModifier: ElementModifier, ViewModifier {
  public typealias Body = Never
  static func wrap(_ content: ViewElement, _ modifier: _GraphValue<Self>, _ inputs: ViewInputs)
    -> CoordinateSpaceElement
  {
    CoordinateSpaceElement(modifier, inputs)
  }
}

final class CoordinateSpaceElement: PassthroughElement<_CoordinateSpaceModifier>, SpaceProvider {
  override var space: (any SpaceProvider)? { self }
  func isCoordinateSpace(_ name: AnyHashable) -> Bool { value.name == name }
}

extension ViewElement {
  func ancestor(named name: AnyHashable) -> ViewElement? {
    var current = viewParent
    while let element = current {
      if element.space?.isCoordinateSpace(name) ?? false { return element }
      current = element.viewParent
    }
    return nil
  }

  /// The element's origin in the coordinates of the nearest ancestor with `name`; in the window's
  /// when there is none.
  func origin(in name: AnyHashable) -> CGPoint {
    let own = originInWindow
    guard let ancestor = ancestor(named: name) else { return own }
    let base = ancestor.originInWindow
    return CGPoint(x: own.x - base.x, y: own.y - base.y)
  }
}

extension View {
  nonisolated public func coordinateSpace(_ name: NamedCoordinateSpace) -> some View {
    let label: AnyHashable = if case .named(let label) = name.coordinateSpace { label } else { "" }
    return modifier(_CoordinateSpaceModifier(name: label))
  }

  nonisolated public func coordinateSpace<Name: Hashable>(name: Name) -> some View {
    modifier(_CoordinateSpaceModifier(name: AnyHashable(name)))
  }
}

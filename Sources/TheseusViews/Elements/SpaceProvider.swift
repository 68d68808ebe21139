import Foundation

/// An element whose bounds are a coordinate space, or a container that frames inside it are
/// relative to.
@MainActor
public protocol SpaceProvider: ViewElement {
  /// Whether its bounds are the coordinate space of this name.
  func isCoordinateSpace(_ name: AnyHashable) -> Bool
  /// Whether `containerRelativeFrame` inside it goes by its size.
  var isContainerOfRelativeFrames: Bool { get }
  /// The part of its frame that is left for content.
  var contentArea: CGSize { get }
}

extension SpaceProvider {
  public func isCoordinateSpace(_ name: AnyHashable) -> Bool { false }
  public var isContainerOfRelativeFrames: Bool { false }
  public var contentArea: CGSize { frame.size }
}

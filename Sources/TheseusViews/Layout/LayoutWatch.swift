import TheseusCore

/// The observers of a window's layout that run once all else has settled: frames derived from a
/// container's size, and reported positions.
@MainActor
final class LayoutWatch {
  /// Frames that follow the size of a container.
  var relativeFrames: [WeakRelativeFrame] = []
  /// Positions of elements that were reported.
  var places: [WatchedPlace] = []

  func settle() {
    followContainers()
    followPlaces()
  }

  /// The window's tree has ended.
  func forget() {
    relativeFrames = []
    places = []
  }
}

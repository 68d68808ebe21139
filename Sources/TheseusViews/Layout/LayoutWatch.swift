import TheseusCore

/// What a window's layout follows once all else has settled: frames made of a container's size, and
/// positions that were reported.
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

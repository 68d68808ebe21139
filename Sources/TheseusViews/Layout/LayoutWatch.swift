import TheseusCore

/// The observers of a window's layout that run once all else has settled: frames derived from a
/// container's size, views in the places of others, and reported positions.
@MainActor
final class LayoutWatch {
  /// Frames that follow the size of a container.
  var relativeFrames: [WeakRelativeFrame] = []
  /// Elements in the places of others.
  var followers: [WeakFollower] = []
  /// The elements whose places others take.
  var sources = PlaceSources()
  /// Positions of elements that were reported.
  var places: [WatchedPlace] = []

  func settle() {
    followContainers()
    followOthers()
    followPlaces()
  }

  /// The window's tree has ended.
  func forget() {
    relativeFrames = []
    followers = []
    sources = PlaceSources()
    places = []
  }
}

/// An element whose content stands where another element is, which moves without telling it.
@MainActor
protocol LayoutFollower: ViewElement {
  /// Everything else has its place: places the content again if the other element moved.
  func follow()
}

struct WeakFollower {
  weak var element: (any LayoutFollower)?
}

extension LayoutWatch {
  /// Moves content to where other elements are now.
  func followOthers() {
    guard !followers.isEmpty else { return }
    followers.removeAll { $0.element?.scope.isAlive != true }
    for each in followers { each.element?.follow() }
  }
}

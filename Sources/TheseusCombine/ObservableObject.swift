#if canImport(Darwin)
  @_exported import Combine

  /// The protocol that Combine itself declares.
  public typealias CombineObservableObject = Combine.ObservableObject
#else
  @_exported import OpenCombine

  /// The protocol that OpenCombine itself declares.
  ///
  /// `@StateObject` and its relatives require only this protocol. So they accept classes of
  /// packages that import OpenCombine.
  public typealias CombineObservableObject = OpenCombine.ObservableObject

  /// An object with a publisher that emits before the object changes.
  ///
  /// `objectWillChange` is the same publisher at each access, also in a class without `@Published`
  /// properties. OpenCombine's own protocol makes a new publisher there, so that what a class sends
  /// with `objectWillChange.send()` reaches nobody.
  public protocol ObservableObject: OpenCombine.ObservableObject {}

  extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
    /// Emits before a `@Published` property changes, and when the class itself sends.
    public var objectWillChange: ObservableObjectPublisher {
      ObjectPublishers.shared.publisher(of: self)
    }
  }
#endif

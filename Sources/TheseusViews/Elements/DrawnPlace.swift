/// Where a host last drew an element, in the host's own units.
// Not a vector: that would align every element to 16 bytes, for which the allocator has a slower
// path.
public struct DrawnPlace: Sendable {
  public var x: Int32 = 0
  public var y: Int32 = 0
  public var width: Int32 = 0
  public var height: Int32 = 0

  public init() {}

  public init(x: Int32, y: Int32, width: Int32, height: Int32) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }
}

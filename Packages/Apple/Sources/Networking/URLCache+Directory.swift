import Foundation

extension URLCache {
  /// A cache in `directory`, or in the system's folder for caches. Foundation on Linux names the
  /// directory by its path.
  public convenience init(memoryCapacity: Int, diskCapacity: Int, directory: URL? = nil) {
    self.init(memoryCapacity: memoryCapacity, diskCapacity: diskCapacity, diskPath: directory?.path)
  }
}

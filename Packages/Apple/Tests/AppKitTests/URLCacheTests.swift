import Networking
import Testing

@Suite("URLCache")
struct URLCacheTests {
  @Test("a cache is made without a directory")
  func capacities() {
    let cache = URLCache(memoryCapacity: 4096, diskCapacity: 0)
    #expect(cache.memoryCapacity == 4096 && cache.diskCapacity == 0)
  }
}

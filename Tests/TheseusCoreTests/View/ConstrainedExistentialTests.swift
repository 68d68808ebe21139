import Testing

@testable import TheseusCore

private protocol Owner<Item>: AnyObject { associatedtype Item }
private final class IntOwner: Owner { typealias Item = Int }

private struct Holder {
  var numbers: any Collection<Int>
  var optional: (any Collection<Int>)?
  var owner: any Owner<Int>
}

/// Existentials of protocols with arguments have a form of metadata of their own.
@Suite("R40 a value behind a protocol with arguments")
struct ConstrainedExistentialTests {
  private let owner = IntOwner()

  /// Compares holders that were made in memory full of different noise.
  private func same(_ a: Holder, _ b: Holder) -> Bool {
    func inNoise(_ holder: Holder, _ noise: UInt8) -> UnsafeMutablePointer<Holder> {
      let place = UnsafeMutablePointer<Holder>.allocate(capacity: 1)
      UnsafeMutableRawBufferPointer(start: place, count: MemoryLayout<Holder>.size)
        .initializeMemory(as: UInt8.self, repeating: noise)
      place.initialize(to: holder)
      return place
    }
    let (first, second) = (inNoise(a, 0xAA), inNoise(b, 0x55))
    defer {
      for place in [first, second] {
        place.deinitialize(count: 1)
        place.deallocate()
      }
    }
    return ViewComparison.areEqual(first.pointee, second.pointee)
  }

  @Test("by its type, then its content: unused bytes of a container do not count")
  func contents() {
    #expect(
      same(
        Holder(numbers: [1, 2], optional: 0..<3, owner: owner),
        Holder(numbers: [1, 2], optional: 0..<3, owner: owner)))
    #expect(
      !same(
        Holder(numbers: [1, 2], optional: 0..<3, owner: owner),
        Holder(numbers: [1, 3], optional: 0..<3, owner: owner)))
    #expect(
      !same(
        Holder(numbers: [1, 2], optional: 0..<3, owner: owner),
        Holder(numbers: [1, 2], optional: 0..<4, owner: owner)))
    #expect(
      !same(
        Holder(numbers: [1, 2], optional: 0..<3, owner: owner),
        Holder(numbers: [1, 2], optional: nil, owner: owner)))
    #expect(
      !same(
        Holder(numbers: [0, 1, 2], optional: nil, owner: owner),
        Holder(numbers: 0..<3, optional: nil, owner: owner)))
  }

  @Test("an object in it by identity")
  func objects() {
    let other = IntOwner()
    #expect(
      same(
        Holder(numbers: [], optional: nil, owner: other),
        Holder(numbers: [], optional: nil, owner: other)))
    #expect(
      !same(
        Holder(numbers: [], optional: nil, owner: owner),
        Holder(numbers: [], optional: nil, owner: other)))
    withExtendedLifetime(other) {}
  }
}

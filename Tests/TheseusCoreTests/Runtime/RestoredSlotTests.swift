import Testing

@testable import TheseusCore

@MainActor
@Suite struct RestoredSlotTests {
  /// A value that counts how many times it was encoded.
  private struct Counted: Codable, Equatable {
    @MainActor static var encodings = 0
    var number: Int

    func encode(to encoder: any Encoder) throws {
      MainActor.assumeIsolated { Self.encodings += 1 }
      var container = encoder.singleValueContainer()
      try container.encode(number)
    }

    init(number: Int) { self.number = number }

    init(from decoder: any Decoder) throws {
      number = try decoder.singleValueContainer().decode(Int.self)
    }
  }

  private final class Holder { var value = Counted(number: 1) }

  private func join(_ runtime: ViewRuntime, _ holder: Holder) -> Counted? {
    let inputs = runtime.rootInputs()
    let place = inputs.identity
    return inputs.keepInSession(.windows, of: Holder.self, at: { place }) { holder.value }
  }

  @Test("a restored value is not encoded again until it changes")
  func encodesChanges() throws {
    let first = ViewRuntime()
    let holder = Holder()
    #expect(join(first, holder) == nil)
    let saved = try first.snapshot()
    #expect(saved.cells.map(\.value) == ["1"])
    Counted.encodings = 0

    let second = ViewRuntime()
    second.restore(saved)
    #expect(join(second, holder) == Counted(number: 1))
    #expect(try second.snapshot().cells.map(\.value) == ["1"])
    #expect(Counted.encodings == 0)
    holder.value.number = 2
    #expect(try second.snapshot().cells.map(\.value) == ["2"])
    #expect(Counted.encodings == 1)
  }
}

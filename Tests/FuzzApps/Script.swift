import TestSupport

/// The steps of a random app. Its numbers hold all randomness, so any part of a script can run by
/// itself.
public struct Script: Codable, Hashable, Sendable {
  public var seed: UInt64
  public var spec: Spec
  public var profile: Int
  public var steps: [Step]

  /// One event. The numbers choose among the elements that exist when it happens.
  public struct Step: Codable, Hashable, Sendable, CustomStringConvertible {
    public enum Action: String, Codable, CaseIterable, Sendable {
      case tap, toggle, type, key, scroll, tab, mutate, replace, model, resize, advance, dismiss
    }

    public var action: Action
    public var a: UInt32
    public var b: UInt32
    public var description: String { "\(action) \(a) \(b)" }
  }

  /// A random app for runs of thousands: mostly small, because most faults appear in small apps and
  /// these take little time; one in sixteen is large.
  /// - Parameter size: the most specs.
  public init(seed: UInt64, largest size: Int = 24, steps count: Int = 30) {
    var random = SeededGenerator(seed: seed ^ 0x5eed)
    let isLarge = Int.random(in: 0..<16, using: &random) == 0
    self.init(
      seed: seed, size: min(size, Int.random(in: isLarge ? 12...24 : 2...7, using: &random)),
      steps: count)
  }

  /// A random app of about `size` specs and so many steps.
  public init(seed: UInt64, size: Int, steps count: Int) {
    var random = SeededGenerator(seed: seed)
    self.seed = seed
    profile = Int.random(in: 0..<6, using: &random)
    spec = Spec.random(size: size, &random)
    steps = []
    for _ in 0..<count { steps.append(Step(random: &random)) }
  }
}

extension Script.Step {
  /// Taps and changes of the data are the commonest.
  init(random: inout SeededGenerator) {
    let weighted: [Action] = [
      .tap, .tap, .tap, .tap, .mutate, .mutate, .mutate, .toggle, .type, .key, .scroll, .scroll,
      .tab, .model, .dismiss,
    ]
    let rare: [Action] = [.replace, .resize, .advance]
    let isRare = Int.random(in: 0..<8, using: &random) == 0
    action = (isRare ? rare : weighted).randomElement(using: &random) ?? .tap
    a = UInt32.random(in: .min ... .max, using: &random)
    b = UInt32.random(in: .min ... .max, using: &random)
  }
}

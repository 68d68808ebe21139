import Foundation
import IdentityModel

/// The progress of a run: enough to continue it later, on another machine too.
public struct ConformanceCheckpoint: Hashable, Sendable, Codable {
  /// A description of the work; two runs with one signature do the same work.
  public let signature: String
  public private(set) var tally = ConformanceTally()
  /// All units below this number are done.
  private var frontier = 0
  /// The units above it that are done.
  private var ahead: Set<Int> = []

  init(_ options: ConformanceOptions) { signature = ConformanceCheckpoint.signature(of: options) }

  /// Units done.
  public var doneCount: Int { frontier + ahead.count }

  func isDone(_ unit: Int) -> Bool { unit < frontier || ahead.contains(unit) }

  mutating func finish(_ unit: Int, _ added: ConformanceTally) {
    tally.add(added)
    ahead.insert(unit)
    while ahead.remove(frontier) != nil { frontier += 1 }
  }

  func matches(_ options: ConformanceOptions) -> Bool {
    signature == ConformanceCheckpoint.signature(of: options)
  }

  private static func signature(of options: ConformanceOptions) -> String {
    let random = options.random.map {
      """
      , \($0.walks) random walks of \($0.steps) steps, seed \($0.seed), \($0.maxDepth) deep, \
      \($0.maxBranching) wide
      """
    }
    return
      """
      \(options.bounds.text), \(options.profile ?? "all profiles"), \
      \(options.usesSymmetry ? "by symmetry" : "no symmetry"), units of \
      \(WorkPlan.unitTransitions)\(random ?? "")
      """
  }

  /// Throws where the text is not a checkpoint.
  public init(parsing text: String) throws(BoundsError) {
    guard let read = try? JSONDecoder().decode(ConformanceCheckpoint.self, from: Data(text.utf8))
    else {
      throw BoundsError(description: "not a checkpoint of theseus conform")
    }
    self = read
  }

  public var text: String {
    String(decoding: (try? JSONEncoder().encode(self)) ?? Data(), as: UTF8.self)
  }
}

/// The totals of a part of the work.
public struct ConformanceTally: Hashable, Sendable, Codable {
  /// Programs, trees and transitions of the whole space that the walked ones stand for.
  public var programs = 0
  public var trees = 0
  public var transitions = 0
  /// Programs walked, and transitions taken for the first time.
  public var walkedPrograms = 0
  public var walkedTransitions = 0
  /// All renders and writes made and checked, those that only led somewhere too.
  public var renders = 0
  public var writes = 0

  public init() {}

  public mutating func add(_ other: ConformanceTally) {
    programs += other.programs
    trees += other.trees
    transitions += other.transitions
    walkedPrograms += other.walkedPrograms
    walkedTransitions += other.walkedTransitions
    renders += other.renders
    writes += other.writes
  }
}

/// The totals of a part of the work.
public struct ConformanceTally: Hashable, Sendable, Codable {
  /// Programs, trees and transitions of the whole space that the walked ones represent.
  public var programs = 0
  public var trees = 0
  public var transitions = 0
  /// Programs walked, and transitions taken for the first time.
  public var walkedPrograms = 0
  public var walkedTransitions = 0
  /// All checked renders and writes, including those that only move.
  public var renders = 0
  public var writes = 0
  /// Checked ends of the process, after which the next one continued from a snapshot.
  public var restarts = 0

  public init() {}

  public mutating func add(_ other: ConformanceTally) {
    programs += other.programs
    trees += other.trees
    transitions += other.transitions
    walkedPrograms += other.walkedPrograms
    walkedTransitions += other.walkedTransitions
    renders += other.renders
    writes += other.writes
    restarts += other.restarts
  }
}

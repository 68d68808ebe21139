/// The error of a read or a write. The graph stays usable after each of them.
public enum GraphError: Error, Equatable {
  /// The attribute depends on itself. The labels run along the cycle, each reading the next, the
  /// last reading the first.
  case cycle([String])
  /// The attribute, or the subgraph that owned it, has ended, or it belongs to another graph.
  case stale(AttributeID)
  /// Something that is being evaluated depends on the source; writing it now would make the
  /// evaluation wrong. Nothing was written.
  case writeDuringEvaluation(AttributeID)
  /// The attribute is computed by a rule and cannot be set.
  case notASource(AttributeID)
  /// Rules keep writing while the outputs are brought up to date. Writes beyond
  /// `Graph.maximumWritesPerUpdate` are refused.
  case updateDoesNotSettle(AttributeID)
  /// The rule needs an input that is out of date, deeper down than the machine's stack allows. Let
  /// it pass: the input is brought up to date first and the rule starts again. It never leaves the
  /// graph.
  case interrupted
}

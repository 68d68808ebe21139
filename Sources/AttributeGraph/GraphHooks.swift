/// Receives events of a graph, for diagnostic tools. All methods do nothing unless implemented;
/// none may change the graph.
public protocol GraphHooks: AnyObject {
  func created(_ id: AttributeID, label: String)
  /// A rule has run.
  func evaluated(_ id: AttributeID, changed: Bool)
  /// A rule has run and made a value equal to its last one.
  func skippedEqual(_ id: AttributeID)
  /// A source was set to a different value.
  func set(_ id: AttributeID)
  /// A subgraph and all inside it have ended.
  func ended(_ subgraph: Subgraph)
  /// An attribute was found to need itself. Each label reads the next, the last the first.
  func cycle(_ labels: [String])
}

extension GraphHooks {
  public func created(_ id: AttributeID, label: String) {}
  public func evaluated(_ id: AttributeID, changed: Bool) {}
  public func skippedEqual(_ id: AttributeID) {}
  public func set(_ id: AttributeID) {}
  public func ended(_ subgraph: Subgraph) {}
  public func cycle(_ labels: [String]) {}
}

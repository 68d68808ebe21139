extension Program {
  /// The program on one line: `T1(cond(M1(T2), T2))`.
  public var sketch: String {
    let name = tag == .none ? kind.rawValue : tag.name
    return kids.isEmpty ? name : "\(name)(\(kids.map(\.sketch).joined(separator: ", ")))"
  }
}

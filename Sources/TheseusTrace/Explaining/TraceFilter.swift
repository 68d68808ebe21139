/// The part of a trace to show.
public struct TraceFilter: Hashable, Sendable {
  /// Views of this type only: `Counter`.
  public var view: String?
  /// Views at this path or below: `Root/VStack[1]`; also a part of one: `TodoRow#42`.
  public var path: String?
  /// Whether the framework's views are listed individually, among the app's. Otherwise they are
  /// counted in one line, unless a filter by type or path selects them.
  public var showsFramework = false

  public init(view: String? = nil, path: String? = nil, showsFramework: Bool = false) {
    self.showsFramework = showsFramework
    self.view = view
    self.path = path.map { String($0.drop { $0 == "/" }) }.map { path in
      path.hasSuffix("/") ? String(path.dropLast()) : path
    }
  }

  public var isEmpty: Bool { view == nil && path == nil }

  /// Whether the view is only counted.
  func folds(_ view: Int?, in log: TraceLog) -> Bool {
    guard isEmpty, !showsFramework, let view else { return false }
    return log.isFrameworks(view)
  }

  /// Whether the filter includes the view.
  public func accepts(_ id: Int, in log: TraceLog) -> Bool {
    if let view, log.type(of: id) != view { return false }
    guard let path else { return true }
    return Self.contains(log.path(of: id), path)
  }

  func accepts(_ event: TraceEvent, in log: TraceLog) -> Bool {
    if isEmpty { return true }
    if let view = event.view { return accepts(view, in: log) }
    if case .issue(_, _, let place?, _) = event, view == nil, let path {
      return Self.contains(place, path)
    }
    return false
  }

  /// Whether `part` consists of consecutive whole components of `path`.
  private static func contains(_ path: String, _ part: String) -> Bool {
    "/\(path)/".contains("/\(part)/")
  }
}

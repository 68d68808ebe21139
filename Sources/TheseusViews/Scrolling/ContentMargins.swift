import Foundation
import TheseusCore

/// The parts of a scroll view that margins are for.
public struct ContentMarginPlacement: Sendable {
  fileprivate let part: Part
  /// Around the content; `scrollContent` overrides it.
  public static let automatic = ContentMarginPlacement(part: .automatic)
  public static let scrollContent = ContentMarginPlacement(part: .content)
  /// Beside scroll bars, which always have one column here.
  public static let scrollIndicators = ContentMarginPlacement(part: .indicators)

  fileprivate enum Part {
    case automatic
    case content
    case indicators
  }
}

/// Margins inside scroll views, around their content.
struct ContentMargins: Equatable {
  private var automatic: [Edge: CGFloat] = [:]
  private var content: [Edge: CGFloat] = [:]

  /// Points; a margin for the content itself overrides one for all parts.
  subscript(edge: Edge) -> CGFloat { content[edge] ?? automatic[edge] ?? 0 }

  fileprivate mutating func set(
    _ edges: Edge.Set, for placement: ContentMarginPlacement, _ length: (Edge) -> CGFloat?
  ) {
    for edge in Edge.allCases where edges.contains(Edge.Set(edge)) {
      switch placement.part {
      case .automatic: automatic[edge] = length(edge)
      case .content: content[edge] = length(edge)
      case .indicators: break
      }
    }
  }
}

private struct ContentMarginsKey: EnvironmentKey {
  static var defaultValue: ContentMargins { ContentMargins() }
}

extension EnvironmentValues {
  var contentMargins: ContentMargins {
    get { self[ContentMarginsKey.self] }
    set { self[ContentMarginsKey.self] = newValue }
  }
}

extension View {
  /// Margins inside the scroll views, lists and forms of this view, around their content and
  /// scrolled with it; nil for none.
  nonisolated public func contentMargins(
    _ edges: Edge.Set = .all, _ length: CGFloat?, for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    transformEnvironment(\.contentMargins) { $0.set(edges, for: placement) { _ in length } }
  }

  /// The same, of another length at each edge.
  nonisolated public func contentMargins(
    _ edges: Edge.Set = .all, _ insets: EdgeInsets,
    for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    transformEnvironment(\.contentMargins) { $0.set(edges, for: placement) { insets[$0] } }
  }

  nonisolated public func contentMargins(
    _ length: CGFloat, for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    contentMargins(.all, length, for: placement)
  }
}

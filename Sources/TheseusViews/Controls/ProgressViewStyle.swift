import TheseusCore

/// What a style of progress views is given.
public struct ProgressViewStyleConfiguration {
  public typealias Label = StylePart
  public typealias CurrentValueLabel = StylePart
  /// 0 to 1; nil where nobody knows how far it is.
  public let fractionCompleted: Double?
  public var label: Label?
  public var currentValueLabel: CurrentValueLabel?
}

/// How progress looks. Its dynamic properties are connected as a view's are (R43).
@MainActor @preconcurrency
public protocol ProgressViewStyle: DynamicProperty {
  associatedtype Body: View
  typealias Configuration = ProgressViewStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

// A bar, or a sign where nobody knows how far, is what all of the system's are here.

public struct DefaultProgressViewStyle: ProgressViewStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View { ProgressView(configuration) }
}

public struct LinearProgressViewStyle: ProgressViewStyle {
  private let tint: Color?
  nonisolated public init() { tint = nil }
  nonisolated public init(tint: Color) { self.tint = tint }
  public func makeBody(configuration: Configuration) -> some View {
    TintedProgress(configuration: configuration, tint: tint)
  }
}

public struct CircularProgressViewStyle: ProgressViewStyle {
  private let tint: Color?
  nonisolated public init() { tint = nil }
  nonisolated public init(tint: Color) { self.tint = tint }
  public func makeBody(configuration: Configuration) -> some View {
    TintedProgress(configuration: configuration, tint: tint)
  }
}

private struct TintedProgress: View {
  let configuration: ProgressViewStyleConfiguration
  let tint: Color?
  @Environment(\.tintColor) private var outer
  var body: some View { ProgressView(configuration).tint(tint ?? outer) }
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
  nonisolated public static var automatic: DefaultProgressViewStyle { DefaultProgressViewStyle() }
}
extension ProgressViewStyle where Self == LinearProgressViewStyle {
  nonisolated public static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}
extension ProgressViewStyle where Self == CircularProgressViewStyle {
  nonisolated public static var circular: CircularProgressViewStyle { CircularProgressViewStyle() }
}

extension View {
  /// How progress views inside look.
  public func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View {
    environment(
      \.progressViewStyle,
      ViewStyle(style, inside: \.progressViewStyle) { $0.makeBody(configuration: $1) })
  }
}

extension EnvironmentValues {
  var progressViewStyle: ViewStyle<ProgressViewStyleConfiguration>? {
    get { self[ViewStyleKey.self] }
    set { self[ViewStyleKey.self] = newValue }
  }
}

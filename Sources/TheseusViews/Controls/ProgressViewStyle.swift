import TheseusCore

/// The configuration of a progress style.
public struct ProgressViewStyleConfiguration {
  public typealias Label = StylePart
  public typealias CurrentValueLabel = StylePart
  /// 0 to 1; nil when the progress is unknown.
  public let fractionCompleted: Double?
  public var label: Label?
  public var currentValueLabel: CurrentValueLabel?
}

/// The style of progress views. Its dynamic properties are connected like a view's (R43).
@MainActor @preconcurrency
public protocol ProgressViewStyle: DynamicProperty {
  associatedtype Body: View
  typealias Configuration = ProgressViewStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

// Known progress is a bar in all of the system's styles. Unknown progress is a bar in the linear
// style, and an indicator otherwise.

public struct DefaultProgressViewStyle: ProgressViewStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View { ProgressView(configuration) }
}

public struct LinearProgressViewStyle: ProgressViewStyle {
  private let tint: Color?
  nonisolated public init() { tint = nil }
  nonisolated public init(tint: Color) { self.tint = tint }
  public func makeBody(configuration: Configuration) -> some View {
    TintedProgress(configuration: configuration, tint: tint, isLinear: true)
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
  var isLinear = false
  @Environment(\.tintColor) private var outer
  var body: some View {
    ProgressView(configuration).tint(tint ?? outer).environment(\.showsLinearProgress, isLinear)
  }
}

private struct LinearProgressKey: EnvironmentKey { static var defaultValue: Bool { false } }

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
  /// Sets the style of progress views inside.
  public func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View {
    environment(
      \.progressViewStyle,
      ViewStyle(style, inside: \.progressViewStyle) { $0.makeBody(configuration: $1) })
  }
}

extension EnvironmentValues {
  /// Whether unknown progress is a bar.
  var showsLinearProgress: Bool {
    get { self[LinearProgressKey.self] }
    set { self[LinearProgressKey.self] = newValue }
  }

  var progressViewStyle: ViewStyle<ProgressViewStyleConfiguration>? {
    get { self[ViewStyleKey.self] }
    set { self[ViewStyleKey.self] = newValue }
  }
}

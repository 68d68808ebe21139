import TheseusCore

/// The style of tables; all styles look alike here.
public protocol TableStyle {}

public struct AutomaticTableStyle: TableStyle { public init() {} }
public struct InsetTableStyle: TableStyle {
  /// Whether alternating rows have other backgrounds, for hosts that can.
  public private(set) var alternatesRowBackgrounds = true
  public init() {}
  public init(alternatesRowBackgrounds: Bool) {
    self.alternatesRowBackgrounds = alternatesRowBackgrounds
  }
}
public struct BorderedTableStyle: TableStyle {
  /// Whether alternating rows have other backgrounds, for hosts that can.
  public private(set) var alternatesRowBackgrounds = true
  public init() {}
  public init(alternatesRowBackgrounds: Bool) {
    self.alternatesRowBackgrounds = alternatesRowBackgrounds
  }
}

extension TableStyle where Self == AutomaticTableStyle {
  public static var automatic: AutomaticTableStyle { AutomaticTableStyle() }
}
extension TableStyle where Self == InsetTableStyle {
  public static var inset: InsetTableStyle { InsetTableStyle() }
  public static func inset(alternatesRowBackgrounds: Bool) -> InsetTableStyle {
    InsetTableStyle(alternatesRowBackgrounds: alternatesRowBackgrounds)
  }
}
extension TableStyle where Self == BorderedTableStyle {
  public static var bordered: BorderedTableStyle { BorderedTableStyle() }
  public static func bordered(alternatesRowBackgrounds: Bool) -> BorderedTableStyle {
    BorderedTableStyle(alternatesRowBackgrounds: alternatesRowBackgrounds)
  }
}

extension View {
  public func tableStyle<Style: TableStyle>(_ style: Style) -> some View {
    hint(TableStyleHint.self, style)
  }

  /// Whether tables inside show the line of headers.
  public func tableColumnHeaders(_ visibility: Visibility) -> some View {
    environment(\.tableColumnHeaders, visibility)
  }
}

private struct TableColumnHeadersKey: EnvironmentKey {
  static var defaultValue: Visibility { .automatic }
}

extension EnvironmentValues {
  var tableColumnHeaders: Visibility {
    get { self[TableColumnHeadersKey.self] }
    set { self[TableColumnHeadersKey.self] = newValue }
  }
}

/// The style of the tables in an element; inherited.
public enum TableStyleHint: ElementHintKey { public typealias Value = any TableStyle }

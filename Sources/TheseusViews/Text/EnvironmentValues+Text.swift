import Foundation
import TheseusCore

private enum TextEnvironmentKey: EnvironmentKey {
  static var defaultValue: TextEnvironment { TextEnvironment() }
}

private enum LayoutDirectionKey: EnvironmentKey {
  static var defaultValue: LayoutDirection { .leftToRight }
}

private enum DynamicTypeSizeKey: EnvironmentKey {
  static var defaultValue: DynamicTypeSize { .large }
}

extension EnvironmentValues {
  /// Everything that texts take from their surroundings except the colors.
  var textEnvironment: TextEnvironment {
    get { self[TextEnvironmentKey.self] }
    set { self[TextEnvironmentKey.self] = newValue }
  }

  /// Everything that texts take from their surroundings.
  var resolvedTextEnvironment: TextEnvironment {
    var environment = textEnvironment
    environment.paint = paintContext
    return environment
  }

  /// The font of texts, nil for the host's own.
  public var font: Font? {
    get { textEnvironment.font }
    set { textEnvironment.font = newValue }
  }

  /// The most lines of a text, nil for as many as fit.
  public var lineLimit: Int? {
    get { textEnvironment.lineLimit }
    set { textEnvironment.lineLimit = newValue }
  }

  /// Where a line that does not fit is truncated.
  public var truncationMode: Text.TruncationMode {
    get { textEnvironment.truncationMode }
    set { textEnvironment.truncationMode = newValue }
  }

  /// The alignment of the lines of texts and fields.
  public var multilineTextAlignment: TextAlignment {
    get { textEnvironment.multilineTextAlignment }
    set { textEnvironment.multilineTextAlignment = newValue }
  }

  /// Whether texts are shown as capitals or small letters, nil for as they are.
  public var textCase: Text.Case? {
    get { textEnvironment.textCase }
    set { textEnvironment.textCase = newValue }
  }

  /// Points between the lines of a text; cells show none.
  public var lineSpacing: CGFloat {
    get { textEnvironment.lineSpacing }
    set { textEnvironment.lineSpacing = newValue }
  }

  /// The height of the lines of a text, nil for that of its fonts; cells have one.
  public var lineHeight: AttributedString.LineHeight? {
    get { textEnvironment.lineHeight }
    set { textEnvironment.lineHeight = newValue }
  }

  /// Whether letters may move together to fit; cells cannot.
  public var allowsTightening: Bool {
    get { textEnvironment.allowsTightening }
    set { textEnvironment.allowsTightening = newValue }
  }

  /// The minimum scale of a text that must fit, 0 to 1; cells cannot scale.
  public var minimumScaleFactor: CGFloat {
    get { textEnvironment.minimumScaleFactor }
    set { textEnvironment.minimumScaleFactor = newValue }
  }

  public var locale: Locale {
    get { textEnvironment.locale ?? .ofUser }
    set { textEnvironment.locale = newValue }
  }

  /// The locale that the app or the user chose; nil when neither did.
  var knownLocale: Locale? { textEnvironment.locale ?? .named }

  public var calendar: Calendar {
    get { textEnvironment.calendar ?? .ofUser }
    set { textEnvironment.calendar = newValue }
  }

  public var timeZone: TimeZone {
    get { textEnvironment.timeZone ?? .current }
    set { textEnvironment.timeZone = newValue }
  }

  /// Grows when the host measures text differently: every text is laid out again.
  package var textMeasurements: UInt32 {
    get { textEnvironment.measurements }
    set { textEnvironment.measurements = newValue }
  }

  /// The direction in which leading becomes trailing.
  public var layoutDirection: LayoutDirection {
    get { self[LayoutDirectionKey.self] }
    set { self[LayoutDirectionKey.self] = newValue }
  }

  /// The user's text size.
  public var dynamicTypeSize: DynamicTypeSize {
    get { self[DynamicTypeSizeKey.self] }
    set { self[DynamicTypeSizeKey.self] = newValue }
  }
}

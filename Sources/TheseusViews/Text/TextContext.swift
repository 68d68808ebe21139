import AttributeGraph
import Synchronization
import TheseusCore

/// The surroundings of texts with derived values, computed once for all texts of a position.
public final class TextContext: Equatable, Sendable {
  public let environment: TextEnvironment
  /// The style of a text without modifiers of its own.
  public let attributes: TextAttributes
  /// The limits of its lines.
  public let options: TextLayout.Options

  /// Whether a string without styles is shown as it is.
  let takesTextAsItIs: Bool

  /// The alignment of the lines of one text.
  public var alignment: TextAlignment { environment.multilineTextAlignment }

  public init(_ environment: TextEnvironment) {
    self.environment = environment
    attributes = TextStyleState(environment).attributes
    options = TextLayout.Options(environment)
    takesTextAsItIs =
      environment.textCase == nil && !environment.isRedacted && environment.rendering == nil
  }

  /// Whether a plain string has the same space and the same style in these surroundings.
  /// - Parameter hasTypography: false for a host that has one font, and shows no other.
  func isEqualForPlainText(to other: TextContext, hasTypography: Bool) -> Bool {
    if self === other { return true }
    guard hasSameSpace(as: other, hasTypography: hasTypography) else { return false }
    if hasTypography || attributes == other.attributes { return attributes == other.attributes }
    var attributes = attributes
    attributes.typography = other.attributes.typography
    return attributes == other.attributes
  }

  /// Whether lines are bounded and aligned alike. A host with one font has one distance of lines.
  func hasSameSpace(as other: TextContext, hasTypography: Bool) -> Bool {
    guard alignment == other.alignment,
      environment.measurements == other.environment.measurements
    else { return false }
    if hasTypography || options == other.options { return options == other.options }
    var options = options
    options.lineSpacing = other.options.lineSpacing
    options.lineHeight = other.options.lineHeight
    return options == other.options
  }

  public static func == (a: TextContext, b: TextContext) -> Bool {
    a === b || a.environment == b.environment
  }
}

extension Text {
  /// The content and styles of the text in these surroundings.
  public func resolve(in context: TextContext) -> ResolvedText {
    if isPlain(in: context), let ownString {
      return ResolvedText(ownString, attributes: context.attributes)
    }
    return resolve(in: context.environment)
  }

  /// Whether it reads as `ownString`, in the style of the surroundings.
  @inline(__always)
  func isPlain(in context: TextContext) -> Bool {
    guard modifiers.isEmpty, context.takesTextAsItIs else { return false }
    return switch storage {
    case .verbatim: true
    case .rich(let text):
      text.ownString != nil && NumberFormat.isUsual(in: context.environment.locale)
    }
  }
}

extension TextContext {
  /// The text context of a position in the tree, one attribute for all of its texts.
  @MainActor
  public static func attribute(_ scope: EnvironmentScope) -> Attribute<TextContext> {
    scope.derived(for: TextContext.self) { TextContextRule(values: scope.values) }
  }
}

extension TextContext {
  private struct Recent {
    weak var context: TextContext?
  }

  private static let recent = Mutex<[Recent]>([])
  private static let mostRecent = 8

  /// The context of these surroundings. Most positions have the surroundings of another one, and
  /// the pages of a server have those of other pages, so contexts that were made last are shared.
  static func shared(_ environment: TextEnvironment) -> TextContext {
    // Styles of apps are compared without the lock.
    for known in recent.withLock({ $0 }) {
      if let context = known.context, context.environment == environment { return context }
    }
    let new = TextContext(environment)
    recent.withLock { recent in
      recent.removeAll { $0.context == nil }
      if recent.count == mostRecent { recent.removeFirst() }
      recent.append(Recent(context: new))
    }
    return new
  }
}

private struct TextContextRule: Rule {
  let values: Attribute<EnvironmentValues>

  func value(_ context: borrowing RuleContext) throws(GraphError) -> TextContext {
    TextContext.shared(try context[values].resolvedTextEnvironment)
  }

  static func areEqual(_ a: borrowing TextContext, _ b: borrowing TextContext) -> Bool {
    copy a == copy b
  }
}

extension TextLayout.Options {
  /// The settings of a text's surroundings for its lines.
  public init(_ environment: TextEnvironment) {
    self.init(
      lineLimit: environment.lineLimit, reservedLines: environment.reservedLines,
      truncation: environment.truncationMode.truncation, lineSpacing: environment.lineSpacing,
      lineHeight: environment.lineHeight)
  }
}

extension Text.TruncationMode {
  fileprivate var truncation: TextLayout.Truncation {
    switch self {
    case .head: .head
    case .tail: .tail
    case .middle: .middle
    }
  }
}

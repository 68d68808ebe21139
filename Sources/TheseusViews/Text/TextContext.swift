/// The surroundings of texts with what follows from them, worked out once for all texts of a place.
public final class TextContext: Equatable, Sendable {
  public let environment: TextEnvironment
  /// What a text looks like that says nothing of its own.
  public let attributes: TextAttributes
  /// What bounds its lines.
  public let options: TextLayout.Options

  public init(_ environment: TextEnvironment) {
    self.environment = environment
    attributes = TextStyleState(environment).attributes
    options = TextLayout.Options(environment)
  }

  public static func == (a: TextContext, b: TextContext) -> Bool { a === b || a.environment == b.environment }
}

extension Text {
  /// The words and styles of the text in these surroundings.
  public func resolve(in context: TextContext) -> ResolvedText {
    if let plainString, context.environment.textCase == nil { return ResolvedText(plainString, attributes: context.attributes) }
    return resolve(in: context.environment)
  }
}

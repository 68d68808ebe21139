/// Builds one view from the statements of a closure: any number of views, `if`, `else`, `switch`,
/// `if let`, `if #available`, local `let`s.
///
/// Conditions remember where they were written, so that a flipped branch can be named. All of it is
/// inlined: a body is built without generic code.
@resultBuilder
public enum ViewBuilder {
  @inlinable
  public static func buildExpression<Content: View>(_ content: Content) -> Content { content }

  @inlinable
  public static func buildBlock() -> EmptyView { EmptyView() }

  @inlinable
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }

  @inlinable
  public static func buildBlock<each Content: View>(_ content: repeat each Content) -> TupleView<
    (repeat each Content)
  > {
    TupleView((repeat each content))
  }

  @inlinable
  public static func buildIf<Content: View>(
    _ content: Content?, fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) -> _OptionalContent<Content> {
    _OptionalContent(content, SourceSite(fileID, line, column))
  }

  @inlinable
  public static func buildEither<TrueContent: View, FalseContent: View>(
    first: TrueContent, fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) -> _ConditionalContent<TrueContent, FalseContent> {
    _ConditionalContent(.trueContent(first), SourceSite(fileID, line, column))
  }

  @inlinable
  public static func buildEither<TrueContent: View, FalseContent: View>(
    second: FalseContent, fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) -> _ConditionalContent<TrueContent, FalseContent> {
    _ConditionalContent(.falseContent(second), SourceSite(fileID, line, column))
  }

  @inlinable
  public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView {
    AnyView(content)
  }
}

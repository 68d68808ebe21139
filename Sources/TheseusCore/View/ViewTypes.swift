/// Finds whether a type is a view.
///
/// Types that most bodies contain are recognized by their declarations, which spares the lookup of
/// a conformance for each (`TypeDeclaration` says what one costs).
@MainActor
package enum ViewTypes {
  /// A declaration of views: that of `HStack`, for all its contents.
  package struct Declaration {
    fileprivate let declaration: TypeDeclaration
    fileprivate let view: @MainActor ([Any.Type]) -> (any View.Type)?

    /// - Parameters:
    ///   - sample: a type with this declaration.
    ///   - view: the view's type for the declaration's arguments; nil where they do not fit.
    package init?(
      _ sample: Any.Type, view: @escaping @MainActor ([Any.Type]) -> (any View.Type)?
    ) {
      guard let declaration = TypeDeclaration(sample) else { return nil }
      self.declaration = declaration
      self.view = view
    }

    /// A declaration without arguments.
    @MainActor package init?(of type: any View.Type) { self.init(type, view: { _ in type }) }

    /// A declaration with one argument, which is a view.
    /// - Parameter view: the view's type for the type of its content.
    package init?(
      _ sample: Any.Type, around view: @escaping @MainActor (any View.Type) -> any View.Type
    ) {
      self.init(
        sample,
        view: {
          guard let argument = $0.first, let content = ViewTypes.view(argument) else { return nil }
          return view(content)
        })
    }
  }

  /// A list, because the first dictionary with keys of one type looks up conformances.
  private static var declarations = ofCore

  package static func include(_ others: [Declaration]) { declarations += others }

  /// A type as a view; nil where it is none.
  package static func view(_ type: Any.Type) -> (any View.Type)? {
    known(type) ?? type as? any View.Type
  }

  /// The same without a lookup; nil also where the declaration is not known.
  static func known(_ type: Any.Type) -> (any View.Type)? {
    guard let declaration = TypeDeclaration(type),
      let known = declarations.first(where: { $0.declaration == declaration }),
      let view = known.view(GenericArguments.of(type) ?? []), view == type
    else { return nil }
    return view
  }

  private static let ofCore = [
    Declaration(TupleView<Never>.self) {
      func tuple<Views>(_ views: Views.Type) -> any View.Type { TupleView<Views>.self }
      return $0.first.map { _openExistential($0, do: tuple) }
    },
    Declaration(_OptionalContent<EmptyView>.self, around: { optional($0) }),
    Declaration(_ConditionalContent<EmptyView, EmptyView>.self) {
      func conditional<First: View, Second: View>(_ first: First.Type, _ second: Second.Type)
        -> any View.Type
      { _ConditionalContent<First, Second>.self }
      guard $0.count == 2, let first = view($0[0]), let second = view($0[1]) else { return nil }
      return conditional(first, second)
    },
    Declaration(ModifiedContent<EmptyView, Never>.self) {
      func modified<Content: View, Modifier: ViewModifier>(
        _ content: Content.Type, _ modifier: Modifier.Type
      ) -> any View.Type { ModifiedContent<Content, Modifier>.self }
      guard $0.count == 2, let content = view($0[0]),
        let modifier = $0[1] as? any ViewModifier.Type
      else { return nil }
      return modified(content, modifier)
    },
  ].compactMap { $0 }

  private static func optional<Content: View>(_ content: Content.Type) -> any View.Type {
    _OptionalContent<Content>.self
  }
}

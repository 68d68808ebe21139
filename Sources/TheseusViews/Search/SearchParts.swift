import TheseusCore

/// The parts that modifiers outside a `searchable` add to it.
struct SearchParts {
  var suggestions: AnyView?
  var scopes: AnyView?
  /// Binds the field to the app's focus state.
  var focus: ((AnyView) -> AnyView)?
}

private struct SearchPartsKey: EnvironmentKey {
  static var defaultValue: SearchParts { SearchParts() }
}

private struct SearchCompletionKey: EnvironmentKey {
  static var defaultValue: ((String) -> Void)? { nil }
}

extension EnvironmentValues {
  var searchParts: SearchParts {
    get { self[SearchPartsKey.self] }
    set { self[SearchPartsKey.self] = newValue }
  }

  /// Inserts a suggestion into the field.
  var searchCompletion: ((String) -> Void)? {
    get { self[SearchCompletionKey.self] }
    set { self[SearchCompletionKey.self] = newValue }
  }
}

/// When scopes are shown: in all cases while the user searches.
public struct SearchScopeActivation: Sendable {
  public static let automatic = SearchScopeActivation()
  public static let onTextEntry = SearchScopeActivation()
  public static let onSearchPresentation = SearchScopeActivation()
}

/// A suggestion as a button that takes its text into the field.
struct _SearchCompletionModifier: ViewModifier {
  let completion: String
  @Environment(\.searchCompletion) private var complete

  func body(content: Content) -> some View {
    Button {
      complete?(completion)
    } label: {
      content
    }
    .buttonStyle(.plain)
  }
}

extension View {
  /// The suggestions of the enclosed `searchable` while its field has focus.
  public func searchSuggestions<S: View>(@ViewBuilder _ suggestions: () -> S) -> some View {
    let suggestions = AnyView(suggestions())
    return transformEnvironment(\.searchParts) { $0.suggestions = suggestions }
  }

  /// The scopes of a search, to choose one while searching.
  public func searchScopes<V: Hashable, S: View>(_ scope: Binding<V>, @ViewBuilder scopes: () -> S)
    -> some View
  {
    let scopes = AnyView(
      Picker("Scope", selection: scope, content: scopes).pickerStyle(.segmented).labelsHidden())
    return transformEnvironment(\.searchParts) { $0.scopes = scopes }
  }

  public func searchScopes<V: Hashable, S: View>(
    _ scope: Binding<V>, activation: SearchScopeActivation, @ViewBuilder _ scopes: () -> S
  ) -> some View { searchScopes(scope, scopes: scopes) }

  /// The text that choosing this suggestion takes into the field.
  public func searchCompletion(_ completion: String) -> some View {
    modifier(_SearchCompletionModifier(completion: completion))
  }

  /// Binds focus to the field of the enclosed `searchable`.
  public func searchFocused(_ binding: FocusState<Bool>.Binding) -> some View {
    transformEnvironment(\.searchParts) { $0.focus = { AnyView($0.focused(binding)) } }
  }

  public func searchFocused<V: Hashable>(_ binding: FocusState<V>.Binding, equals value: V)
    -> some View
  {
    transformEnvironment(\.searchParts) {
      $0.focus = { AnyView($0.focused(binding, equals: value)) }
    }
  }
}

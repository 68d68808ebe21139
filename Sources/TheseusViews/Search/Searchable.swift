import Foundation
import TheseusCore

/// The position of a search field. Here it is above the searched content.
public struct SearchFieldPlacement: Sendable {
  public enum NavigationBarDrawerDisplayMode: Sendable {
    case automatic, always
  }

  public static let automatic = SearchFieldPlacement()
  public static let sidebar = SearchFieldPlacement()
  public static let toolbar = SearchFieldPlacement()
  public static let navigationBarDrawer = SearchFieldPlacement()
  public static func navigationBarDrawer(displayMode: NavigationBarDrawerDisplayMode)
    -> SearchFieldPlacement
  { SearchFieldPlacement() }
}

/// Ends a search: clears the field and returns focus.
public struct DismissSearchAction {
  let action: (() -> Void)?
  @MainActor public func callAsFunction() { action?() }
}

private struct IsSearchingKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

private struct DismissSearchKey: EnvironmentKey {
  static var defaultValue: DismissSearchAction { DismissSearchAction(action: nil) }
}

extension EnvironmentValues {
  /// Whether the user is searching: the enclosing field has focus or contains text.
  public internal(set) var isSearching: Bool {
    get { self[IsSearchingKey.self] }
    set { self[IsSearchingKey.self] = newValue }
  }

  public internal(set) var dismissSearch: DismissSearchAction {
    get { self[DismissSearchKey.self] }
    set { self[DismissSearchKey.self] = newValue }
  }
}

/// `searchable`: a field above the content, with scopes below it while the user searches, and
/// suggestions when needed.
struct _SearchableModifier<Suggestions: View>: ViewModifier {
  @Binding var text: String
  let isPresented: Binding<Bool>?
  let prompt: Text
  let suggestions: Suggestions
  var tokens: SearchTokens?
  /// The insertion point, to know whether Delete is at the start. Stored when there are tokens.
  @State private var selection: TextSelection?
  @FocusState private var isFocused: Bool
  /// Focus is below the field, so the suggestions stay.
  @FocusState private var isBelow: Bool
  @Environment(\.searchParts) private var parts

  func body(content: Content) -> some View {
    let isSearching = isFocused || isBelow || !text.isEmpty || tokens?.isEmpty() == false
    VStack(alignment: .leading, spacing: 0) {
      HStack(spacing: 8) {
        if let tokens, !tokens.isEmpty() { tokens.labels }
        if let bind = parts.focus { bind(AnyView(field(isSearching))) } else { field(isSearching) }
      }
      VStack(alignment: .leading, spacing: 0) {
        if isSearching, let scopes = parts.scopes { scopes }
        if isFocused || isBelow {
          suggestions
          tokens?.suggestions
          parts.suggestions
        }
      }
      .focused($isBelow)
      .onKeyPress(.escape) { endByKey(isSearching) }
      .environment(\.searchCompletion, complete)
      .environment(\.searchTokenCompletion, complete(token:))
      content
        .sourceOfTraits()
        .environment(\.isSearching, isSearching)
        .environment(\.dismissSearch, DismissSearchAction(action: { end() }))
        // The field is no part of the content, which stands where it would without one.
        .frame(maxWidth: .infinity, maxHeight: .infinity)
    }
    .keepingTraits()
    .environment(\.searchParts, SearchParts())
    .onChange(of: isSearching) { _, isSearching in
      if let isPresented, isPresented.wrappedValue != isSearching {
        isPresented.wrappedValue = isSearching
      }
    }
    .onChange(of: isPresented?.wrappedValue, initial: true) { before, wanted in
      follow(wanted, isFirst: before == wanted)
    }
  }

  private func field(_ isSearching: Bool) -> some View {
    TextField<Text>(
      FieldSource($text), title: prompt, isSearch: true, submits: .search,
      selection: tokens == nil ? nil : $selection
    )
    .focused($isFocused)
    .onKeyPress(.delete) {
      guard let tokens, !tokens.isEmpty(), isAtBeginning else { return .ignored }
      tokens.removeLast()
      return .handled
    }
    .onKeyPress(.escape) { endByKey(isSearching) }
  }

  private func endByKey(_ isSearching: Bool) -> KeyPress.Result {
    guard isSearching else { return .ignored }
    end()
    return .handled
  }

  /// Nothing is selected, and the caret is at the start.
  private var isAtBeginning: Bool {
    text.isEmpty
      || selection?.offsets(in: text).map { $0.isEmpty && $0.lowerBound == 0 } ?? false
  }

  /// Begins or ends the search as the app wants it. A query that the app itself has set neither
  /// takes the focus nor is lost.
  private func follow(_ isWanted: Bool?, isFirst: Bool) {
    let isQueryEmpty = text.isEmpty && tokens?.isEmpty() != false
    if isWanted == true, !isFocused, !isBelow, isFirst || isQueryEmpty { isFocused = true }
    if isWanted == false, !isFirst, isFocused || isBelow || !isQueryEmpty { end() }
  }

  private func complete(token: Any) {
    guard tokens?.add(token) == true else { return }
    text = ""
    isFocused = true
  }

  private func complete(_ completion: String) {
    text = completion
    isFocused = true
  }

  private func end() {
    if !text.isEmpty { text = "" }
    tokens?.removeAll()
    isFocused = false
    isBelow = false
  }
}

extension View {
  /// A field above this view that searches it. Return submits with `onSubmit(of: .search)`. Escape
  /// ends the search, in the field, its scopes and its suggestions.
  public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey
  ) -> some View {
    modifier(
      _SearchableModifier(
        text: text, isPresented: nil, prompt: Text(prompt), suggestions: EmptyView()))
  }

  public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
  ) -> some View {
    modifier(
      _SearchableModifier(
        text: text, isPresented: nil, prompt: prompt ?? Text("Search"), suggestions: EmptyView()))
  }

  @_disfavoredOverload
  public func searchable<S: StringProtocol>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S
  ) -> some View {
    modifier(
      _SearchableModifier(
        text: text, isPresented: nil, prompt: Text(prompt), suggestions: EmptyView()))
  }

  @_disfavoredOverload
  public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringResource
  ) -> some View {
    searchable(text: text, placement: placement, prompt: Text(prompt))
  }

  /// - Parameter isPresented: whether the user is searching, as `isSearching` says; written when
  ///   that changes. Written false, it ends the search.
  public func searchable(
    text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey
  ) -> some View {
    modifier(
      _SearchableModifier(
        text: text, isPresented: isPresented, prompt: Text(prompt), suggestions: EmptyView()))
  }

  public func searchable(
    text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil
  ) -> some View {
    modifier(
      _SearchableModifier(
        text: text, isPresented: isPresented, prompt: prompt ?? Text("Search"),
        suggestions: EmptyView()))
  }

  @_disfavoredOverload
  public func searchable<S: StringProtocol>(
    text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
    prompt: S
  ) -> some View {
    modifier(
      _SearchableModifier(
        text: text, isPresented: isPresented, prompt: Text(prompt), suggestions: EmptyView()))
  }

  /// - Parameter suggestions: shown below the field while it has focus.
  public func searchable<S: View>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder suggestions: () -> S
  ) -> some View {
    modifier(
      _SearchableModifier(
        text: text, isPresented: nil, prompt: prompt ?? Text("Search"), suggestions: suggestions()))
  }

  public func searchable<S: View>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey, @ViewBuilder suggestions: () -> S
  ) -> some View {
    searchable(
      text: text, placement: placement, prompt: Text(prompt), suggestions: suggestions)
  }

  @_disfavoredOverload
  public func searchable<S: View, Title: StringProtocol>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Title,
    @ViewBuilder suggestions: () -> S
  ) -> some View {
    searchable(
      text: text, placement: placement, prompt: Text(prompt), suggestions: suggestions)
  }
}

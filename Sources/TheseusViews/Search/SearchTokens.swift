import TheseusCore

/// The tokens before the text of a search field, with any type of token.
struct SearchTokens {
  /// The tokens, each with its label.
  var labels: AnyView
  /// Tokens to choose from; nil where none are suggested.
  var suggestions: AnyView?
  let isEmpty: () -> Bool
  let removeLast: () -> Void
  let removeAll: () -> Void
  /// Adds a token of the right type. False where it is of another.
  let add: (Any) -> Bool

  @MainActor init<C, T: View>(
    _ tokens: Binding<C>, suggested: Binding<C>?, @ViewBuilder label: @escaping (C.Element) -> T
  )
  where C: RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable {
    labels = AnyView(TokenLabels(tokens: tokens, label: label))
    suggestions = suggested.map {
      AnyView(SuggestedTokens(tokens: tokens, suggested: $0, label: label))
    }
    isEmpty = { tokens.wrappedValue.isEmpty }
    removeLast = {
      var all = tokens.wrappedValue
      guard let last = all.indices.last else { return }
      all.remove(at: last)
      tokens.wrappedValue = all
    }
    removeAll = { if !tokens.wrappedValue.isEmpty { tokens.wrappedValue.removeAll() } }
    add = { token in
      guard let token = token as? C.Element else { return false }
      tokens.wrappedValue.append(token)
      return true
    }
  }
}

/// The tokens of a search, beside each other.
private struct TokenLabels<C, Label: View>: View
where C: RandomAccessCollection, C.Element: Identifiable {
  @Binding var tokens: C
  let label: (C.Element) -> Label

  var body: some View {
    HStack(spacing: 8) {
      ForEach(tokens) { token in
        label(token).lineLimit(1).padding(.horizontal, 8).background(.fill)
      }
    }
    .fixedSize(horizontal: true, vertical: false)
  }
}

/// Tokens that are not in the field yet, to be put there.
private struct SuggestedTokens<C, Label: View>: View
where C: RandomAccessCollection, C.Element: Identifiable {
  @Binding var tokens: C
  @Binding var suggested: C
  let label: (C.Element) -> Label

  var body: some View {
    let present = Set(tokens.map(\.id))
    ForEach(suggested.filter { !present.contains($0.id) }) { token in
      label(token).searchCompletion(token)
    }
  }
}

private struct SearchTokenCompletionKey: EnvironmentKey {
  static var defaultValue: ((Any) -> Void)? { nil }
}

extension EnvironmentValues {
  /// Inserts a token into the field.
  var searchTokenCompletion: ((Any) -> Void)? {
    get { self[SearchTokenCompletionKey.self] }
    set { self[SearchTokenCompletionKey.self] = newValue }
  }
}

/// A suggestion as a button that takes its token into the field.
struct _SearchTokenCompletionModifier<Token>: ViewModifier {
  let token: Token
  @Environment(\.searchTokenCompletion) private var complete

  func body(content: Content) -> some View {
    Button {
      complete?(token)
    } label: {
      content
    }
    .buttonStyle(.plain)
  }
}

extension View {
  /// The token that choosing this suggestion inserts into the field, replacing the typed text.
  public func searchCompletion<T: Identifiable>(_ token: T) -> some View {
    modifier(_SearchTokenCompletionModifier(token: token))
  }
}

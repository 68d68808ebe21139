import TheseusCore

private struct FindNavigatorModifier: ViewModifier {
  @Binding var isPresented: Bool

  func body(content: Content) -> some View {
    content.onChange(of: isPresented, initial: true) { _, wanted in
      guard wanted else { return }
      RuntimeIssues.reportUnsupported(
        "findNavigator(isPresented:): editors have no panel for finding text; it stays closed")
      isPresented = false
    }
  }
}

extension View {
  /// The panel of a text editor that finds and replaces text. There is none here, so presenting it
  /// has no effect: it is reported once, and the binding is false again, as after the user closed
  /// it.
  nonisolated public func findNavigator(isPresented: Binding<Bool>) -> some View {
    modifier(FindNavigatorModifier(isPresented: isPresented))
  }
}

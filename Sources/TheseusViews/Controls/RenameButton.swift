import Foundation
import TheseusCore

/// Starts renaming.
@MainActor @preconcurrency
public struct RenameAction {
  private let action: () -> Void
  init(action: @escaping () -> Void) { self.action = action }
  public func callAsFunction() { action() }
}

private struct RenameKey: EnvironmentKey {
  static var defaultValue: RenameAction? { nil }
}

extension EnvironmentValues {
  /// The action of rename buttons; nil where nothing can be renamed.
  public var rename: RenameAction? {
    get { self[RenameKey.self] }
    set { self[RenameKey.self] = newValue }
  }
}

extension View {
  /// The action of the rename buttons inside, also those in menus.
  public func renameAction(_ action: @escaping () -> Void) -> some View {
    environment(\.rename, RenameAction(action: action))
  }

  /// Rename buttons inside move focus to the field of `isFocused`.
  public func renameAction(_ isFocused: FocusState<Bool>.Binding) -> some View {
    renameAction { isFocused.wrappedValue = true }
  }
}

/// A button that performs the action of `renameAction`; disabled without one.
public struct RenameButton<Label: View>: View {
  @Environment(\.rename) private var rename
  private let label: Label

  public var body: some View {
    Button {
      rename?()
    } label: {
      label
    }.disabled(rename == nil)
  }
}

extension RenameButton where Label == TheseusViews.Label<Text, Image> {
  public init() { label = TheseusViews.Label("Rename", systemImage: "pencil") }
}

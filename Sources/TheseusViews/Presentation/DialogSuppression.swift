import Foundation
import TheseusCore

/// A toggle with which the user suppresses a dialog.
struct DialogSuppression {
  let label: Text
  let isSuppressed: Binding<Bool>
}

private struct DialogSuppressionKey: EnvironmentKey {
  static var defaultValue: DialogSuppression? { nil }
}

extension EnvironmentValues {
  var dialogSuppression: DialogSuppression? {
    get { self[DialogSuppressionKey.self] }
    set { self[DialogSuppressionKey.self] = newValue }
  }
}

/// The toggle of the dialog around, where it has one.
struct _DialogSuppressionToggle: View {
  @Environment(\.dialogSuppression) private var suppression

  var body: some View {
    if let suppression { Toggle(isOn: suppression.isSuppressed) { suppression.label } }
  }
}

extension View {
  /// A toggle in the alerts and confirmation dialogs of this view with which the user asks to
  /// suppress them. The app decides whether to show them.
  nonisolated public func dialogSuppressionToggle(
    _ titleKey: LocalizedStringKey, isSuppressed: Binding<Bool>
  ) -> some View {
    dialogSuppressionToggle(Text(titleKey), isSuppressed: isSuppressed)
  }

  @_disfavoredOverload
  nonisolated public func dialogSuppressionToggle<S: StringProtocol>(
    _ title: S, isSuppressed: Binding<Bool>
  ) -> some View {
    dialogSuppressionToggle(Text(title), isSuppressed: isSuppressed)
  }

  nonisolated public func dialogSuppressionToggle(_ label: Text, isSuppressed: Binding<Bool>)
    -> some View
  {
    environment(\.dialogSuppression, DialogSuppression(label: label, isSuppressed: isSuppressed))
  }

  nonisolated public func dialogSuppressionToggle(isSuppressed: Binding<Bool>) -> some View {
    dialogSuppressionToggle(Text(verbatim: "Don’t ask again"), isSuppressed: isSuppressed)
  }
}

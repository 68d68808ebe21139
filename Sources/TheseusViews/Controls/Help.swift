import Foundation
import TheseusCore

/// `help`: what a control is for, read out by assistive technologies and shown where a host has a place for it.
public struct _HelpModifier {
  var text: Text
}

extension _HelpModifier: ElementModifier, ViewModifier {
  public typealias Body = Never
  static func wrap(_ content: ViewElement, _ modifier: _GraphValue<Self>, _ inputs: ViewInputs) -> HelpElement {
    HelpElement(modifier, inputs)
  }
}

public final class HelpElement: PassthroughElement<_HelpModifier> {
  /// What the help says.
  public var helpText: String { value?.text.string ?? "" }
}

extension View {
  nonisolated public func help(_ textKey: LocalizedStringKey) -> some View { modifier(_HelpModifier(text: Text(textKey))) }
  nonisolated public func help(_ text: Text) -> some View { modifier(_HelpModifier(text: text)) }

  @_disfavoredOverload
  nonisolated public func help<S: StringProtocol>(_ text: S) -> some View { modifier(_HelpModifier(text: Text(text))) }
}

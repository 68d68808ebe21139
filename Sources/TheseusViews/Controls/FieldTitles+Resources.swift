import Foundation
import TheseusCore

// The forms of fields, steppers and wells whose title is a resource; see
// ControlTitles+Resources.swift.

extension TextField where Label == Text {
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, text: Binding<String>, prompt: Text?, axis: Axis
  ) {
    self.init(FieldSource(text), title: Text(titleResource), prompt: prompt, axis: axis)
  }

  @_disfavoredOverload
  public init<F: ParseableFormatStyle>(
    _ titleResource: LocalizedStringResource, value: Binding<F.FormatInput>, format: F,
    prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(FieldSource(value, format), title: Text(titleResource), prompt: prompt)
  }

  @_disfavoredOverload
  public init<F: ParseableFormatStyle>(
    _ titleResource: LocalizedStringResource, value: Binding<F.FormatInput?>, format: F,
    prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(FieldSource(value, format), title: Text(titleResource), prompt: prompt)
  }

  @_disfavoredOverload
  public init<V>(
    _ titleResource: LocalizedStringResource, value: Binding<V>, formatter: Formatter,
    prompt: Text? = nil
  ) {
    self.init(FieldSource(value, formatter), title: Text(titleResource), prompt: prompt)
  }
}

extension SecureField where Label == Text {
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, text: Binding<String>, prompt: Text?) {
    self.init(text: text, prompt: prompt) { Text(titleResource) }
  }
}

extension Stepper where Label == Text {
  @_disfavoredOverload
  public init<V: Strideable>(
    _ titleResource: LocalizedStringResource, value: Binding<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      value: value, step: step, label: { Text(titleResource) }, onEditingChanged: onEditingChanged)
  }

  @_disfavoredOverload
  public init<V: Strideable>(
    _ titleResource: LocalizedStringResource, value: Binding<V>, in bounds: ClosedRange<V>,
    step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      value: value, in: bounds, step: step, label: { Text(titleResource) },
      onEditingChanged: onEditingChanged)
  }
}

extension ColorPicker where Label == Text {
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, selection: Binding<Color>,
    supportsOpacity: Bool = true
  ) {
    self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(titleResource) }
  }
}

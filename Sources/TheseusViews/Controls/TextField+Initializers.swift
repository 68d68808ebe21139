import Foundation
import TheseusCore

extension TextField where Label == Text {
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
    self.init(FieldSource(text), title: Text(titleKey))
  }

  /// A field for modules that stand in for other frameworks. It reports that it gets or loses focus
  /// before the action of the control that the user chose instead.
  public static func _reporting(
    _ title: String, text: Binding<String>, isSecure: Bool,
    focusChanged: @escaping (Bool) -> Void
  ) -> TextField<Text> {
    TextField<Text>(
      FieldSource(text), title: Text(verbatim: title), isSecure: isSecure,
      editingChanged: focusChanged)
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>) {
    self.init(FieldSource(text), title: Text(title))
  }

  /// - Parameter prompt: shown while the field is empty; the title when it is nil.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
    self.init(FieldSource(text), title: Text(titleKey), prompt: prompt)
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?) {
    self.init(FieldSource(text), title: Text(title), prompt: prompt)
  }

  /// - Parameter axis: vertically, the field grows with its text, between the limits that
  ///   `lineLimit` sets.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, axis: Axis) {
    self.init(FieldSource(text), title: Text(titleKey), axis: axis)
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, axis: Axis) {
    self.init(FieldSource(text), title: Text(title), axis: axis)
  }

  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?, axis: Axis) {
    self.init(FieldSource(text), title: Text(titleKey), prompt: prompt, axis: axis)
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?, axis: Axis) {
    self.init(FieldSource(text), title: Text(title), prompt: prompt, axis: axis)
  }

  /// - Parameter selection: the selection; written when the user selects or types, read when the
  ///   app selects.
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, selection: Binding<TextSelection?>,
    prompt: Text? = nil, axis: Axis? = nil
  ) {
    self.init(
      FieldSource(text), title: Text(titleKey), prompt: prompt, axis: axis ?? .horizontal,
      selection: selection)
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, selection: Binding<TextSelection?>, prompt: Text? = nil,
    axis: Axis? = nil
  ) {
    self.init(
      FieldSource(text), title: Text(title), prompt: prompt, axis: axis ?? .horizontal,
      selection: selection)
  }

  /// A value of any type that its format can read.
  ///
  /// It is written when editing ends: with Return and when focus leaves the field; also before a
  /// shortcut, a command or another control acts. A text that cannot be read leaves the value as it
  /// is, and the field shows that again. Typing alone writes nothing.
  public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  )
  where F.FormatOutput == String {
    self.init(FieldSource(value, format), title: Text(titleKey), prompt: prompt)
  }

  @_disfavoredOverload
  public init<S: StringProtocol, F: ParseableFormatStyle>(
    _ title: S, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  )
  where F.FormatOutput == String {
    self.init(FieldSource(value, format), title: Text(title), prompt: prompt)
  }

  /// An optional value that its format can read. It is written when editing ends, and is nil where
  /// the field is empty or its text cannot be read.
  public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
  )
  where F.FormatOutput == String {
    self.init(FieldSource(value, format), title: Text(titleKey), prompt: prompt)
  }

  @_disfavoredOverload
  public init<S: StringProtocol, F: ParseableFormatStyle>(
    _ title: S, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
  )
  where F.FormatOutput == String {
    self.init(FieldSource(value, format), title: Text(title), prompt: prompt)
  }

  /// A value for a formatter. It is written when editing ends, if the formatter can read the text.
  public init<V>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter, prompt: Text? = nil
  ) {
    self.init(FieldSource(value, formatter), title: Text(titleKey), prompt: prompt)
  }

  @_disfavoredOverload
  public init<S: StringProtocol, V>(
    _ title: S, value: Binding<V>, formatter: Formatter, prompt: Text? = nil
  ) {
    self.init(FieldSource(value, formatter), title: Text(title), prompt: prompt)
  }

  @available(*, deprecated, message: "Use onSubmit and focused.")
  public init<V>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter,
    onEditingChanged: @escaping (Bool) -> Void, onCommit: @escaping () -> Void = {}
  ) {
    self.init(
      FieldSource(value, formatter), title: Text(titleKey), editingChanged: onEditingChanged,
      submitted: onCommit)
  }

  @available(*, deprecated, message: "Use onSubmit.")
  public init<V>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter,
    onCommit: @escaping () -> Void
  ) {
    self.init(FieldSource(value, formatter), title: Text(titleKey), submitted: onCommit)
  }

  @available(*, deprecated, message: "Use onSubmit and focused.")
  @_disfavoredOverload
  public init<S: StringProtocol, V>(
    _ title: S, value: Binding<V>, formatter: Formatter,
    onEditingChanged: @escaping (Bool) -> Void, onCommit: @escaping () -> Void = {}
  ) {
    self.init(
      FieldSource(value, formatter), title: Text(title), editingChanged: onEditingChanged,
      submitted: onCommit)
  }

  @available(*, deprecated, message: "Use onSubmit.")
  @_disfavoredOverload
  public init<S: StringProtocol, V>(
    _ title: S, value: Binding<V>, formatter: Formatter, onCommit: @escaping () -> Void
  ) {
    self.init(FieldSource(value, formatter), title: Text(title), submitted: onCommit)
  }

  @available(*, deprecated, message: "Use onSubmit and focused.")
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>,
    onEditingChanged: @escaping (Bool) -> Void, onCommit: @escaping () -> Void = {}
  ) {
    self.init(
      FieldSource(text), title: Text(titleKey), editingChanged: onEditingChanged,
      submitted: onCommit)
  }

  @available(*, deprecated, message: "Use onSubmit.")
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void
  ) {
    self.init(FieldSource(text), title: Text(titleKey), submitted: onCommit)
  }

  @available(*, deprecated, message: "Use onSubmit and focused.")
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void,
    onCommit: @escaping () -> Void = {}
  ) {
    self.init(
      FieldSource(text), title: Text(title), editingChanged: onEditingChanged, submitted: onCommit)
  }

  @available(*, deprecated, message: "Use onSubmit.")
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, onCommit: @escaping () -> Void)
  {
    self.init(FieldSource(text), title: Text(title), submitted: onCommit)
  }
}

extension TextField {
  /// A field whose label is read out, and is its placeholder where there is no prompt. The texts in
  /// the label are the words.
  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    self.init(FieldSource(text), label: label(), prompt: prompt)
  }

  public init(
    text: Binding<String>, prompt: Text? = nil, axis: Axis, @ViewBuilder label: () -> Label
  ) {
    self.init(FieldSource(text), label: label(), prompt: prompt, axis: axis)
  }

  public init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput>, format: F, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) where F.FormatOutput == String {
    self.init(FieldSource(value, format), label: label(), prompt: prompt)
  }

  public init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) where F.FormatOutput == String {
    self.init(FieldSource(value, format), label: label(), prompt: prompt)
  }

  public init<V>(
    value: Binding<V>, formatter: Formatter, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) {
    self.init(FieldSource(value, formatter), label: label(), prompt: prompt)
  }

  public init(
    text: Binding<String>, selection: Binding<TextSelection?>, prompt: Text? = nil,
    axis: Axis? = nil, @ViewBuilder label: () -> Label
  ) {
    self.init(
      FieldSource(text), label: label(), prompt: prompt, axis: axis ?? .horizontal,
      selection: selection)
  }

  private init(
    _ source: FieldSource, label: Label, prompt: Text?, axis: Axis = .horizontal,
    selection: Binding<TextSelection?>? = nil
  ) {
    let title = label as? Text
    self.init(
      source, title: title, label: title == nil ? StylePart(label) : nil, prompt: prompt,
      axis: axis,
      selection: selection)
  }
}

/// A field whose text is hidden.
public struct SecureField<Label: View>: View {
  private let text: Binding<String>
  private let title: Text?
  /// The label, if it is more than a text.
  private let label: StylePart?
  private let prompt: Text?
  private let submitted: (() -> Void)?

  private init(
    _ text: Binding<String>, _ title: Text?, _ prompt: Text?, _ submitted: (() -> Void)? = nil,
    label: StylePart? = nil
  ) {
    self.text = text
    self.title = title
    self.label = label
    self.prompt = prompt
    self.submitted = submitted
  }

  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    let label = label()
    let title = label as? Text
    self.init(text, title, prompt, label: title == nil ? StylePart(label) : nil)
  }

  public var body: some View {
    TextField<Label>(
      FieldSource(text), title: title, label: label, prompt: prompt, isSecure: true,
      submitted: submitted)
  }
}

extension SecureField where Label == Text {
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
    self.init(text, Text(titleKey), nil)
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>) {
    self.init(text, Text(title), nil)
  }
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
    self.init(text, Text(titleKey), prompt)
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?) {
    self.init(text, Text(title), prompt)
  }
  @available(*, deprecated, message: "Use onSubmit.")
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void
  ) {
    self.init(text, Text(titleKey), nil, onCommit)
  }

  @available(*, deprecated, message: "Use onSubmit.")
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, onCommit: @escaping () -> Void)
  {
    self.init(text, Text(title), nil, onCommit)
  }
}

/// A box of text of many lines.
public struct TextEditor: View {
  private let text: Binding<String>
  private let selection: Binding<TextSelection?>?

  public init(text: Binding<String>) {
    self.text = text
    selection = nil
  }

  /// - Parameter selection: the selection; written when the user selects or types, read when the
  ///   app selects.
  public init(text: Binding<String>, selection: Binding<TextSelection?>) {
    self.text = text
    self.selection = selection
  }

  public var body: some View {
    let source = FieldSource(text)
    _FieldCore<Text>(
      header: FieldHeader(
        text: source.read(), read: Unseen(source.read), write: Unseen(source.write),
        hide: Unseen(source.hide), lines: .box,
        selection: selection.map { FieldSelection($0) }))
  }
}

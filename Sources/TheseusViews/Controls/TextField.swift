import Foundation
import TheseusCore

/// A field for text.
public struct TextField<Label: View>: View {
  @Environment(\.textFieldLook) private var look
  @Environment(\.textFieldStyle) private var style
  @Environment(\.isInForm) private var isInForm
  @Environment(\.labelsVisibility) private var labels
  @Environment(\.knownReaderSettings) private var reader
  private let source: FieldSource
  private let title: Text?
  /// The label, if it is more than a text. It is erased: destroying a conditional of a field that
  /// stores a `Label?` crashes in code of Swift 6.3's compiler.
  private let label: StylePart?
  private let prompt: Text?
  private let isVertical: Bool
  private let isSecure: Bool
  private let isSearch: Bool
  private let editingChanged: ((Bool) -> Void)?
  private let submitted: (() -> Void)?
  private let submits: SubmitTriggers
  private let selection: Binding<TextSelection?>?

  init(
    _ source: FieldSource, title: Text?, label: StylePart? = nil, prompt: Text? = nil,
    axis: Axis = .horizontal,
    isSecure: Bool = false, isSearch: Bool = false,
    editingChanged: ((Bool) -> Void)? = nil,
    submitted: (() -> Void)? = nil, submits: SubmitTriggers = .text,
    selection: Binding<TextSelection?>? = nil
  ) {
    self.source = source
    self.title = title
    self.label = label
    self.prompt = prompt
    isVertical = axis == .vertical
    self.isSecure = isSecure
    self.isSearch = isSearch
    self.editingChanged = editingChanged
    self.submitted = submitted
    self.submits = submits
    self.selection = selection
  }

  public var body: some View {
    if let style {
      style.makeBody(
        TextField<_TextFieldStyleLabel>(
          source, title: title, label: label, prompt: prompt,
          axis: isVertical ? .vertical : .horizontal,
          isSecure: isSecure, isSearch: isSearch,
          editingChanged: editingChanged, submitted: submitted, submits: submits,
          selection: selection))
    } else if isInForm, title != nil || label != nil, !isSearch {
      _FormField(
        showsTitle: labels != .hidden,
        // The field is read out with its title.
        content: TupleView(
          (FieldTitle(title: title, label: label).accessibilityHidden(true), core)))
    } else {
      core
    }
  }

  private var core: _FieldCore<Label> {
    let source = self.source.forReader?(reader) ?? self.source
    return _FieldCore(
      header: FieldHeader(
        text: source.read(), read: Unseen(source.read), write: Unseen(source.write),
        commit: Unseen(source.commit), hide: Unseen(source.hide),
        prompt: prompt, title: title, lines: isVertical ? .growing : .one,
        isSecure: isSecure, isSearch: isSearch, accepts: Unseen(source.accepts), look: look,
        editingChanged: Unseen(editingChanged), submitted: Unseen(submitted), submits: submits,
        selection: selection.map { FieldSelection($0) }), label: label)
  }
}

/// A field's title beside it: one element.
private struct FieldTitle: View {
  let title: Text?
  let label: StylePart?

  var body: some View {
    if let title { title } else if let label { HStack(spacing: 8) { label } }
  }
}

/// The source and the destination of a field's text.
struct FieldSource {
  var read: () -> String
  var write: (String) -> Void
  /// Receives the typed text at the end of editing.
  var commit: ((String) -> Void)?
  /// Keeps what the text comes from out of snapshots (R36).
  let hide: @MainActor (ViewRuntime) -> Void
  /// Whether a text can become the value; nil when every text can.
  var accepts: ((String) -> Bool)?
  /// The same for the reader of the environment; nil when its text is the same for all.
  private(set) var forReader: ((ReaderSettings) -> FieldSource)?

  init(_ text: Binding<String>) {
    hide = { text.hideFromSnapshots(in: $0) }
    read = { text.wrappedValue }
    write = { text.wrappedValue = $0 }
  }

  /// A value that is parsed at the end of editing; text that cannot be parsed is dropped.
  init<F: ParseableFormatStyle>(_ value: Binding<F.FormatInput>, _ format: F)
  where F.FormatOutput == String {
    hide = { value.hideFromSnapshots(in: $0) }
    read = { format.format(value.wrappedValue) }
    write = { _ in }
    commit = { text in
      if let parsed = try? format.parseStrategy.parse(text) { value.wrappedValue = parsed }
    }
    accepts = { (try? format.parseStrategy.parse($0)) != nil }
    forReader = { FieldSource(value, format.following($0)).forOneReader }
  }

  /// An optional value: it is nil where the field is empty or its text cannot be parsed.
  init<F: ParseableFormatStyle>(_ value: Binding<F.FormatInput?>, _ format: F)
  where F.FormatOutput == String {
    hide = { value.hideFromSnapshots(in: $0) }
    read = { value.wrappedValue.map { format.format($0) } ?? "" }
    write = { _ in }
    commit = { text in
      value.wrappedValue = text.isEmpty ? nil : try? format.parseStrategy.parse(text)
    }
    accepts = { $0.isEmpty || (try? format.parseStrategy.parse($0)) != nil }
    forReader = { FieldSource(value, format.following($0)).forOneReader }
  }

  private var forOneReader: FieldSource {
    var source = self
    source.forReader = nil
    return source
  }

  /// A value for a formatter of numbers or dates, or of an app that reads texts. Other formatters
  /// cannot be called on every system, so their text is the value.
  init<V>(_ value: Binding<V>, _ formatter: Formatter) {
    hide = { value.hideFromSnapshots(in: $0) }
    read = { formatter.text(of: value.wrappedValue) ?? "" }
    write = { _ in }
    commit = { text in
      if let parsed = FormattedValue.read(text, formatter, as: V.self) {
        value.wrappedValue = parsed
      }
    }
    accepts = { text in FormattedValue.read(text, formatter, as: V.self) != nil }
  }
}

struct _FieldCore<Label: View> {
  var header: FieldHeader
  /// The label, if it is more than a text.
  var label: StylePart?
}

extension _FieldCore: View {
  typealias Body = Never

  static func _mount(_ view: _GraphValue<Self>, _ inputs: ViewInputs, into list: inout ElementList)
  {
    let element = FieldElement(view.field(at: 0), inputs)
    if Label.self == Text.self {
      element.mount(inputs)
    } else {
      element.mountLabel(view[\.label], inputs)
    }
    list.emit(element, inputs)
  }
}

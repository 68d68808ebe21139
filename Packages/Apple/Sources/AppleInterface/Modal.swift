import SwiftUI

/// Shows a view above the app's frontmost window and waits for its answer, or calls back.
@MainActor
public enum Modal {
  /// Waits until the view answers, handling events meanwhile.
  /// - Parameter escape: the answer of Escape; nil when Escape does nothing.
  /// - Returns: nil when nothing can be shown or waited for, which is reported once.
  public static func run<Answer, Content: View>(
    _ symbol: String, isAlert: Bool, label: String, escape: Answer?,
    content: (_ answer: @escaping @MainActor (Answer) -> Void) -> Content
  ) -> Answer? {
    guard let app = AppHost.current, app.canRunModal else {
      RuntimeIssues.reportUnsupported(
        "\(symbol): it was called while views are updated, or without a terminal, "
          + "where it cannot wait for the user; the answer is that of canceling")
      return nil
    }
    let box = Box<Answer>()
    guard present(app, isAlert, label, escape, content, { box.answer = $0 }) else { return nil }
    _ = app.runModal { box.answer != nil }
    return box.answer
  }

  /// Shows the view and calls `completion` with its answer.
  /// - Parameters:
  ///   - escape: the answer of Escape; nil when Escape does nothing.
  ///   - canceled: the answer when nothing can be shown, which is reported once.
  public static func begin<Answer, Content: View>(
    _ symbol: String, isAlert: Bool, label: String, escape: Answer?, canceled: Answer,
    content: (_ answer: @escaping @MainActor (Answer) -> Void) -> Content,
    completion: @escaping @MainActor (Answer) -> Void
  ) {
    guard let app = AppHost.current, app.keyWindow != nil else {
      RuntimeIssues.reportUnsupported(
        "\(symbol): there is no window to show it in; the answer is that of canceling")
      return completion(canceled)
    }
    if !present(app, isAlert, label, escape, content, completion) { completion(canceled) }
  }

  /// - Returns: whether it is shown, or was answered meanwhile.
  private static func present<Answer, Content: View>(
    _ app: AppHost, _ isAlert: Bool, _ label: String, _ escape: Answer?,
    _ content: (_ answer: @escaping @MainActor (Answer) -> Void) -> Content,
    _ completion: @escaping @MainActor (Answer) -> Void
  ) -> Bool {
    let box = Box<Answer>()
    let answer: @MainActor (Answer) -> Void = { value in
      guard box.answer == nil else { return }
      box.answer = value
      box.dismiss?()
      box.dismiss = nil
      completion(value)
    }
    box.dismiss = app.presentAbove(
      isAlert: isAlert, label: label, onEscape: { if let escape { answer(escape) } },
      content: { content(answer) })
    if box.answer != nil { box.dismiss?() }
    return box.dismiss != nil || box.answer != nil
  }

  @MainActor
  private final class Box<Answer> {
    var answer: Answer?
    var dismiss: (@MainActor () -> Void)?
  }
}

/// The inside of an alert of AppKit or UIKit.
public struct AlertPanel: View {
  public struct Button {
    public let title: String
    public let role: ButtonRole?
    /// Whether Return presses it.
    public let isDefault: Bool
    public let isEnabled: Bool

    public init(
      title: String, role: ButtonRole? = nil, isDefault: Bool = false, isEnabled: Bool = true
    ) {
      self.title = title
      self.role = role
      self.isDefault = isDefault
      self.isEnabled = isEnabled
    }
  }

  let title: String
  let message: String
  let buttons: [Button]
  let fields: [AlertField]
  let checks: [AlertCheck]
  let answer: @MainActor (Int) -> Void

  /// - Parameter answer: called with the index of the button.
  public init(
    title: String, message: String, buttons: [Button], fields: [AlertField] = [],
    checks: [AlertCheck] = [],
    answer: @escaping @MainActor (Int) -> Void
  ) {
    self.title = title
    self.message = message
    self.buttons = buttons
    self.fields = fields
    self.checks = checks
    self.answer = answer
  }

  public var body: some View {
    VStack(spacing: 16) {
      VStack(spacing: 0) {
        if !title.isEmpty { Text(verbatim: title).bold() }
        if !message.isEmpty { Text(verbatim: message) }
      }
      .multilineTextAlignment(.center)
      ForEach(fields.indices, id: \.self) { AlertFieldView(field: fields[$0]) }
      ForEach(checks.indices, id: \.self) { AlertCheckView(check: checks[$0]) }
      ViewThatFits(in: .horizontal) {
        HStack(spacing: 16) { actions }
        VStack(spacing: 0) { actions }
      }
    }
    .padding(.horizontal, 16)
    .frame(minWidth: 240)
  }

  private var actions: some View {
    ForEach(buttons.indices, id: \.self) { index in
      SwiftUI.Button(role: buttons[index].role) {
        answer(index)
      } label: {
        Text(verbatim: buttons[index].title)
      }
      .keyboardShortcut(buttons[index].isDefault ? .defaultAction : nil)
      .disabled(!buttons[index].isEnabled)
    }
  }
}

/// A field of an alert, and what the user typed into it.
@MainActor
public protocol AlertField: AnyObject {
  var typedText: String { get set }
  var prompt: String { get }
  var isSecret: Bool { get }
}

private struct AlertFieldView: View {
  let field: any AlertField
  @State private var text = ""

  var body: some View {
    Group {
      if field.isSecret {
        SecureField(field.prompt, text: $text)
      } else {
        TextField(field.prompt, text: $text)
      }
    }
    .onAppear { text = field.typedText }
    .onChange(of: text) { field.typedText = text }
  }
}

/// A check box of an alert, and whether the user checked it.
@MainActor
public protocol AlertCheck: AnyObject {
  var title: String { get }
  var isChecked: Bool { get set }
  var isEnabled: Bool { get }
}

private struct AlertCheckView: View {
  let check: any AlertCheck
  @State private var isOn = false

  var body: some View {
    Toggle(isOn: $isOn) { Text(verbatim: check.title) }
      .disabled(!check.isEnabled)
      .onAppear { isOn = check.isChecked }
      .onChange(of: isOn) { check.isChecked = isOn }
  }
}

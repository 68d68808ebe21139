import TheseusCore

/// An alert as one value, as code from before `alert(_:isPresented:actions:message:)` writes it.
public struct Alert {
  let title: Text
  let message: Text?
  let buttons: [Button]

  /// One button; nil for an OK button.
  public init(title: Text, message: Text? = nil, dismissButton: Button? = nil) {
    self.title = title
    self.message = message
    buttons = dismissButton.map { [$0] } ?? []
  }

  /// Two buttons beside each other.
  public init(title: Text, message: Text? = nil, primaryButton: Button, secondaryButton: Button) {
    self.title = title
    self.message = message
    buttons = [primaryButton, secondaryButton]
  }

  /// A button of an alert. Whatever it does, the alert ends first.
  public struct Button {
    let role: ButtonRole?
    let label: Text
    let action: (() -> Void)?

    public static func `default`(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(role: nil, label: label, action: action)
    }
    public static func cancel(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(role: .cancel, label: label, action: action)
    }
    public static func cancel(_ action: (() -> Void)? = {}) -> Button {
      cancel(Text("Cancel"), action: action)
    }
    public static func destructive(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(role: .destructive, label: label, action: action)
    }
  }
}

/// A choice of actions as one value, as code from before `confirmationDialog` writes it.
public struct ActionSheet {
  public typealias Button = Alert.Button

  let title: Text
  let message: Text?
  let buttons: [Button]

  /// - Parameter buttons: stacked vertically. Cancel is added when none of them cancels.
  public init(title: Text, message: Text? = nil, buttons: [Button] = [.cancel()]) {
    self.title = title
    self.message = message
    self.buttons = buttons
  }
}

/// The buttons of an alert that is a value.
struct _AlertValueButtons: View {
  let buttons: [Alert.Button]

  var body: some View {
    ForEach(buttons.indices, id: \.self) { index in
      let button = buttons[index]
      Button(role: button.role, action: { button.action?() }, label: { button.label })
    }
  }
}

extension View {
  /// An alert while `isPresented`; `content` is evaluated only then.
  public func alert(isPresented: Binding<Bool>, content: () -> Alert) -> some View {
    let alert = isPresented.wrappedValue ? content() : nil
    return alertValue(isPresented, alert?.title, alert?.message, alert?.buttons, isVertical: false)
  }

  /// An alert while there is an item, for that item. Another id dismisses it and presents again.
  public func alert<Item: Identifiable>(item: Binding<Item?>, content: (Item) -> Alert) -> some View
  {
    let alert = item.wrappedValue.map(content)
    return alertValue(
      isPresent(item), id: item.wrappedValue.map { AnyHashable($0.id) }, alert?.title,
      alert?.message, alert?.buttons, isVertical: false)
  }

  /// A choice of actions while `isPresented`; `content` is evaluated only then.
  public func actionSheet(isPresented: Binding<Bool>, content: () -> ActionSheet) -> some View {
    let sheet = isPresented.wrappedValue ? content() : nil
    return alertValue(isPresented, sheet?.title, sheet?.message, sheet?.buttons, isVertical: true)
  }

  /// A choice of actions while there is an item, for that item. Another id dismisses it and
  /// presents again.
  public func actionSheet<Item: Identifiable>(item: Binding<Item?>, content: (Item) -> ActionSheet)
    -> some View
  {
    let sheet = item.wrappedValue.map(content)
    return alertValue(
      isPresent(item), id: item.wrappedValue.map { AnyHashable($0.id) }, sheet?.title,
      sheet?.message, sheet?.buttons, isVertical: true)
  }

  private func alertValue(
    _ isPresented: Binding<Bool>, id: AnyHashable? = nil, _ title: Text?, _ message: Text?,
    _ buttons: [Alert.Button]?, isVertical: Bool
  ) -> some View {
    modifier(
      _AlertModifier(
        isPresented: isPresented, id: id ?? AnyHashable(true), title: title ?? Text(verbatim: ""),
        isVertical: isVertical,
        actions: _AlertValueButtons(buttons: buttons ?? []), message: message))
  }
}

/// Whether there is an item; false sets it to nil.
private func isPresent<Item>(_ item: Binding<Item?>) -> Binding<Bool> {
  Binding(get: { item.wrappedValue != nil }, set: { if !$0 { item.wrappedValue = nil } })
}

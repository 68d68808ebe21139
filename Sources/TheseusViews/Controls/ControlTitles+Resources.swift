import Foundation
import TheseusCore

// Controls whose title is a resource of a string table.

extension Button where Label == Text {
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: nil, action: action) { Text(titleResource) }
  }

  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, role: ButtonRole?,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { Text(titleResource) }
  }
}

extension Button where Label == TheseusViews.Label<Text, Image> {
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, systemImage: String,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: nil, action: action) {
      TheseusViews.Label(titleResource, systemImage: systemImage)
    }
  }

  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, systemImage: String, role: ButtonRole?,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) {
      TheseusViews.Label(titleResource, systemImage: systemImage)
    }
  }
}

extension Label where Title == Text, Icon == Image {
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, systemImage name: String) {
    self.init(title: { Text(titleResource) }, icon: { Image(systemName: name) })
  }

  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, image name: String) {
    self.init(title: { Text(titleResource) }, icon: { Image(name) })
  }
}

extension Toggle where Label == Text {
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(titleResource) }
  }
}

extension Toggle where Label == TheseusViews.Label<Text, Image> {
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, systemImage: String, isOn: Binding<Bool>
  ) {
    self.init(isOn: isOn) { TheseusViews.Label(titleResource, systemImage: systemImage) }
  }
}

extension Picker where Label == Text {
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) { Text(titleResource) }
  }
}

extension Menu where Label == Text {
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleResource) }
  }

  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content,
    primaryAction: @escaping () -> Void
  ) {
    self.init(content: content, label: { Text(titleResource) }, primaryAction: primaryAction)
  }
}

extension Menu where Label == TheseusViews.Label<Text, Image> {
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, systemImage: String,
    @ViewBuilder content: () -> Content
  ) {
    self.init(content: content) {
      TheseusViews.Label(titleResource, systemImage: systemImage)
    }
  }

  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, systemImage: String,
    @ViewBuilder content: () -> Content, primaryAction: @escaping () -> Void
  ) {
    self.init(
      content: content, label: { TheseusViews.Label(titleResource, systemImage: systemImage) },
      primaryAction: primaryAction)
  }
}

extension Link where Label == Text {
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, destination: URL) {
    self.init(destination: destination) { Text(titleResource) }
  }
}

extension GroupBox where Label == Text {
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleResource) }
  }
}

extension LabeledContent where Label == Text {
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleResource) }
  }
}

extension LabeledContent where Label == Text, Content == Text {
  @_disfavoredOverload
  public init<S: StringProtocol>(_ titleResource: LocalizedStringResource, value: S) {
    self.init(content: { Text(value) }, label: { Text(titleResource) })
  }

  @_disfavoredOverload
  public init<F: FormatStyle>(
    _ titleResource: LocalizedStringResource, value: F.FormatInput, format: F
  ) where F.FormatOutput == String {
    self.init(content: { Text(value, format: format) }, label: { Text(titleResource) })
  }
}

extension DisclosureGroup where Label == Text {
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(content: content) { Text(titleResource) }
  }

  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, isExpanded: Binding<Bool>,
    @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(isExpanded: isExpanded, content: content) { Text(titleResource) }
  }
}

extension ContentUnavailableView
where Label == TheseusViews.Label<Text, Image>, Description == Text?, Actions == EmptyView {
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, systemImage name: String, description: Text? = nil
  ) {
    self.init(
      label: { TheseusViews.Label(titleResource, systemImage: name) },
      description: { description }, actions: { EmptyView() })
  }
}

extension TextField where Label == Text {
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, text: Binding<String>) {
    self.init(FieldSource(text), title: Text(titleResource))
  }

  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, text: Binding<String>, prompt: Text?) {
    self.init(FieldSource(text), title: Text(titleResource), prompt: prompt)
  }

  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, text: Binding<String>, axis: Axis) {
    self.init(FieldSource(text), title: Text(titleResource), axis: axis)
  }
}

extension SecureField where Label == Text {
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, text: Binding<String>) {
    self.init(text: text) { Text(titleResource) }
  }
}

extension DatePicker where Label == Text {
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, selection: Binding<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, displayedComponents: displayedComponents) {
      Text(titleResource)
    }
  }
}

extension ProgressView where Label == Text, CurrentValueLabel == EmptyView {
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource) { self.init { Text(titleResource) } }

  @_disfavoredOverload
  public init<V: BinaryFloatingPoint>(
    _ titleResource: LocalizedStringResource, value: V?, total: V = 1
  ) {
    self.init(value: value, total: total) { Text(titleResource) }
  }
}

import Foundation
import TheseusCore

/// The purpose of a page, when it affects how the page is shown.
public struct TabRole: Hashable, Sendable {
  private let name: String
  /// The page that searches: its default label is that of a search.
  public static let search = TabRole(name: "search")
}

extension DefaultTabLabel {
  /// The label of a page without one of its own: that of its role, else an empty one.
  nonisolated fileprivate init(_ role: TabRole?) {
    let isSearch = role == .search
    self.init(
      title: isSearch ? Text("Search") : nil,
      image: isSearch ? Image(systemName: "magnifyingglass") : nil)
  }

  nonisolated fileprivate init(_ title: Text, systemImage: String) {
    self.init(title: title, image: Image(systemName: systemImage))
  }

  nonisolated fileprivate init(_ title: Text, image: String) {
    self.init(title: title, image: Image(image))
  }
}

extension Tab where Label == DefaultTabLabel {
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: value, content: content(),
      label: DefaultTabLabel(Text(titleKey), systemImage: systemImage))
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: value, content: content(),
      label: DefaultTabLabel(Text(title), systemImage: systemImage))
  }

  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, systemImage: String, value: Value,
    role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: value, content: content(),
      label: DefaultTabLabel(Text(titleResource), systemImage: systemImage))
  }

  public init(
    _ titleKey: LocalizedStringKey, image: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: value, content: content(),
      label: DefaultTabLabel(Text(titleKey), image: image))
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, image: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: value, content: content(), label: DefaultTabLabel(Text(title), image: image)
    )
  }

  /// A page with the label of its role.
  public init(value: Value, role: TabRole?, @ViewBuilder content: () -> Content) {
    self.init(value: value, content: content(), label: DefaultTabLabel(role))
  }
}

extension Tab where Label == DefaultTabLabel, Value == Int {
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: nil, content: content(),
      label: DefaultTabLabel(Text(titleKey), systemImage: systemImage))
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: nil, content: content(),
      label: DefaultTabLabel(Text(title), systemImage: systemImage))
  }

  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, systemImage: String, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: nil, content: content(),
      label: DefaultTabLabel(Text(titleResource), systemImage: systemImage))
  }

  public init(
    _ titleKey: LocalizedStringKey, image: String, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: nil, content: content(),
      label: DefaultTabLabel(Text(titleKey), image: image))
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, image: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: nil, content: content(), label: DefaultTabLabel(Text(title), image: image))
  }

  /// A page with the label of its role.
  public init(role: TabRole?, @ViewBuilder content: () -> Content) {
    self.init(value: nil, content: content(), label: DefaultTabLabel(role))
  }
}

extension Tab {
  public init(
    value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.init(value: value, content: content(), label: label())
  }
}

extension Tab where Value == Int {
  public init(
    role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.init(value: nil, content: content(), label: label())
  }
}

extension Tab where Label == EmptyView {
  /// A page with an empty label.
  public init(value: Value, @ViewBuilder content: () -> Content) {
    self.init(value: value, content: content(), label: EmptyView())
  }
}

extension Tab where Label == EmptyView, Value == Int {
  /// A page with an empty label.
  public init(@ViewBuilder content: () -> Content) {
    self.init(value: nil, content: content(), label: EmptyView())
  }
}

import TheseusCore

/// A menu of the system's menu bar; here one of the app's own menus, under its title.
public struct MenuBarExtra<Label: View, Content: View>: Scene {
  public typealias Body = Never
  let title: Text
  let content: Content

  public static func _makeScene(_ scene: _GraphValue<Self>, _ inputs: SceneInputs) {
    let title = inputs.views.value(scene[\.title])?.string ?? ""
    inputs.host.commands.add(Content.self, scene[\.content], to: title, position: .atEnd, inputs.views)
  }
}

extension MenuBarExtra where Label == Text {
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(title: Text(titleKey), content: content())
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(title: Text(title), content: content())
  }
}

extension MenuBarExtra where Label == TheseusViews.Label<Text, Image> {
  public init(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content) {
    self.init(title: Text(titleKey), content: content())
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage: String, @ViewBuilder content: () -> Content) {
    self.init(title: Text(title), content: content())
  }

  public init(_ titleKey: LocalizedStringKey, image: String, @ViewBuilder content: () -> Content) {
    self.init(title: Text(titleKey), content: content())
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image: String, @ViewBuilder content: () -> Content) {
    self.init(title: Text(title), content: content())
  }
}

/// How a menu of the menu bar opens; here all are menus.
public protocol MenuBarExtraStyle: Sendable {}
public struct AutomaticMenuBarExtraStyle: MenuBarExtraStyle { nonisolated public init() {} }
public struct PullDownMenuBarExtraStyle: MenuBarExtraStyle { nonisolated public init() {} }
public struct WindowMenuBarExtraStyle: MenuBarExtraStyle { nonisolated public init() {} }
extension MenuBarExtraStyle where Self == AutomaticMenuBarExtraStyle { public static var automatic: Self { Self() } }
extension MenuBarExtraStyle where Self == PullDownMenuBarExtraStyle { public static var menu: Self { Self() } }
extension MenuBarExtraStyle where Self == WindowMenuBarExtraStyle { public static var window: Self { Self() } }

extension Scene {
  public func menuBarExtraStyle<S: MenuBarExtraStyle>(_ style: S) -> Self { self }
}

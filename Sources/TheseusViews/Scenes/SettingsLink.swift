import TheseusCore

/// A button that opens the app's settings.
public struct SettingsLink<Label: View>: View {
  @Environment(\.openSettings) private var openSettings
  private let label: Label

  public init(@ViewBuilder label: () -> Label) { self.label = label() }

  public var body: some View { Button(action: { openSettings() }) { label } }
}

extension SettingsLink where Label == TheseusViews.Label<Text, Image> {
  public init() { self.init { TheseusViews.Label("Settings", systemImage: "gear") } }
}

extension SettingsLink: _SingleView {}

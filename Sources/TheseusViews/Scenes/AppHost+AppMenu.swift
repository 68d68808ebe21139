import Foundation
import TheseusCore

/// The items of the app menu that every app has. `CommandGroup(replacing:)` takes their places.
extension AppHost {
  /// Empty where the host cannot end the app: there the app is a part of something else.
  var appMenuItems: [CommandGroupPlacement: StandardCommand] {
    guard onQuit != nil else { return [:] }
    let name = Self.appName
    return [
      .appInfo: StandardCommand(title: String(localized: "About \(name)")) { [weak self] in
        self?.showAbout()
      },
      .appTermination: StandardCommand(title: String(localized: "Quit \(name)")) { [weak self] in
        self?.requestQuit()
      },
    ]
  }

  /// The name by which the user knows the app. Read once: each update of a window without a title
  /// asks for it.
  static let appName = AppInformation.name ?? ProcessInfo.processInfo.processName

  private func showAbout() {
    dismissAboutPanel?()
    let close = { [weak self] in
      self?.dismissAboutPanel?()
      self?.dismissAboutPanel = nil
    }
    let name = Self.appName
    let version = AppInformation.version
    dismissAboutPanel = presentAbove(
      isAlert: true, label: String(localized: "About \(name)"), onEscape: { close() }
    ) {
      AboutView(name: name, version: version, close: close)
    }
  }
}

/// The name and the version of the app.
private struct AboutView: View {
  let name: String
  let version: String?
  let close: () -> Void

  var body: some View {
    VStack(spacing: 16) {
      Text(verbatim: name).bold()
      if let version { Text("Version \(version)") }
      Button("OK") { close() }.keyboardShortcut(.defaultAction)
    }
  }
}

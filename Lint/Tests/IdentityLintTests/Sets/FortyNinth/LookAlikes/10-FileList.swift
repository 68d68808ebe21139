import SwiftUI

@Observable
final class DownloadCenter {
  var isActive = false
  var fileName = "No download"

  func begin(_ name: String) {
    fileName = name
    isActive = true
  }
}

private struct DownloadCenterKey: EnvironmentKey {
  static let defaultValue = DownloadCenter()
}

private struct DownloadTintKey: EnvironmentKey {
  static var defaultValue: Color { Color.accentColor.opacity(0.8) }
}

extension EnvironmentValues {
  var downloads: DownloadCenter {
    get { self[DownloadCenterKey.self] }
    set { self[DownloadCenterKey.self] = newValue }
  }

  var downloadTint: Color {
    get { self[DownloadTintKey.self] }
    set { self[DownloadTintKey.self] = newValue }
  }
}

struct FileList: View {
  @Environment(\.downloads) private var downloads

  var body: some View {
    List(["Report.pdf", "Slides.key", "Logo.svg"], id: \.self) { name in
      Button(name) { downloads.begin(name) }
    }
  }
}

struct DownloadBar: View {
  @Environment(\.downloads) private var downloads
  @Environment(\.downloadTint) private var tint

  var body: some View {
    Label(downloads.fileName, systemImage: downloads.isActive ? "pause.fill" : "arrow.down")
      .foregroundStyle(tint)
  }
}

struct FilesRoot: View {
  var body: some View {
    FileList()
      .safeAreaInset(edge: .bottom) { DownloadBar() }
  }
}

import SwiftUI
import Combine

final class CanvasPreferences: ObservableObject {
  static let shared = CanvasPreferences()

  @Published var showsGrid = true
  @Published var gridSpacing = 24.0

  private init() {}
}

struct CanvasView: View {
  @ObservedObject var preferences: CanvasPreferences

  var body: some View {
    Canvas { context, size in
      guard preferences.showsGrid else { return }
      var path = Path()
      for x in stride(from: 0, through: size.width, by: CGFloat(preferences.gridSpacing)) {
        path.move(to: CGPoint(x: x, y: 0))
        path.addLine(to: CGPoint(x: x, y: size.height))
      }
      context.stroke(path, with: .color(.gray.opacity(0.4)))
    }
  }
}

struct CanvasSettings: View {
  @ObservedObject private var preferences = CanvasPreferences.shared

  var body: some View {
    Form {
      Toggle("Show grid", isOn: $preferences.showsGrid)
      Slider(value: $preferences.gridSpacing, in: 8...64) {
        Text("Spacing")
      }
    }
    .padding()
    .frame(width: 320)
  }
}

@main
struct SketchApp: App {
  @StateObject private var preferences = CanvasPreferences.shared

  var body: some Scene {
    WindowGroup {
      CanvasView(preferences: preferences)
        .frame(minWidth: 600, minHeight: 400)
    }
    Settings {
      CanvasSettings()
    }
  }
}

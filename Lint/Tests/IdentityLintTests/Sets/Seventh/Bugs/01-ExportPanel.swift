import SwiftUI

enum ExportFormat: String, CaseIterable, Identifiable {
  case pdf, png, svg
  var id: Self { self }
}

final class ExportModel: ObservableObject {
  @Published var format: ExportFormat = .pdf
  @Published var scale = 1.0
  @Published var includeBleed = false
  @Published var fileName: String

  init(projectName: String) {
    fileName = projectName
  }

  func export() {
    print("Exporting \(fileName).\(format.rawValue) @\(scale)x, bleed: \(includeBleed)")
  }
}

struct ExportPanel: View {
  @ObservedObject private var model: ExportModel
  private let accent: Color

  init(projectName: String, accent: Color) {
    // bug: every pass of the parent's body makes a new model, what the user has set is gone
    _model = ObservedObject(wrappedValue: ExportModel(projectName: projectName))
    self.accent = accent
  }

  var body: some View {
    Form {
      TextField("File name", text: $model.fileName)
      Picker("Format", selection: $model.format) {
        ForEach(ExportFormat.allCases) { Text($0.rawValue.uppercased()).tag($0) }
      }
      Slider(value: $model.scale, in: 0.5...4, step: 0.5) { Text("Scale") }
      Toggle("Include bleed", isOn: $model.includeBleed)
      Button("Export…", action: model.export)
        .tint(accent)
    }
    .formStyle(.grouped)
    .frame(width: 280)
  }
}

struct CanvasWindow: View {
  let projectName: String
  @State private var zoom = 1.0
  @State private var showsGrid = true

  var body: some View {
    HStack(spacing: 0) {
      VStack {
        Rectangle()
          .fill(showsGrid ? Color.gray.opacity(0.2) : Color.white)
          .scaleEffect(zoom)
        HStack {
          Slider(value: $zoom, in: 0.25...3)
          Toggle("Grid", isOn: $showsGrid)
        }
        .padding()
      }
      ExportPanel(projectName: projectName, accent: .indigo)
    }
  }
}

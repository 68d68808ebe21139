import SwiftUI

enum ExportFormat: String, CaseIterable {
  case pdf, markdown, html

  var title: String {
    switch self {
    case .pdf: "PDF"
    case .markdown: "Markdown"
    case .html: "Web Page"
    }
  }
}

struct ExportSettings: View {
  @AppStorage("export.format") private var format = ExportFormat.pdf.rawValue
  @AppStorage("export.includesComments") private var includesComments = true

  var body: some View {
    Form {
      Picker("Format", selection: $format) {
        ForEach(ExportFormat.allCases, id: \.self) { option in
          // bug: the tags are ExportFormat but the selection is its String raw value; nothing
          // matches, the picker shows blank and a choice is never stored
          Text(option.title).tag(option)
        }
      }
      Toggle("Include comments", isOn: $includesComments)
    }
    .formStyle(.grouped)
  }
}

struct ExportButton: View {
  let export: (ExportFormat) -> Void
  @AppStorage("export.format") private var format = ExportFormat.pdf.rawValue

  var body: some View {
    Button("Export") {
      export(ExportFormat(rawValue: format) ?? .pdf)
    }
    .keyboardShortcut("e")
  }
}

import SwiftUI

enum ReadingDefaults {
  static let lineSpacing = 6.0
  static let usesSerif = true
}

struct ChapterView: View {
  let title: String
  let paragraphs: String
  @AppStorage("reading.lineSpacing") private var lineSpacing = ReadingDefaults.lineSpacing
  @AppStorage("reading.usesSerif") private var usesSerif = ReadingDefaults.usesSerif
  @State private var showsSettings = false

  var body: some View {
    ScrollView {
      Text(paragraphs)
        .lineSpacing(lineSpacing)
        .fontDesign(usesSerif ? .serif : .default)
        .padding()
    }
    .navigationTitle(title)
    .toolbar {
      Button("Settings", systemImage: "textformat.size") {
        showsSettings = true
      }
    }
    .sheet(isPresented: $showsSettings) {
      ReadingSettings()
    }
  }
}

struct ReadingSettings: View {
  @AppStorage("reading.lineSpacing") private var lineSpacing = ReadingDefaults.lineSpacing
  @AppStorage("reading.usesSerif") private var usesSerif = ReadingDefaults.usesSerif
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    NavigationStack {
      Form {
        Stepper(
          "Line spacing: \(lineSpacing, specifier: "%.0f")",
          value: $lineSpacing, in: 0...16, step: 2)
        Toggle("Serif font", isOn: $usesSerif)
        Button("Reset") {
          lineSpacing = ReadingDefaults.lineSpacing
          usesSerif = ReadingDefaults.usesSerif
        }
      }
      .navigationTitle("Reading")
      .toolbar {
        Button("Done") { dismiss() }
      }
    }
  }
}

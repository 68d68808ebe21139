import SwiftUI

struct ArticleReader: View {
  let title: String
  let paragraphs: [String]
  @AppStorage("reader.fontSize") private var fontSize = 14.0
  @State private var showsSettings = false

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 12) {
        Text(title).font(.title.bold())
        Text(paragraphs.joined(separator: "\n\n")).font(.system(size: fontSize))
      }
      .padding()
    }
    .toolbar {
      Button("Appearance", systemImage: "textformat.size") { showsSettings = true }
    }
    .sheet(isPresented: $showsSettings) {
      ReaderSettings()
    }
  }
}

struct ReaderSettings: View {
  // bug: another default than in the reader
  @AppStorage("reader.fontSize") private var fontSize = 17.0
  @AppStorage("reader.serif") private var usesSerif = true

  var body: some View {
    Form {
      Stepper("Size: \(Int(fontSize))", value: $fontSize, in: 10...30)
      Toggle("Serif", isOn: $usesSerif)
    }
  }
}

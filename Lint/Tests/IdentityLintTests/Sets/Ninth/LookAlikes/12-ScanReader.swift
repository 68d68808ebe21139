import SwiftUI

struct ScanDocument: Identifiable, Hashable {
  let id: String
  let title: String
  let pages: [String]
}

struct ScanArchive: View {
  let documents: [ScanDocument]
  @State private var selection: ScanDocument.ID?

  var body: some View {
    NavigationSplitView {
      List(documents, selection: $selection) { Text($0.title) }
    } detail: {
      if let document = documents.first(where: { $0.id == selection }) {
        ScanReader(document: document)
      } else {
        Text("Select a scan")
      }
    }
  }
}

struct ScanReader: View {
  let document: ScanDocument
  @State private var pageIndex = 0
  @State private var usesSerif = false
  @AppStorage("reader.zoom") private var zoom = 1.0

  private var pageText: String {
    document.pages.indices.contains(pageIndex) ? document.pages[pageIndex] : ""
  }

  var body: some View {
    VStack {
      ScrollView {
        Text(pageText)
          .font(.system(size: 14 * zoom, design: usesSerif ? .serif : .default))
          .padding()
      }
      HStack {
        Button("Previous") { pageIndex -= 1 }
          .disabled(pageIndex <= 0)
        Text("\(pageIndex + 1) / \(document.pages.count)")
        Button("Next") { pageIndex += 1 }
          .disabled(pageIndex + 1 >= document.pages.count)
        Toggle("Serif", isOn: $usesSerif)
        Slider(value: $zoom, in: 0.5...3)
          .frame(width: 120)
      }
      .padding()
    }
    .navigationTitle(document.title)
    .onChange(of: document.id) {
      pageIndex = 0
    }
  }
}

import SwiftUI

struct ReaderApp: View {
  var body: some View {
    TabView {
      ArticleView(text: "The harbour was quiet when the first boats came in.")
        .tabItem { Label("Read", systemImage: "book") }
      ReaderSettings()
        .tabItem { Label("Settings", systemImage: "gear") }
    }
  }
}

struct ArticleView: View {
  let text: String
  @AppStorage("reader.fontSize") private var fontSize = 17.0
  @AppStorage("reader.serif") private var isSerif = false

  var body: some View {
    ScrollView {
      Text(text)
        .font(.system(size: fontSize, design: isSerif ? .serif : .default))
        .lineSpacing(4)
        .padding()
    }
  }
}

struct ReaderSettings: View {
  @AppStorage("reader.fontSize") private var fontSize = 17.0
  // bug: the settings say serif is on while the article is not set in serif. Until the user
  // first moves the toggle: two defaults for the same key.
  @AppStorage("reader.serif") private var isSerif = true

  var body: some View {
    Form {
      Section("Text") {
        Slider(value: $fontSize, in: 12...28, step: 1) {
          Text("Size")
        }
        Text("\(Int(fontSize)) pt")
        Toggle("Serif typeface", isOn: $isSerif)
      }
      Section {
        Button("Reset size") { fontSize = 17 }
      }
    }
  }
}

import SwiftUI

struct SourceEditor: View {
  let translate: (String) -> Void
  @State private var source = ""

  var body: some View {
    VStack {
      TextEditor(text: $source)
      Button("Translate") { translate(source) }
        .disabled(source.isEmpty)
    }
  }
}

struct TranslatorView: View {
  @Environment(\.verticalSizeClass) private var verticalSizeClass
  @State private var result = ""

  var body: some View {
    Group {
      // bug: the editor stands in two branches
      if verticalSizeClass == .compact {
        HStack(spacing: 16) {
          SourceEditor { result = $0.uppercased() }
          ScrollView { Text(result) }
        }
      } else {
        VStack(spacing: 16) {
          SourceEditor { result = $0.uppercased() }
          ScrollView { Text(result) }
            .frame(maxHeight: 300)
        }
      }
    }
    .padding()
    .navigationTitle("Translator")
  }
}

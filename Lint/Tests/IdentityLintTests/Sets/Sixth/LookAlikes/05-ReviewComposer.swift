import SwiftUI

struct ReviewComposer: View {
  @Environment(\.horizontalSizeClass) private var sizeClass
  @Environment(\.dynamicTypeSize) private var typeSize
  let placeName: String
  let send: (Int, String) -> Void

  private var layout: AnyLayout {
    if sizeClass == .compact || typeSize.isAccessibilitySize {
      AnyLayout(VStackLayout(alignment: .leading, spacing: 20))
    } else {
      AnyLayout(HStackLayout(alignment: .top, spacing: 40))
    }
  }

  var body: some View {
    ScrollView {
      layout {
        PlaceHeader(name: placeName)
        ReviewFields(send: send)
      }
      .padding()
    }
  }
}

private struct PlaceHeader: View {
  let name: String

  var body: some View {
    VStack(alignment: .leading) {
      Image(systemName: "fork.knife.circle.fill")
        .font(.system(size: 60))
      Text(name).font(.title2.bold())
    }
  }
}

private struct ReviewFields: View {
  let send: (Int, String) -> Void
  @State private var stars = 0
  @State private var text = ""

  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      HStack {
        ForEach(1..<6) { value in
          Button {
            stars = value
          } label: {
            Image(systemName: value <= stars ? "star.fill" : "star")
          }
        }
      }
      TextEditor(text: $text)
        .frame(minHeight: 160)
      Button("Post review") { send(stars, text) }
        .buttonStyle(.borderedProminent)
        .disabled(stars == 0)
    }
  }
}

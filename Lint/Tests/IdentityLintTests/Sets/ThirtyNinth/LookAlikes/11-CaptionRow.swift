import SwiftUI

private struct CaptionWidthKey: PreferenceKey {
  static let defaultValue: CGFloat = 0

  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) {
    value = max(value, nextValue())
  }
}

struct CaptionRow: View {
  let caption: String
  let value: String
  let captionWidth: CGFloat?

  var body: some View {
    HStack {
      Text(caption)
        .fixedSize()
        .background {
          GeometryReader { proxy in
            Color.clear.preference(key: CaptionWidthKey.self, value: proxy.size.width)
          }
        }
        .frame(width: captionWidth, alignment: .trailing)
      Text(value)
    }
  }
}

struct CaptionSheet: View {
  @State private var captionWidth: CGFloat?

  var body: some View {
    VStack(alignment: .leading) {
      CaptionRow(caption: "Departure", value: "9:10", captionWidth: captionWidth)
      CaptionRow(caption: "Travel time", value: "2 h", captionWidth: captionWidth)
      CaptionRow(caption: "Gate", value: "B 4", captionWidth: captionWidth)
    }
    .onPreferenceChange(CaptionWidthKey.self) { captionWidth = $0 }
  }
}

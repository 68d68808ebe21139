import SwiftUI

private struct LabelWidthKey: PreferenceKey {
  static let defaultValue: CGFloat = 0

  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) {
    // bug: reduce keeps only the last sibling's value instead of the greatest
    value = nextValue()
  }
}

struct FormRow: View {
  let label: String
  let value: String
  let labelWidth: CGFloat?

  var body: some View {
    HStack {
      Text(label)
        .fixedSize()
        .background {
          GeometryReader { proxy in
            Color.clear.preference(key: LabelWidthKey.self, value: proxy.size.width)
          }
        }
        .frame(width: labelWidth, alignment: .trailing)
      Text(value)
    }
  }
}

struct ContactSheet: View {
  @State private var labelWidth: CGFloat?

  var body: some View {
    VStack(alignment: .leading) {
      FormRow(label: "Home address", value: "12 Hill Road", labelWidth: labelWidth)
      FormRow(label: "Mobile phone", value: "555 0199", labelWidth: labelWidth)
      FormRow(label: "Fax", value: "555 0100", labelWidth: labelWidth)
    }
    .onPreferenceChange(LabelWidthKey.self) { labelWidth = $0 }
  }
}

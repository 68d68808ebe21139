import SwiftUI

struct LabelWidthKey: PreferenceKey {
  static let defaultValue: CGFloat = 0

  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) {
    value = nextValue()
  }
}

private struct LabelWidthEnvironmentKey: EnvironmentKey {
  static let defaultValue: CGFloat? = nil
}

extension EnvironmentValues {
  var alignedLabelWidth: CGFloat? {
    get { self[LabelWidthEnvironmentKey.self] }
    set { self[LabelWidthEnvironmentKey.self] = newValue }
  }
}

struct AlignedRow<Content: View>: View {
  let label: String
  let content: Content

  @Environment(\.alignedLabelWidth) private var labelWidth

  init(_ label: String, @ViewBuilder content: () -> Content) {
    self.label = label
    self.content = content()
  }

  var body: some View {
    HStack(alignment: .firstTextBaseline, spacing: 12) {
      Text(label)
        .foregroundStyle(.secondary)
        .lineLimit(1)
        .fixedSize()
        .background {
          GeometryReader { proxy in
            Color.clear.preference(key: LabelWidthKey.self, value: proxy.size.width)
          }
        }
        .frame(width: labelWidth, alignment: .leading)
      content
      Spacer(minLength: 0)
    }
  }
}

struct AlignedRows<Content: View>: View {
  let content: Content

  @State private var labelWidth: CGFloat?

  init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      content
    }
    .environment(\.alignedLabelWidth, labelWidth)
    .onPreferenceChange(LabelWidthKey.self) { [$labelWidth] width in
      $labelWidth.wrappedValue = width > 0 ? width : nil
    }
  }
}

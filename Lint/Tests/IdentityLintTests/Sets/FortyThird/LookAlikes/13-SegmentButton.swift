import SwiftUI

struct SegmentButton: View {
  let title: String
  let isSelected: Bool
  let underline: Namespace.ID
  let action: () -> Void

  var body: some View {
    Button(action: action) {
      VStack(spacing: 4) {
        Text(title)
        ZStack {
          Capsule().fill(.clear)
          if isSelected {
            Capsule()
              .fill(.tint)
              .matchedGeometryEffect(id: "underline", in: underline)
          }
        }
        .frame(height: 3)
      }
    }
    .buttonStyle(.plain)
  }
}

struct SegmentBar: View {
  enum Segment: String, CaseIterable, Identifiable {
    case day, week, month
    var id: Self { self }
  }

  @Binding var selection: Segment
  @Namespace private var underline

  var body: some View {
    HStack {
      ForEach(Segment.allCases) { segment in
        SegmentButton(
          title: segment.rawValue.capitalized,
          isSelected: segment == selection,
          underline: underline
        ) {
          withAnimation(.snappy) {
            selection = segment
          }
        }
      }
    }
  }
}

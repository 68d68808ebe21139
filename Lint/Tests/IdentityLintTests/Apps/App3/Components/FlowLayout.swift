import SwiftUI

/// Lays its subviews out in lines, like words.
struct FlowLayout: Layout {
  var spacing: CGFloat = 6

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let frames = arrange(subviews, width: proposal.width ?? .infinity)
    let width = frames.map(\.maxX).max() ?? 0
    let height = frames.map(\.maxY).max() ?? 0
    return CGSize(width: width, height: height)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    for (frame, subview) in zip(arrange(subviews, width: bounds.width), subviews) {
      subview.place(
        at: CGPoint(x: bounds.minX + frame.minX, y: bounds.minY + frame.minY),
        proposal: ProposedViewSize(frame.size)
      )
    }
  }

  private func arrange(_ subviews: Subviews, width: CGFloat) -> [CGRect] {
    var frames: [CGRect] = []
    var origin = CGPoint.zero
    var lineHeight: CGFloat = 0
    for subview in subviews {
      let size = subview.sizeThatFits(.unspecified)
      if origin.x > 0, origin.x + size.width > width {
        origin = CGPoint(x: 0, y: origin.y + lineHeight + spacing)
        lineHeight = 0
      }
      frames.append(CGRect(origin: origin, size: size))
      origin.x += size.width + spacing
      lineHeight = max(lineHeight, size.height)
    }
    return frames
  }
}

struct TagField: View {
  @Binding var tags: [String]

  @State private var newTag = ""
  @FocusState private var isFocused: Bool

  var body: some View {
    VStack(alignment: .leading) {
      FlowLayout {
        ForEach(tags, id: \.self) { tag in
          Button {
            tags.removeAll { $0 == tag }
          } label: {
            Label(tag, systemImage: "xmark.circle.fill")
              .font(.caption)
              .padding(.horizontal, 8)
              .padding(.vertical, 4)
              .background(.quaternary, in: .capsule)
          }
          .buttonStyle(.plain)
          .accessibilityLabel("Remove tag \(tag)")
        }
      }
      TextField("Add a tag", text: $newTag)
        .focused($isFocused)
        .onSubmit(add)
    }
  }

  private func add() {
    let tag = newTag.trimmingCharacters(in: .whitespaces).lowercased()
    newTag = ""
    isFocused = true
    guard !tag.isEmpty, !tags.contains(tag) else { return }
    tags.append(tag)
  }
}

struct WidthKey: PreferenceKey {
  static let defaultValue: CGFloat = 0

  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) {
    value = max(value, nextValue())
  }
}

extension View {
  /// Reports the width of this view to the nearest reader of `WidthKey` above.
  func reportsWidth() -> some View {
    background {
      GeometryReader { proxy in
        Color.clear.preference(key: WidthKey.self, value: proxy.size.width)
      }
    }
  }
}

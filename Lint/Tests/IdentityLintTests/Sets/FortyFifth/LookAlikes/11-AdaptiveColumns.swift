import SwiftUI

struct AdaptiveColumns<Leading: View, Trailing: View>: View {
  @Environment(\.horizontalSizeClass) private var sizeClass
  private let leading: Leading
  private let trailing: Trailing

  init(@ViewBuilder leading: () -> Leading, @ViewBuilder trailing: () -> Trailing) {
    self.leading = leading()
    self.trailing = trailing()
  }

  private var layout: AnyLayout {
    if sizeClass == .compact {
      AnyLayout(VStackLayout(spacing: 12))
    } else {
      AnyLayout(HStackLayout(alignment: .top, spacing: 24))
    }
  }

  var body: some View {
    layout {
      leading
      trailing
    }
  }
}

struct ReviewEditor: View {
  @State private var draft = ""
  let onPublish: (String) -> Void

  var body: some View {
    VStack(alignment: .trailing) {
      TextEditor(text: $draft)
        .frame(minHeight: 120)
      Button("Publish") { onPublish(draft) }
        .disabled(draft.isEmpty)
    }
  }
}

struct HotelReviewScreen: View {
  let hotel: String
  let onPublish: (String) -> Void

  var body: some View {
    AdaptiveColumns {
      Text(hotel)
    } trailing: {
      ReviewEditor(onPublish: onPublish)
    }
    .padding()
  }
}

import SwiftUI

struct PhotoViewer: View {
  let photo: JobPhoto

  @Environment(\.dismiss) private var dismiss
  @State private var scale: CGFloat = 1
  @State private var committedOffset: CGSize = .zero
  @GestureState private var translation: CGSize = .zero
  @State private var showsControls = true

  var body: some View {
    ZStack(alignment: .topTrailing) {
      Color.black.ignoresSafeArea()
      AsyncImage(url: photo.url) { phase in
        switch phase {
        case .success(let image):
          image
            .resizable()
            .scaledToFit()
            .scaleEffect(scale)
            .offset(offset)
        case .failure:
          Label("Could not load the photo", systemImage: "photo")
            .foregroundColor(.white)
        default:
          ProgressView().tint(.white)
        }
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .contentShape(Rectangle())
      .gesture(panning.simultaneously(with: zooming))
      .onTapGesture(count: 2) { resetZoom() }
      .onTapGesture { withAnimation { showsControls.toggle() } }

      if showsControls {
        controls
      }
    }
    .statusBarHidden(!showsControls)
  }

  private var offset: CGSize {
    CGSize(
      width: committedOffset.width + translation.width,
      height: committedOffset.height + translation.height
    )
  }

  private var controls: some View {
    VStack(alignment: .trailing) {
      Button("Close") { dismiss() }
        .buttonStyle(.borderedProminent)
      Spacer()
      Text(photo.taken.formatted(date: .abbreviated, time: .shortened))
        .font(.caption)
        .foregroundColor(.white)
      ShareLink(item: photo.url)
    }
    .padding()
    .transition(.opacity)
  }

  private var zooming: some Gesture {
    MagnificationGesture()
      .onChanged { value in
        scale = min(max(value, 1), 6)
      }
      .onEnded { _ in
        if scale == 1 {
          resetZoom()
        }
      }
  }

  private var panning: some Gesture {
    DragGesture()
      .updating($translation) { value, state, _ in
        if scale > 1 {
          state = value.translation
        }
      }
      .onEnded { value in
        guard scale > 1 else { return }
        committedOffset.width += value.translation.width
        committedOffset.height += value.translation.height
      }
  }

  private func resetZoom() {
    withAnimation(.spring()) {
      scale = 1
      committedOffset = .zero
    }
  }
}

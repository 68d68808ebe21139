import Foundation
import TheseusCore

/// The progress of loading a remote image.
public enum AsyncImagePhase: Sendable {
  case empty
  case success(Image)
  case failure(any Error)

  public var image: Image? { if case .success(let image) = self { image } else { nil } }
  public var error: (any Error)? { if case .failure(let error) = self { error } else { nil } }
}

/// A picture from the net.
///
/// It is read out by the file's name. A page shows a resizable one: the browser loads it, if its
/// address is `https`. Cells show a symbol, as for images of a catalog. The app itself fetches
/// nothing, so no placeholder is shown, except without an address.
public struct AsyncImage<Content: View>: View {
  private let phase: AsyncImagePhase
  private let content: (AsyncImagePhase) -> Content

  /// - Parameters:
  ///   - scale: pixels of the image a point; ignored, because no image is loaded.
  ///   - transaction: how phases follow each other; here there is one.
  public init(
    url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(),
    @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
  ) {
    phase = url.map { .success(Image(source: .remote($0))) } ?? .empty
    self.content = content
  }

  public init<I: View, P: View>(
    url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> I,
    @ViewBuilder placeholder: @escaping () -> P
  ) where Content == _ConditionalContent<I, P> {
    self.init(url: url, scale: scale) { phase in
      if let image = phase.image { content(image) } else { placeholder() }
    }
  }

  public var body: some View { content(phase) }
}

extension AsyncImage where Content == Image {
  /// Without an address a gray area, which takes the space that there is.
  public init(url: URL?, scale: CGFloat = 1) {
    self.init(url: url, scale: scale) { $0.image ?? Self.emptyArea }
  }

  private static var emptyArea: Image {
    let size = CGSize(width: 16, height: 16)
    return Image(size: size) {
      $0.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.gray.opacity(0.3)))
    }
    .resizable()
  }
}

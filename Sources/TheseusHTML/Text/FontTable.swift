import Foundation

/// The advances that a browser measured before it connected. Immutable: pages of different users
/// share a table only when their browsers sent the same numbers, so nothing of one user reaches
/// another by it. What a page measures later stays its own.
public final class FontTable: Sendable {
  let fonts: [FontKey: MeasuredFont]

  /// - Parameter hello: of the page that is the first with these fonts.
  public init(_ hello: Hello) {
    var fonts: [FontKey: MeasuredFont] = [:]
    for font in hello.fonts { fonts[font.font] = font }
    self.fonts = fonts
  }
}

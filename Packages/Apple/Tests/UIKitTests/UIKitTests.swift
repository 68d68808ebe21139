import Testing
import TheseusTesting
import UIKit

@Suite("UIColor, UIFont and UIImage")
struct UIValueTests {
  @Test("system colors differ between light and dark, meanings stay meanings")
  func colors() {
    let (light, dark) = (PaintContext(colorScheme: .light), PaintContext(colorScheme: .dark))
    let gray6 = Color(uiColor: .systemGray6)
    #expect(gray6.resolve(in: light).description == "#F2F2F7FF")
    #expect(gray6.resolve(in: dark).description == "#1C1C1EFF")
    #expect(Color(.secondaryLabel).paint(in: dark).system == .secondary)
    #expect(Color(.systemBackground).paint(in: dark).system == .background)
    let own = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
    #expect(Color(own).resolve(in: dark) == Color.white.resolve(in: dark))
    let inDark = own.resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark))
    #expect(Color(inDark).resolve(in: light) == Color.white.resolve(in: light))
  }

  @Test("components are known")
  func components() {
    var (red, alpha) = (CGFloat(0), CGFloat(0))
    #expect(UIColor.red.getRed(&red, green: nil, blue: nil, alpha: &alpha))
    #expect(red == 1 && alpha == 1)
    #expect(UIColor.white.cgColor.components?.count == 4)
  }

  @Test("fonts follow roles, with the sizes of a phone")
  func fonts() {
    let font = UIFont.preferredFont(forTextStyle: .title1)
    #expect(font.pointSize == 28)
    #expect(Font(font) == Font.system(.title, design: .default))
    #expect(UIFontMetrics.default.scaledValue(for: 10) == 10)
    let bold = font.fontDescriptor.withSymbolicTraits(.traitBold)
    #expect(bold.map { UIFont(descriptor: $0, size: 0).weight } == .bold)
  }

  @Test("symbols and assets become SwiftUI's images")
  func images() {
    #expect(UIImage(systemName: "star").map { Image(uiImage: $0) } == Image(systemName: "star"))
    #expect(UIImage(data: Data()) == nil)
  }

  @Test("values hold geometry by UIKit's names")
  func values() {
    let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
    #expect(NSValue(cgRect: rect).cgRectValue == rect)
    #expect(NSValue(cgPoint: rect.origin).cgPointValue == rect.origin)
    #expect(NSValue(cgSize: rect.size).cgSizeValue == rect.size)
  }

  @Test("a hierarchy is not drawn, which is the answer")
  @MainActor func hierarchy() {
    #expect(!UIView(frame: .zero).drawHierarchy(in: .zero, afterScreenUpdates: true))
  }

  @Test("a path of UIKit is one of SwiftUI")
  func paths() {
    let bezier = UIBezierPath(
      roundedRect: CGRect(x: 0, y: 0, width: 10, height: 20), byRoundingCorners: [.topLeft],
      cornerRadii: CGSize(width: 4, height: 4))
    #expect(Path(bezier.cgPath).boundingRect == CGRect(x: 0, y: 0, width: 10, height: 20))
    #expect(!bezier.contains(CGPoint(x: 0.2, y: 0.2)) && bezier.contains(CGPoint(x: 9.8, y: 0.2)))
  }
}

import AppKit
import Testing
import TheseusTesting

private final class MapView: NSView {
  let name: String
  init(name: String) {
    self.name = name
    super.init(frame: .zero)
  }
  required init?(coder: NSCoder) { fatalError("not decoded") }
  override func viewDidMoveToWindow() { super.viewDidMoveToWindow() }
}

private struct MapArea: NSViewRepresentable {
  @Binding var count: Int
  final class Coordinator: NSObject, NSTextFieldDelegate {
    var parent: MapArea
    init(_ parent: MapArea) { self.parent = parent }
    func controlTextDidChange(_ obj: Notification) { parent.count += 1 }
  }
  func makeCoordinator() -> Coordinator { Coordinator(self) }
  func makeNSView(context: Context) -> MapView {
    let view = MapView(name: "map")
    let field = NSTextField(labelWithString: "x")
    field.delegate = context.coordinator
    field.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(field)
    NSLayoutConstraint.activate([
      field.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 4),
      field.widthAnchor.constraint(equalToConstant: 20),
    ])
    return view
  }
  func updateNSView(_ nsView: MapView, context: Context) { nsView.needsDisplay = true }
}

@Suite("Views of AppKit in SwiftUI")
@MainActor
struct RepresentableTests {
  @Test("a placeholder with the name is shown, which is reported once for the type")
  func placeholder() throws {
    let host = TestHost(columns: 40, rows: 6) {
      MapArea(count: .constant(0))
      MapArea(count: .constant(0))
    }
    #expect(host.screen.contains("MapArea"))
    let issues = host.trace.issues + RuntimeIssues.stray
    #expect(issues.filter { $0.message.contains("MapArea") }.count == 1)
  }

  @Test("views keep their hierarchy")
  func hierarchy() {
    let (outer, inner) = (NSView(frame: NSRect(x: 0, y: 0, width: 9, height: 9)), NSView())
    outer.addSubview(inner)
    #expect(inner.superview === outer && outer.subviews == [inner])
    #expect(inner.isDescendant(of: outer))
    inner.removeFromSuperview()
    #expect(inner.superview == nil && outer.subviews.isEmpty)
  }
}

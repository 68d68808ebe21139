import Foundation
import Observation
import Testing
import TheseusCore
import TheseusViews

@testable import TheseusVector

/// `THESEUS_PICTURES=write` writes the reference pictures again (`make pictures`): look at what
/// changed before it is committed.
@MainActor
@Suite("Pictures of views")
struct PictureTests {
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("Pictures")
  private static let writes = ProcessInfo.processInfo.environment["THESEUS_PICTURES"] == "write"

  private func host(_ layout: PictureLayout) -> VectorHost {
    VectorHost(size: CGSize(width: layout.width, height: layout.height)) { layout.make() }
  }

  @Test("a view looks like its reference picture", arguments: PictureLayout.all)
  func reference(layout: PictureLayout) throws {
    let svg = host(layout).svg()
    let file = Self.folder.appendingPathComponent(layout.name + ".svg")
    if Self.writes { try svg.write(to: file, atomically: true, encoding: .utf8) }
    let expected = try String(contentsOf: file, encoding: .utf8)
    #expect(svg == expected, "\(layout.name).svg: make pictures, and look at the difference")
  }

  @Test("text stays in its window, and no text overlaps another", arguments: PictureLayout.all)
  func invariants(layout: PictureLayout) {
    let host = host(layout)
    let texts = host.texts.filter { !$0.text.allSatisfy(\.isWhitespace) }
    #expect(!texts.isEmpty || layout.name == "shapes" || layout.name == "gradient")
    for (index, (text, frame)) in texts.enumerated() {
      if layout.name != "scroll" {
        let window = CGRect(x: 0, y: 0, width: layout.width, height: layout.height)
        #expect(
          window.insetBy(dx: -0.5, dy: -0.5).contains(frame), "\(layout.name): \(text) \(frame)")
      }
      for (other, place) in texts[..<index] {
        // Lines of different heights may touch.
        let both = frame.insetBy(dx: 0.5, dy: 0.5).intersection(place.insetBy(dx: 0.5, dy: 0.5))
        #expect(both.isNull || both.isEmpty, "\(layout.name): \(text) on \(other)")
      }
    }
  }

  @Test("Text is as wide as its element, or is broken")
  func textFitsElement() {
    let host = VectorHost(size: CGSize(width: 120, height: 400)) {
      VStack {
        ForEach(["Milliwatt", "iiii", "A longer text that has to be broken"], id: \.self) {
          Text($0)
        }
      }
    }
    for (text, frame) in host.texts {
      #expect(frame.minX >= 0 && frame.maxX <= 120.5, "\(text) \(frame)")
    }
  }

  @Test("A patched window looks like a fresh one")
  func patchedEqualsFresh() {
    let model = RowsModel()
    let size = CGSize(width: 160, height: 300)
    let patched = VectorHost(size: size) { RowsView(model: model) }
    for step in 1...6 {
      model.count = step % 4
      model.isLong = step.isMultiple(of: 2)
      patched.window.flush()
      let fresh = VectorHost(size: size) { RowsView(model: model) }
      #expect(patched.svg() == fresh.svg(), "step \(step)")
    }
  }

  @Test("A window of another size is laid out again")
  func resizing() {
    let host = VectorHost(size: CGSize(width: 100, height: 100)) { Text("several words to break") }
    let narrow = host.texts.count
    host.window.resize(to: CGSize(width: 400, height: 100))
    host.window.flush()
    #expect(narrow > 1 && host.texts.count == 1)
  }

  @Test("A slider follows the pointer to the fraction of a point")
  func pointer() {
    let model = ValueModel()
    let host = VectorHost(size: CGSize(width: 212, height: 40)) { ValueView(model: model) }
    // The thumb is 12 points wide: its middle goes from 6 to 206.
    host.window.send(.pointer(PointerEvent(.press(.left), at: CGPoint(x: 56, y: 20))))
    host.window.send(.pointer(PointerEvent(.release(.left), at: CGPoint(x: 56, y: 20))))
    #expect(abs(model.value - 0.25) < 0.001)
  }
}

@Observable private final class RowsModel {
  var count = 1
  var isLong = false
}

private struct RowsView: View {
  let model: RowsModel

  var body: some View {
    VStack(alignment: .leading) {
      Text(model.isLong ? "A text that takes more than one line of this window" : "Short")
      ForEach(0..<model.count, id: \.self) { Text("Row \($0)").font(.caption) }
      Toggle("On", isOn: .constant(model.isLong))
    }
  }
}

@Observable private final class ValueModel { var value = 0.0 }

private struct ValueView: View {
  @Bindable var model: ValueModel

  var body: some View { Slider(value: $model.value) }
}

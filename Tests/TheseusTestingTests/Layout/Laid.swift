import TheseusCells
import TheseusTesting
import TheseusViews
import Testing

/// A view in a window, and the frames of its texts.
@MainActor
struct Laid {
  let host: TestHost

  /// - Parameters:
  ///   - columns: of the window, as `rows`.
  init<Content: View>(
    _ columns: Int = 40, _ rows: Int = 10,
    @ViewBuilder _ content: @escaping @MainActor () -> Content
  ) {
    host = TestHost(columns: columns, rows: rows, content)
  }

  /// `x y width height` of a text, in cells.
  subscript(_ text: String) -> [Int] {
    guard let frame = try? host.find(.text, text).frame else { return [] }
    return [frame.x, frame.y, frame.width, frame.height]
  }

  var lines: [String] {
    host.screen.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      var line = String(line)
      while line.last == " " { line.removeLast() }
      return line
    }
  }
}

/// Takes the proposed size and records it.
struct Box: View {
  let name: String
  init(_ name: String) { self.name = name }
  var body: some View { Text(name).frame(maxWidth: .infinity, maxHeight: .infinity) }
}

/// Notes its sizes, in cells.
@MainActor
final class Sizes {
  var last: [String: [Int]] = [:]

  func note(_ name: String) -> some View {
    GeometryReader { proxy in
      let _ = self.last[name] = [Int(proxy.size.width / 8), Int(proxy.size.height / 16)]
      Color.clear
    }
  }
}

import Foundation
import TheseusCore

#if !canImport(Darwin)
  /// Snapshots save a text whose attributes all have a form: links, the marks of Markdown, colors,
  /// and distances between characters (R32).
  extension AttributedString: SessionRepresentable {
    package struct Part: Codable {
      fileprivate var text: String
      fileprivate var link: URL?
      fileprivate var marks: UInt?
      fileprivate var foreground: Color.Form?
      fileprivate var background: Color.Form?
      fileprivate var kern: CGFloat?
      fileprivate var tracking: CGFloat?
      fileprivate var baselineOffset: CGFloat?
    }

    package var sessionForm: [Part]? {
      get throws {
        let form = try runs.map { run in
          Part(
            text: String(self[run.range].characters), link: run.link,
            marks: run.inlinePresentationIntent?.rawValue,
            foreground: try run.foregroundColor.flatMap { try $0.sessionForm },
            background: try run.backgroundColor.flatMap { try $0.sessionForm },
            kern: run.kern, tracking: run.tracking, baselineOffset: run.baselineOffset)
        }
        // An attribute that no part names would be lost.
        guard let same = AttributedString(sessionForm: form), same == self else {
          throw UnsavableAttributes()
        }
        return form
      }
    }

    private struct UnsavableAttributes: Error, CustomStringConvertible {
      var description: String { "it has attributes that snapshots have no form for" }
    }

    package init?(sessionForm: [Part]) {
      self.init()
      for part in sessionForm {
        var piece = AttributedString(part.text)
        piece.link = part.link
        piece.inlinePresentationIntent = part.marks.map { InlinePresentationIntent(rawValue: $0) }
        piece.kern = part.kern
        piece.tracking = part.tracking
        piece.baselineOffset = part.baselineOffset
        if let form = part.foreground {
          guard let color = Color(sessionForm: form) else { return nil }
          piece.foregroundColor = color
        }
        if let form = part.background {
          guard let color = Color(sessionForm: form) else { return nil }
          piece.backgroundColor = color
        }
        append(piece)
      }
    }
  }
#endif

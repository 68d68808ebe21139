import Foundation

/// The subject of a document window: a file, a draft of an earlier run, or a new document.
struct DocumentPlace<Document>: Hashable {
  private enum Kind: Hashable {
    case file(URL)
    case draft(URL)
    case new(UUID)
  }

  private let kind: Kind
  /// Creates a new document, when it differs from the scene's default.
  private(set) var make: (() -> Document)?
  /// A document that was already read.
  private(set) var given: Handover?
  /// Whether a file that is not there yet is one to be written.
  private(set) var mayBeMissing = false

  /// A document on its way to the window that shows it, which takes it.
  final class Handover {
    private var document: Document?
    init(_ document: Document) { self.document = document }

    func take() -> Document? {
      defer { document = nil }
      return document
    }
  }

  static func file(_ url: URL) -> DocumentPlace {
    DocumentPlace(kind: .file(url.standardizedFileURL))
  }

  static func file(_ url: URL, holding document: Document) -> DocumentPlace {
    var place = file(url)
    place.given = Handover(document)
    return place
  }

  /// A file from the command line, which may have to be created.
  static func named(_ url: URL) -> DocumentPlace {
    var place = file(url)
    place.mayBeMissing = true
    return place
  }

  static func draft(_ url: URL) -> DocumentPlace { DocumentPlace(kind: .draft(url)) }

  static func new(_ make: (() -> Document)? = nil) -> DocumentPlace {
    var place = DocumentPlace(kind: .new(UUID()))
    place.make = make
    return place
  }

  private init(kind: Kind) { self.kind = kind }

  var file: URL? { if case .file(let url) = kind { url } else { nil } }
  var draft: URL? { if case .draft(let url) = kind { url } else { nil } }

  static func == (a: DocumentPlace, b: DocumentPlace) -> Bool { a.kind == b.kind }
  func hash(into hasher: inout Hasher) { hasher.combine(kind) }
}

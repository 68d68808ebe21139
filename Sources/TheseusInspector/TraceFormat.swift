/// The binary form of a trace, version 3, which `TraceWriter` writes and `TheseusTrace` reads.
/// `Documentation/Traces.md` describes it.
///
/// A header of 64 bytes, then records: a tag, then numbers (LEB128; signed ones zigzag) and text (a
/// length and UTF-8). Tables (types, source locations, paths) are written on first use and numbered
/// from 1 in the order of the file.
package enum TraceFormat {
  package static let version = 3
  /// The earliest that can be read. It does not mark the framework's views.
  package static let firstVersion = 2
  /// `\u{89}Theseus`: no text begins with these bytes.
  package static let magic: [UInt8] = [0x89, 0x54, 0x68, 0x65, 0x73, 0x65, 0x75, 0x73]
  package static let headerSize = 64

  /// Offsets in the header; all numbers have 8 bytes, the lowest first.
  package enum Field {
    package static let version = 8
    /// The number of whole bytes from the start. The rest is free space, or the record that a kill
    /// left unfinished.
    package static let length = 16
    /// Records do not cross multiples of this.
    package static let window = 24
    /// An `Ending`.
    package static let ending = 32
  }

  package enum Ending: UInt64 {
    /// It is still being recorded, or the process was killed.
    case none = 0
    case finished = 1
    /// The file was full.
    case stopped = 2
  }

  package enum Tag: UInt8, CaseIterable {
    /// Program, time of the start, profile: three texts.
    case run = 1
    // Tables.
    /// A text that is used more than once.
    case text
    /// A view's type: a text.
    case type
    /// The fields of a view's type, for the bits that say which fields differ: the type, the count,
    /// the names.
    case fields
    /// A source location: text of the file, line, column.
    case site
    /// A property: type, name, site.
    case property
    /// A path in the tree: parent, kind, then the fields of the kind.
    case path
    /// A lifetime: the enclosing one.
    case scope
    // Events.
    /// Microseconds since the last one, and whether it has writes.
    case update
    case created
    case ended
    /// Views with successive numbers; the first record of those that appeared together.
    case appeared
    /// A further record of the same appearance.
    case appearedTogether
    case disappeared
    /// A conditional or list was decided again, with the same result: its scope, and the decision.
    case kept
    case ran
    case wrote
    case skipped
    case observed
    case issue
    case printed
    case committed
    case endedPass
    /// The type of a view of the framework: a text, in the table of types.
    case frameworkType
    /// The user's input that the next update follows from: a text.
    case input
    /// The rest of the window is unused.
    case skip = 255
  }

  /// The detail of a decision, beside its kind, rule and location.
  package enum Detail: UInt8 {
    case none, value, change, types, flip, text
  }

  package enum Value: UInt8 {
    case integer, no, yes, number, text, words
  }

  /// The kind of a path's component.
  package enum Component: UInt8 {
    case view, arm, part, id
  }

  package enum Reason: UInt8 {
    case state, binding, other
  }

  /// The longest text that is written, in bytes.
  package static let longestText = 4_096
}

import Synchronization

/// A theme that environments use, with the number by which paints name it
/// (`PaintContext.appearance`). The last environment that drops it frees the number.
final class NumberedTheme: Sendable {
  let theme: TerminalTheme
  let number: UInt16
  private let list: ThemeList

  fileprivate init(_ theme: TerminalTheme, _ number: UInt16, in list: ThemeList) {
    self.theme = theme
    self.number = number
    self.list = list
  }

  deinit { list.forget(theme, number) }
}

extension NumberedTheme: Equatable {
  static func == (a: NumberedTheme, b: NumberedTheme) -> Bool { a === b }
}

/// The themes in use, by number. Runtimes of one process share it, as an environment does not know
/// its runtime; a theme stays in it only as long as an environment has it.
final class ThemeList: Sendable {
  static let shared = ThemeList()

  private struct Entry {
    weak var theme: NumberedTheme?
  }

  private struct State {
    var numbers: [TerminalTheme: UInt16] = [:]
    var entries: [UInt16: Entry] = [:]
    var latest: UInt16 = 0
  }

  private let state = Mutex(State())
  private let most: UInt16

  /// A list of `most` themes beside the standard one.
  init(most: UInt16 = .max) { self.most = most }

  /// The number of themes in use.
  var count: Int { state.withLock { $0.entries.count } }

  /// The theme of a number in use.
  func theme(_ number: UInt16) -> NumberedTheme? {
    state.withLock { $0.entries[number]?.theme }
  }

  /// The theme with its number; nil for the standard theme, or when no number is free.
  func numbered(_ theme: TerminalTheme) -> NumberedTheme? {
    if theme == .standard { return nil }
    return state.withLock { state in
      if let number = state.numbers[theme], let known = state.entries[number]?.theme {
        return known
      }
      guard state.entries.count < Int(most) else { return nil }
      // The number that was free for longest: a picture may still name one that was just freed.
      repeat {
        state.latest = state.latest == most ? 1 : state.latest + 1
      } while state.entries[state.latest] != nil
      let numbered = NumberedTheme(theme, state.latest, in: self)
      state.numbers[theme] = state.latest
      state.entries[state.latest] = Entry(theme: numbered)
      return numbered
    }
  }

  /// Frees a number. The theme may have got another one since its last use ended.
  fileprivate func forget(_ theme: TerminalTheme, _ number: UInt16) {
    state.withLock { state in
      state.entries[number] = nil
      if state.numbers[theme] == number { state.numbers[theme] = nil }
    }
  }
}

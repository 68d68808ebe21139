import JournalModel
import SwiftUI

extension View {
  /// Plain keys that work wherever no text is typed. They do what menus do with ⌘, for keyboards
  /// that cannot send ⌘ or reserve it.
  func anywhereKeys() -> some View { modifier(AnywhereKeys()) }
}

private struct AnywhereKeys: ViewModifier {
  @Environment(JournalStore.self) private var store
  @Environment(Navigator.self) private var navigator

  func body(content: Content) -> some View {
    content
      .onKeyPress(
        characters: CharacterSet(charactersIn: "12345n+?/uU[]{}."), phases: [.down, .repeat]
      ) { press in
        guard press.modifiers.isDisjoint(with: [.command, .control, .option]) else {
          return .ignored
        }
        return perform(press.characters)
      }
  }

  private func perform(_ key: String) -> KeyPress.Result {
    switch key {
    case "n", "+": navigator.startNewEntry()
    case "?": navigator.isShowingHelp = true
    case "/": navigator.tab = .search
    case "u": store.undo()
    case "U": store.redo()
    case "[": navigator.show(store.shownDay.adding(days: -1), in: store)
    case "]": navigator.show(store.shownDay.adding(days: 1), in: store)
    case "{", "}":
      navigator.tab = .day
      store.showWrittenDay(forward: key == "}")
    case ".": navigator.show(store.today, in: store)
    default:
      guard let number = Int(key), let tab = JournalTab(rawValue: number - 1) else {
        return .ignored
      }
      navigator.tab = tab
    }
    return .handled
  }
}

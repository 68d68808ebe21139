import JournalModel
import SwiftUI

extension View {
  /// The keys of a list of entries, for the selected one. Keep the list in Help equal.
  func entryKeys(_ entries: [Entry], on page: Page? = nil) -> some View {
    modifier(EntryKeys(entries: entries, page: page))
  }
}

private struct EntryKeys: ViewModifier {
  let entries: [Entry]
  /// The page whose order can be changed; nil for entries of several pages.
  let page: Page?

  @Environment(JournalStore.self) private var store
  @Environment(Navigator.self) private var navigator

  func body(content: Content) -> some View {
    @Bindable var navigator = navigator
    content
      .selectsOnFocus(entries.map(\.id), $navigator.selection)
      .onKeyPress(.space) { act { store.toggle($0) } }
      .onKeyPress(.return) { act { navigator.ask(.rename($0)) } }
      .onKeyPress(.delete) { remove() }
      .onKeyPress(.deleteForward) { remove() }
      .onKeyPress(keys: [.upArrow, .downArrow], phases: [.down, .repeat]) { press in
        press.modifiers.contains(.option) ? move(by: press.key == .upArrow ? -1 : 1) : .ignored
      }
      .onKeyPress(characters: CharacterSet(charactersIn: "xmdet>"), phases: .down) { press in
        guard press.modifiers.isDisjoint(with: [.command, .control, .option]) else {
          return .ignored
        }
        return letter(press.characters)
      }
  }

  private func letter(_ letter: String) -> KeyPress.Result {
    let today = store.today
    switch letter {
    case "x":
      return act {
        store.edit(.setStatus($0.status == .abandoned ? .open : .abandoned, of: [$0.id]))
      }
    case "t": return act { store.edit(.migrate([$0.id], to: .day(today))) }
    case ">": return act { store.edit(.migrate([$0.id], to: .day(today.adding(days: 1)))) }
    case "m":
      return act { store.edit(.migrate([$0.id], to: .future(today.inMonth.adding(months: 1)))) }
    case "e", "d": return act { navigator.detailed = $0 }
    default: return .ignored
    }
  }

  private func act(_ action: (Entry) -> Void) -> KeyPress.Result {
    guard let entry = entries.first(where: { $0.id == navigator.selection }) else {
      return .ignored
    }
    action(entry)
    return .handled
  }

  /// The entry below, or above the last one, is selected next.
  private func remove() -> KeyPress.Result {
    guard let index = entries.firstIndex(where: { $0.id == navigator.selection }) else {
      return .ignored
    }
    let next =
      entries.indices.contains(index + 1)
      ? entries[index + 1] : index > 0 ? entries[index - 1] : nil
    store.edit(.delete([entries[index].id]))
    navigator.selection = next?.id
    return .handled
  }

  private func move(by step: Int) -> KeyPress.Result {
    guard let page, let index = entries.firstIndex(where: { $0.id == navigator.selection }),
      entries.indices.contains(index + step)
    else {
      return .ignored
    }
    store.move(on: page, from: [index], to: step > 0 ? index + 2 : index - 1)
    return .handled
  }
}

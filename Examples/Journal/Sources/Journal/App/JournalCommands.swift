import JournalModel
import SwiftUI

/// The menus: everything that can be done, and the keys that do it from anywhere.
struct JournalCommands: Commands {
  let session: JournalSession
  let navigator: Navigator

  private var store: JournalStore? { session.store }

  var body: some Commands {
    CommandGroup(replacing: .newItem) {
      Button("New Task") { navigator.startNewEntry() }
        .keyboardShortcut("n")
    }
    CommandGroup(replacing: .undoRedo) {
      Button(store?.undoName.map { "Undo \($0)" } ?? "Undo") { store?.undo() }
        .keyboardShortcut("z")
        .disabled(store?.undoName == nil)
      Button(store?.redoName.map { "Redo \($0)" } ?? "Redo") { store?.redo() }
        .keyboardShortcut("z", modifiers: [.command, .shift])
        .disabled(store?.redoName == nil)
    }
    CommandMenu("Go") {
      ForEach(JournalTab.allCases) { tab in
        Button(tab.title) { navigator.tab = tab }
          .keyboardShortcut(KeyEquivalent(Character("\(tab.rawValue + 1)")))
      }
      Divider()
      Button("Today") { show { $0.today } }
        .keyboardShortcut("t")
      Button("Next Day") { show { $0.shownDay.adding(days: 1) } }
        .keyboardShortcut("]")
      Button("Previous Day") { show { $0.shownDay.adding(days: -1) } }
        .keyboardShortcut("[")
      Button("Next Page with Entries") { showWritten(forward: true) }
        .keyboardShortcut("]", modifiers: [.command, .shift])
      Button("Previous Page with Entries") { showWritten(forward: false) }
        .keyboardShortcut("[", modifiers: [.command, .shift])
      Button("Go to Day…") { if let store { navigator.ask(.goToDay(from: store.shownDay)) } }
        .keyboardShortcut("g")
      Button("Find") { navigator.tab = .search }
        .keyboardShortcut("f")
    }
    CommandMenu("Task") {
      Button("Migrate All Unfinished to Today") {
        if let store { store.edit(.migrateUnfinished(to: store.today)) }
      }
      .keyboardShortcut("m", modifiers: [.command, .shift])
      .disabled(store.map { $0.unfinishedCount == 0 } ?? true)
      if let store, !store.bundles.isEmpty {
        Menu("Apply Bundle to Today") {
          ForEach(store.bundles) { bundle in
            Button(bundle.name) { store.edit(.applyBundle(bundle.id, to: .day(store.today))) }
          }
        }
      }
    }
    CommandGroup(replacing: .help) {
      Button("Keys") { navigator.isShowingHelp = true }
        .keyboardShortcut("?")
    }
  }

  private func show(_ day: (JournalStore) -> Day) {
    if let store { navigator.show(day(store), in: store) }
  }

  private func showWritten(forward: Bool) {
    navigator.tab = .day
    store?.showWrittenDay(forward: forward)
  }
}

import JournalModel
import SwiftUI

/// The field for new entries: there on every tab, for the page that the tab shows.
struct NewEntryBar: View {
  @Environment(JournalStore.self) private var store
  @Environment(Navigator.self) private var navigator
  @FocusState private var isFocused: Bool

  var body: some View {
    @Bindable var store = store
    let page = navigator.page(in: store)

    TextField("New task for \(page.shortTitle(today: store.today))", text: $store.draft)
      .focused($isFocused)
      .onSubmit {
        add(to: page)
        // One task often follows another.
        isFocused = true
      }
      .onAppear {
        isFocused = true
        if let draft = navigator.draft { store.draft = draft }
        // From here on the file has it.
        if store.keepsDraft { navigator.draft = nil }
      }
      .onChange(of: sessionDraft) { navigator.draft = sessionDraft }
      .onChange(of: isFocused) { navigator.isEntering = isFocused }
      .onChange(of: navigator.newEntryRequests) { isFocused = true }
  }

  /// The draft for the session, where the journal's file does not have it.
  private var sessionDraft: String? {
    store.keepsDraft && !store.isDraftUnsaved ? nil : store.draft
  }

  private func add(to page: Page) {
    let input = EntryInput(store.draft, categories: store.categories)
    guard let name = input.unknownCategory else { return store.addDraft(to: page) }
    navigator.offer(
      CategoryOffer(name: name, category: store.newCategory(named: name)) { category in
        store.addDraft(to: page, creating: category)
        // A list that appears with the entry leaves focus here.
        navigator.startNewEntry()
      })
  }
}

import JournalModel
import SwiftUI
import TheseusSession

enum JournalTab: Int, CaseIterable, Codable, Identifiable {
  case day, future, bundles, categories, search

  var id: Self { self }

  var title: String {
    switch self {
    case .day: "Day"
    case .future: "Future"
    case .bundles: "Bundles"
    case .categories: "Categories"
    case .search: "Search"
    }
  }
}

/// The user's location in the app, and the app's open questions.
@MainActor @Observable
final class Navigator {
  var tab = JournalTab.day {
    // Cleared here and not in an observer of the change, because `show` selects an entry of the tab
    // that it opens.
    didSet {
      guard tab != oldValue else { return }
      selection = nil
    }
  }
  /// The selected entry of the list that is shown.
  var selection: Entry.ID?
  /// The day whose page is open; nil for today, which changes.
  var shownDay: Day?
  /// The month of the future log that the user chose for new entries.
  var month: Month?
  var query = ""
  /// The half-typed entry, where the journal's file does not keep it, or cannot at present.
  var draft: String?
  var isShowingHelp = false
  /// The entry whose details are shown in a sheet, as it was when the sheet opened.
  var detailed: Entry?

  /// Whether the field for new entries has focus, so that plain keys are text.
  var isEntering = false {
    didSet { if oldValue, !isEntering { hasLeftField = true } }
  }
  /// Whether focus has left the field for new entries, where it is when the app starts.
  private(set) var hasLeftField = false
  /// Whether a page that appears takes focus.
  var pagesTakeFocus: Bool { hasLeftField && !isEntering }
  /// Whether the search field has focus.
  var isSearching = false
  /// Counts up whenever the field for new entries is to be focused.
  private(set) var newEntryRequests = 0

  // The flag shows an alert; its subject stays until the next one, because its action may run after
  // the flag is false.
  var isPrompting = false
  var promptText = ""
  private(set) var prompt: Prompt?

  /// An answer that could not be carried out. It is asked again when the user has read why.
  @ObservationIgnored private var refusedAnswer: (prompt: Prompt, text: String)?

  func refuse(_ prompt: Prompt, _ text: String) { refusedAnswer = (prompt, text) }

  /// Shows the last prompt again, with its text, if the answer was refused.
  func askAgain() {
    guard let (prompt, text) = refusedAnswer else { return }
    refusedAnswer = nil
    ask(prompt)
    promptText = text
  }

  /// A missing category that a new task names; it stays until the next one, as with prompts.
  var isOfferingCategory = false
  private(set) var categoryOffer: CategoryOffer?

  func offer(_ offer: CategoryOffer) {
    categoryOffer = offer
    isOfferingCategory = true
  }

  func startNewEntry() { newEntryRequests += 1 }

  func ask(_ prompt: Prompt) {
    self.prompt = prompt
    promptText = prompt.initialText
    isPrompting = true
  }

  /// Opens the page of a day.
  func show(_ day: Day, in store: JournalStore) {
    store.shownDay = day
    tab = .day
  }

  /// Shows the page of an entry.
  func show(_ entry: Entry, in store: JournalStore) {
    switch entry.page {
    case .day(let day):
      store.shownDay = day
      tab = .day
    case .future(let month):
      self.month = month
      tab = .future
    }
    selection = entry.id
  }

  /// The month of the future log for new entries: the chosen one, if the log shows it.
  func futureMonth(in store: JournalStore) -> Month {
    let now = store.today.inMonth
    guard let month,
      (now...now.adding(months: 11)).contains(month) || store.futureMonths.contains(month)
    else { return now.adding(months: 1) }
    return month
  }

  /// Follows the date: today has no date here, and a month that has passed is no longer chosen.
  func follow(_ store: JournalStore) {
    shownDay = store.shownDay == store.today ? nil : store.shownDay
    if let month, month < store.today.inMonth { self.month = nil }
  }

  /// The page for a new entry: the one that is shown, or today's.
  func page(in store: JournalStore) -> Page {
    switch tab {
    case .day: .day(store.shownDay)
    case .future: .future(futureMonth(in: store))
    case .bundles, .categories, .search: .day(store.today)
    }
  }
}

/// The next run continues here. `onAppear` sets what focus says again, and an offer contains an
/// action.
extension Navigator: SessionState {
  static let excludedProperties: Set<String> = [
    "isEntering", "isSearching", "newEntryRequests", "isOfferingCategory", "refusedAnswer",
  ]
}

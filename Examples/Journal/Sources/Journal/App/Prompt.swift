import JournalModel
import SwiftUI

/// A question that is answered with one line of text.
enum Prompt: Codable {
  case rename(Entry)
  case goToDay(from: Day)
  case newCategory
  case renameCategory(TaskCategory)
  case newBundle
  case renameBundle(TaskBundle)
  case renameItem(TaskBundle.Item)

  var title: String {
    switch self {
    case .rename: "Rename"
    case .goToDay: "Go to Day"
    case .newCategory: "New Category"
    case .renameCategory(let category): "Rename “\(category.name)”"
    case .newBundle: "New Bundle"
    case .renameBundle(let bundle): "Rename “\(bundle.name)”"
    case .renameItem: "Rename"
    }
  }

  var placeholder: String {
    switch self {
    case .rename, .renameItem: "Title"
    case .goToDay: "2026-11-21"
    case .newCategory, .renameCategory, .newBundle, .renameBundle: "Name"
    }
  }

  var action: String {
    switch self {
    case .goToDay: "Go"
    case .newCategory, .newBundle: "Add"
    case .rename, .renameCategory, .renameBundle, .renameItem: "Rename"
    }
  }

  var message: String {
    switch self {
    case .goToDay: "A day such as 2026-11-21, or a number of days from now such as +3 or -1."
    case .newCategory: "Tasks name it after a #."
    case .newBundle: "Tasks that come back together."
    case .rename, .renameCategory, .renameBundle, .renameItem: ""
    }
  }

  var initialText: String {
    switch self {
    case .rename(let entry): entry.title
    case .goToDay(let day): day.description
    case .newCategory, .newBundle: ""
    case .renameCategory(let category): category.name
    case .renameBundle(let bundle): bundle.name
    case .renameItem(let item): item.title
    }
  }

  /// Does what the user answered. A mistake becomes the store's problem, after which the prompt is
  /// shown again.
  @MainActor
  func answer(_ text: String, in store: JournalStore, _ navigator: Navigator) {
    func edit(_ edit: JournalEdit) {
      store.edit(edit, failed: { navigator.refuse(self, text) })
    }
    switch self {
    case .rename(let entry): edit(.rename(entry.id, to: text, from: entry.title))
    case .goToDay:
      if let day = Self.day(text, from: store.today) {
        navigator.show(day, in: store)
      } else {
        store.problem = JournalError(
          file: store.path, cause: .refused("“\(text)” is not a day. \(message)"))
        navigator.refuse(self, text)
      }
    case .newCategory: edit(.addCategory(text, color: store.newCategory(named: text).color))
    case .renameCategory(let category): edit(.renameCategory(category.id, to: text))
    case .newBundle: edit(.addBundle(text))
    case .renameBundle(let bundle): edit(.renameBundle(bundle.id, to: text))
    case .renameItem(let item): edit(.renameItem(item.id, to: text))
    }
  }

  static func day(_ text: String, from today: Day) -> Day? {
    let text = text.trimmingCharacters(in: .whitespaces)
    if let day = Day(text) { return day }
    guard let first = text.first, first == "+" || first == "-", let days = Int(text) else {
      return nil
    }
    return today.adding(days: days)
  }
}

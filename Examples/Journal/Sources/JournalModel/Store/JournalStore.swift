import Foundation
import Observation

/// A journal for an app to show: its present pages, and the actions on it.
///
/// The user's action is on the disk when the call returns. While another program locks the file,
/// the action waits in a queue, ``isWaiting`` is true, and it is not shown as entered. Changes of
/// other instances appear automatically.
@MainActor @Observable
public final class JournalStore {
  /// The day it is now. Moves on at midnight.
  public private(set) var today: Day
  /// The day whose page is open. When it is today, it follows the date.
  public var shownDay: Day

  public private(set) var categories: [TaskCategory] = []
  public private(set) var bundles: [TaskBundle] = []
  /// The months of the future log that have entries, from the earliest.
  public private(set) var futureMonths: [Month] = []
  /// The number of open tasks of days before today.
  public private(set) var unfinishedCount = 0
  public private(set) var isEmpty = true
  /// The name of the edit that undo would take back.
  public private(set) var undoName: String?
  /// The name of the edit that redo would make again.
  public private(set) var redoName: String?

  /// Whether the draft is saved to the file.
  @ObservationIgnored public let keepsDraft: Bool
  /// The new entry that is being typed. Where ``keepsDraft`` is true, it is saved within 200 ms.
  public var draft = "" {
    didSet { if draft != oldValue { keepDraft() } }
  }
  /// Whether the file cannot take the draft at present: another program locks it, or the disk is
  /// full.
  public private(set) var isDraftUnsaved = false
  /// The last error, until it is set to nil.
  public var problem: JournalError?
  /// The last thing added here: an entry, a category, a bundle or a task of one. Lists show it.
  public private(set) var lastAdded: UUID?
  /// Whether edits wait for another program's lock.
  public private(set) var isWaiting = false

  /// The path of the journal's file.
  public var path: String { database.path }

  /// Changes whenever the journal does: computations on the journal read it.
  public private(set) var revision = 0

  /// The user's time zone, which a server does not share: the day begins at its midnight.
  @ObservationIgnored public var timeZone = TimeZone.current {
    didSet {
      guard timeZone != oldValue else { return }
      timePassed()
      waitForMidnight()
    }
  }

  @ObservationIgnored let database: JournalDatabase
  @ObservationIgnored private let now: @MainActor () -> Date
  @ObservationIgnored private var pages: [Page: [Entry]] = [:]
  @ObservationIgnored private var line: [Request] = []
  @ObservationIgnored private var draftTimer: OwnedTask?
  @ObservationIgnored private var midnightTimer: OwnedTask?
  @ObservationIgnored private var watcher: SharedWatcher?
  @ObservationIgnored private var foreignVersion = 0
  @ObservationIgnored private var isLookingForChanges = false
  @ObservationIgnored private var isSubmittingDraft = false
  @ObservationIgnored private var isDraftProblemTold = false

  /// A request, and what follows when it is done, when it failed, or in any case.
  private struct Request {
    let id = UUID()
    let action: JournalAction
    let done: (@MainActor () -> Void)?
    let failed: (@MainActor () -> Void)?
    let always: (@MainActor () -> Void)?
  }

  /// The delay before a change of the draft is saved.
  static let draftDelay = Duration.milliseconds(100)
  nonisolated static let draftField = "new entry"

  /// - Parameters:
  ///   - keepsDraft: whether the draft is saved to the file, which has space for that of one user.
  ///   - now: the present time, for tests of midnight.
  public init(
    _ database: JournalDatabase, keepsDraft: Bool = true,
    now: @escaping @MainActor () -> Date = Date.init
  ) {
    self.database = database
    self.keepsDraft = keepsDraft
    self.now = now
    let today = Day(now())
    self.today = today
    shownDay = today
    if keepsDraft {
      do {
        draft = try database.draft(of: Self.draftField)
      } catch {
        problem = error as? JournalError
      }
    }
    reload()
    waitForMidnight()
    let watcher = SharedWatcher.of(JournalFile.destination(of: database.path))
    self.watcher = watcher
    watcher.observe { [weak self] in
      self?.fileWasTouched()
      return self != nil
    }
  }

  /// A store for another user of the same open file, with a page and an undo history of its own.
  /// The file keeps no draft of that user.
  /// - Throws: ``JournalError`` when the file is no longer there.
  public func another() throws -> JournalStore {
    JournalStore(try database.another(), keepsDraft: false, now: now)
  }

  // MARK: Reading

  /// The entries of a page, in their order.
  public func entries(on page: Page) -> [Entry] {
    _ = revision
    if let entries = pages[page] { return entries }
    let entries = reading([]) { try database.entries(on: page) }
    pages[page] = entries
    return entries
  }

  public func category(_ id: TaskCategory.ID?) -> TaskCategory? {
    guard let id else { return nil }
    return categories.first { $0.id == id }
  }

  /// The entry as it is now; nil when it was deleted.
  public func entry(_ id: Entry.ID) -> Entry? {
    _ = revision
    return reading(nil) { try database.entry(id) }
  }

  /// Entries that contain every word of `query`, the latest page first. It does not block the main
  /// actor.
  /// - Returns: nil when the task was canceled meanwhile: a later search has the answer.
  public func search(_ query: String) async -> [Entry]? {
    let database = database
    do {
      let found = try await database.searching(query)
      return Task.isCancelled ? nil : found
    } catch {
      if Task.isCancelled { return nil }
      problem = error as? JournalError
      return []
    }
  }

  /// Opens the nearest page with entries after the one that is shown, or before it.
  public func showWrittenDay(forward: Bool) {
    let day = shownDay
    if let found = reading(nil, { try database.writtenDay(from: day, forward: forward) }) {
      shownDay = found
    }
  }

  private func reading<Value>(_ fallback: Value, _ body: () throws -> Value) -> Value {
    do {
      return try body()
    } catch {
      // Reading happens while views are drawn, when nothing observed may change.
      let reason = error as? JournalError
      Task { problem = reason }
      return fallback
    }
  }

  private func reload() {
    pages.removeAll(keepingCapacity: true)
    set(\.categories, reading(categories) { try database.categories() })
    set(\.bundles, reading(bundles) { try database.bundles() })
    set(\.futureMonths, reading(futureMonths) { try database.futureMonths() })
    let today = today
    set(\.unfinishedCount, reading(unfinishedCount) { try database.unfinishedCount(before: today) })
    set(\.isEmpty, reading(isEmpty) { try database.isEmpty() })
    set(\.undoName, database.undoName)
    set(\.redoName, database.redoName)
    revision += 1
  }

  private func set<Value: Equatable>(
    _ key: ReferenceWritableKeyPath<JournalStore, Value>, _ value: Value
  ) {
    if self[keyPath: key] != value { self[keyPath: key] = value }
  }

  // MARK: Editing

  /// Performs an edit: immediately or, while another program locks the file, as soon as the lock is
  /// released.
  /// - Parameters:
  ///   - done: called when the edit is on the disk.
  ///   - failed: called when it was not made, for a reason that ``problem`` names.
  public func edit(
    _ edit: JournalEdit, then done: (@MainActor () -> Void)? = nil,
    failed: (@MainActor () -> Void)? = nil
  ) {
    perform(.edit(edit), then: done, failed: failed)
  }
  public func undo() { perform(.undo) }
  public func redo() { perform(.redo) }

  /// Writes the draft onto a page as ``EntryInput`` reads it, and clears it once that is on the
  /// disk.
  /// - Parameter category: a new category that the draft names; it is added in the same edit.
  public func addDraft(to page: Page, creating category: TaskCategory? = nil) {
    let text = draft
    let input = EntryInput(text, categories: categories + [category].compactMap(\.self))
    guard !input.title.isEmpty || category != nil, !isSubmittingDraft else { return }
    isSubmittingDraft = true
    draftTimer = nil
    let add = JournalEdit.addEntry(
      input.title, kind: input.kind, to: page, category: input.categoryID,
      creating: category, emptyingDraft: keepsDraft ? Self.draftField : nil)
    perform(.edit(add)) { [self] in
      if draft == text {
        draft = ""
        set(\.isDraftUnsaved, false)
      }
    } always: { [self] in
      isSubmittingDraft = false
      if !draft.isEmpty { keepDraft() }
    }
  }

  /// A category that is not yet in the journal, in a color that no other has.
  public func newCategory(named name: String) -> TaskCategory {
    let used = Set(categories.map(\.color))
    let color = CategoryColor.allCases.first { !used.contains($0) } ?? .gray
    return TaskCategory(name: name.prefix(1).uppercased() + name.dropFirst(), color: color)
  }

  /// Reorders a page's entries, with the arguments of a list's `onMove`.
  public func move(on page: Page, from source: IndexSet, to destination: Int) {
    var ids = entries(on: page).map(\.id)
    let moved = source.compactMap { ids.indices.contains($0) ? ids[$0] : nil }
    let before = source.count { $0 < destination }
    ids.removeAll(where: Set(moved).contains)
    ids.insert(contentsOf: moved, at: min(max(destination - before, 0), ids.count))
    edit(.reorder(page, ids))
  }

  /// Adds a few days of sample data.
  public func addSample() { edit(.importing(.sample(today: today))) }

  private func perform(
    _ action: JournalAction, then done: (@MainActor () -> Void)? = nil,
    failed: (@MainActor () -> Void)? = nil, always: (@MainActor () -> Void)? = nil
  ) {
    timePassed()
    let request = Request(action: action, done: done, failed: failed, always: always)
    // Requests run in their order.
    guard line.isEmpty else { return line.append(request) }
    do {
      try database.apply(action)
      finish(request, nil)
    } catch let error as JournalError where error.cause == .locked {
      line.append(request)
      isWaiting = true
      Task { await workOff() }
    } catch {
      finish(request, error)
    }
  }

  private func workOff() async {
    while let next = line.first {
      do {
        try await database.applyWaiting(next.action, once: next.id)
        database.forget(next.id)
        finish(next, nil)
      } catch {
        finish(next, error)
      }
      line.removeFirst()
    }
    isWaiting = false
  }

  /// Writes the draft, and what waits for another program's lock. An app calls it when it goes to
  /// the background, where it may end: what waits then is lost.
  /// - Parameter limit: how long it waits for the lock.
  /// - Returns: the names of what still waits, as in “Undo Add Task”.
  @discardableResult
  public func writeWaiting(for limit: Duration) -> [String] {
    saveDraft()
    let deadline = ContinuousClock.now + limit
    for (index, request) in line.enumerated() {
      while true {
        do {
          try database.apply(request.action, once: request.id)
          break
        } catch let error as JournalError where error.cause == .locked {
          guard ContinuousClock.now < deadline else { return line[index...].map(\.action.name) }
        } catch {
          // `workOff` reports it.
          break
        }
      }
    }
    return []
  }

  private func finish(_ request: Request, _ error: (any Error)?) {
    if let error {
      problem = error as? JournalError
      request.failed?()
    } else {
      request.done?()
    }
    request.always?()
    reload()
    if error == nil, case .edit(let edit) = request.action, let id = edit.added { lastAdded = id }
  }

  // MARK: What happens by itself

  /// Checks for a new day. Called at midnight and before every edit; an app calls it when it
  /// becomes active.
  public func timePassed() {
    let day = Day(now(), in: timeZone)
    guard day != today else { return }
    if shownDay == today { shownDay = day }
    today = day
    reload()
  }

  private func waitForMidnight() {
    var calendar = Calendar.current
    calendar.timeZone = timeZone
    midnightTimer = OwnedTask { [weak self, now, calendar] in
      while self != nil {
        let date = now()
        // Midnight may have passed before this task ran.
        self?.timePassed()
        let midnight =
          calendar.nextDate(
            after: date, matching: DateComponents(hour: 0), matchingPolicy: .nextTime) ?? date
          + 86_400
        // A moment later, so that it is the next day for sure.
        try await Task.sleep(for: .seconds(midnight.timeIntervalSince(date) + 0.1))
      }
    }
  }

  /// The first change starts the clock, so that typing on does not put the keeping off.
  private func keepDraft() {
    guard keepsDraft, draftTimer == nil, !isSubmittingDraft else { return }
    draftTimer = OwnedTask { [weak self] in
      try await Task.sleep(for: Self.draftDelay)
      self?.keepDraftNow()
    }
  }

  /// Saves the draft without a delay. An app calls it when it goes to the background, where it may
  /// end.
  public func saveDraft() {
    if draftTimer != nil { keepDraftNow() }
  }

  private func keepDraftNow() {
    draftTimer = nil
    do {
      try database.apply(.keepDraft(draft, field: Self.draftField))
      isDraftProblemTold = false
      set(\.isDraftUnsaved, false)
    } catch let error as JournalError where error.cause == .locked {
      set(\.isDraftUnsaved, true)
      keepDraft()
    } catch {
      set(\.isDraftUnsaved, true)
      // Reported once, not at every key.
      if !isDraftProblemTold { problem = error as? JournalError }
      isDraftProblemTold = true
    }
  }

  private func fileWasTouched() {
    guard !isLookingForChanges else { return }
    isLookingForChanges = true
    Task {
      // One transaction touches the file several times.
      try? await Task.sleep(for: .milliseconds(30))
      isLookingForChanges = false
      await lookForChanges()
    }
  }

  private func lookForChanges() async {
    do {
      try database.checkFileIsThere()
      let version = try await database.foreignVersion()
      guard version != foreignVersion else { return }
      foreignVersion = version
      reload()
    } catch {
      problem = error as? JournalError
    }
  }
}

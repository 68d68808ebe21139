import TheseusCore

extension HostServices {
  /// Where the user's documents without a file are saved; nil saves none.
  @MainActor public var drafts: DocumentDrafts? {
    switch self[DraftsService.self] {
    case .found(let drafts): return drafts
    case .notLookedFor(let find):
      let drafts = find()
      self[DraftsService.self] = .found(drafts)
      return drafts
    }
  }

  /// Sets `drafts` to the result of `find` on first use: an app without documents does not look for
  /// a folder.
  @MainActor
  public func setDrafts(_ find: @autoclosure @escaping @MainActor () -> DocumentDrafts?) {
    self[DraftsService.self] = .notLookedFor(find)
  }

  /// Releases the folders of the drafts that were used: what is left in them is the next run's.
  @MainActor
  func endDrafts() {
    if case .found(let drafts?) = self[DraftsService.self] { drafts.end() }
  }
}

private enum DraftsService: HostServiceKey {
  case found(DocumentDrafts?)
  case notLookedFor(@MainActor () -> DocumentDrafts?)

  static var defaultValue: DraftsService { .found(nil) }
}

import Foundation

extension JournalStore {
  /// Writes the whole journal to a new file, even when the journal's own file was removed: beside
  /// it, or in `home` when its folder was removed too.
  /// - Returns: the new file's path; nil when it could not be written, which ``problem`` explains.
  public func saveCopy(home: String = NSHomeDirectory()) -> String? {
    var base = (path as NSString).deletingPathExtension
    if !FileManager.default.fileExists(atPath: JournalFile.folder(of: path)) {
      base = (home as NSString).appendingPathComponent((base as NSString).lastPathComponent)
    }
    var copy = "\(base)-copy.sqlite"
    var number = 2
    while FileManager.default.fileExists(atPath: copy) {
      copy = "\(base)-copy-\(number).sqlite"
      number += 1
    }
    do {
      try database.saveCopy(to: copy)
      return copy
    } catch {
      problem = error as? JournalError
      return nil
    }
  }
}

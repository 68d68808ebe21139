import Foundation
import TheseusCore

extension WindowHost {
  /// Whether a view at a point takes files with these names, if they are dropped there.
  ///
  /// - Parameter point: points of the window.
  public func takesFiles(named names: [String], at point: CGPoint) -> Bool {
    let files = names.map { URL(fileURLWithPath: "/" + FileName.safe($0)) }
    return !files.isEmpty && receiver(of: DragPayload(files: files), at: point) != nil
  }

  /// Drops files of the user on the innermost view at a point that accepts them.
  ///
  /// - Returns: whether a view took them.
  @discardableResult
  public func drop(_ files: [URL], at point: CGPoint) -> Bool {
    let payload = DragPayload(files: files)
    guard !files.isEmpty, let receiver = receiver(of: payload, at: point) else { return false }
    let place = receiver.local(point)
    receiver.entered(payload, at: place)
    let isTaken = receiver.take(payload, at: place)
    runtime.flush()
    return isTaken
  }

  private func receiver(of payload: DragPayload, at point: CGPoint) -> (any DropReceiver)? {
    root.chain(at: point).lazy.compactMap { $0 as? any DropReceiver }.first {
      $0.accepts(payload) && self.refusal(for: $0) != .covered
    }
  }
}

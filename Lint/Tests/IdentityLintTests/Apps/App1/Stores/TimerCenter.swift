import Foundation
import Observation

@Observable
final class Countdown: Identifiable {
  let id = UUID()
  let title: String
  let stepID: RecipeStep.ID?
  private(set) var duration: TimeInterval
  private var endDate: Date?
  private var pausedRemaining: TimeInterval

  init(title: String, stepID: RecipeStep.ID? = nil, duration: TimeInterval) {
    self.title = title
    self.stepID = stepID
    self.duration = duration
    self.pausedRemaining = duration
  }

  var isRunning: Bool { endDate != nil }

  func remaining(at date: Date) -> TimeInterval {
    guard let endDate else { return pausedRemaining }
    return min(max(0, endDate.timeIntervalSince(date)), duration)
  }

  func progress(at date: Date) -> Double {
    guard duration > 0 else { return 1 }
    return 1 - remaining(at: date) / duration
  }

  func resume(at date: Date = .now) {
    guard endDate == nil, pausedRemaining > 0 else { return }
    endDate = date.addingTimeInterval(pausedRemaining)
  }

  func pause(at date: Date = .now) {
    guard endDate != nil else { return }
    pausedRemaining = remaining(at: date)
    endDate = nil
  }

  func extend(by seconds: TimeInterval, at date: Date = .now) {
    let left = remaining(at: date) + seconds
    duration += seconds
    if endDate != nil {
      endDate = date.addingTimeInterval(left)
    } else {
      pausedRemaining = left
    }
  }
}

@MainActor
@Observable
final class TimerCenter {
  private(set) var countdowns: [Countdown] = []

  func start(title: String, minutes: Int, stepID: RecipeStep.ID? = nil) {
    let countdown = Countdown(title: title, stepID: stepID, duration: TimeInterval(minutes * 60))
    countdown.resume()
    countdowns.append(countdown)
  }

  func countdown(forStep stepID: RecipeStep.ID) -> Countdown? {
    countdowns.last { $0.stepID == stepID }
  }

  func remove(_ id: Countdown.ID) {
    countdowns.removeAll { $0.id == id }
  }
}

import Combine
import Foundation

@MainActor
final class TimeClock: ObservableObject {
  @Published private(set) var entries: [TimeEntry] {
    didSet { file.save(entries) }
  }
  @Published private(set) var watchedJobID: Job.ID?

  private let monitor: ArrivalMonitor
  private let file = DefaultsFile<[TimeEntry]>(key: "time.entries")

  init(monitor: ArrivalMonitor) {
    self.monitor = monitor
    entries = DefaultsFile<[TimeEntry]>(key: "time.entries").load() ?? []
  }

  var running: TimeEntry? {
    entries.last { $0.end == nil }
  }

  func start(_ jobID: Job.ID, at date: Date = Date()) {
    guard running?.jobID != jobID else { return }
    stop(at: date)
    entries.append(TimeEntry(jobID: jobID, start: date))
  }

  func stop(at date: Date = Date()) {
    guard let index = entries.lastIndex(where: { $0.end == nil }) else { return }
    entries[index].end = date
  }

  func delete(_ ids: Set<TimeEntry.ID>) {
    entries.removeAll { ids.contains($0.id) }
  }

  func total(for jobID: Job.ID, at date: Date) -> TimeInterval {
    entries.filter { $0.jobID == jobID }.reduce(0) { $0 + $1.duration(at: date) }
  }

  func watchArrival(at location: SiteLocation, for jobID: Job.ID) {
    let starter = ArrivalStarter(clock: self)
    monitor.delegate = starter
    monitor.start(near: location, jobID: jobID)
    watchedJobID = jobID
  }

  func stopWatching() {
    monitor.stop()
    watchedJobID = nil
  }
}

@MainActor
private final class ArrivalStarter: ArrivalMonitorDelegate {
  private weak var clock: TimeClock?

  init(clock: TimeClock) {
    self.clock = clock
  }

  func arrivalMonitor(_ monitor: ArrivalMonitor, didArriveAt jobID: Job.ID) {
    clock?.start(jobID)
    clock?.stopWatching()
  }
}

import Combine
import Foundation
import Network

final class Reachability {
  private let subject = CurrentValueSubject<Bool, Never>(true)
  private let monitor = NWPathMonitor()
  private let queue = DispatchQueue(label: "example.wrench.reachability")

  init() {
    monitor.pathUpdateHandler = { [subject] path in
      subject.send(path.status == .satisfied)
    }
    monitor.start(queue: queue)
  }

  deinit {
    monitor.cancel()
  }

  var isOnline: AnyPublisher<Bool, Never> {
    subject.removeDuplicates().eraseToAnyPublisher()
  }
}

@MainActor
final class SyncMonitor: ObservableObject {
  @Published private(set) var isOnline = true
  @Published private(set) var pendingCount = 0

  private let reachability: Reachability
  private var subscription: AnyCancellable?

  init(reachability: Reachability, jobs: JobStore) {
    self.reachability = reachability
    subscription = reachability.isOnline
      .receive(on: DispatchQueue.main)
      .sink { [weak self] isOnline in
        self?.isOnline = isOnline
      }
    subscription = jobs.$jobs
      .map { jobs in jobs.filter { !$0.isUploaded }.count }
      .removeDuplicates()
      .sink { [weak self] count in
        self?.pendingCount = count
      }
  }
}

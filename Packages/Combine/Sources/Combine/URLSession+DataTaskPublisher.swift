import CombineFoundation
import OpenCombine
import FoundationNetworking

extension URLSession {
  /// Publishes what one request to a URL answers.
  public func dataTaskPublisher(for url: URL) -> DataTaskPublisher {
    dataTaskPublisher(for: URLRequest(url: url))
  }

  /// Publishes what one request answers.
  public func dataTaskPublisher(for request: URLRequest) -> DataTaskPublisher {
    DataTaskPublisher(request: request, session: self)
  }

  /// Publishes the data and the response of one request, or its error. Each subscriber that asks
  /// for a value starts a task of its own; canceling the subscription cancels the task.
  public struct DataTaskPublisher: Publisher {
    public typealias Output = (data: Data, response: URLResponse)
    public typealias Failure = URLError

    public let request: URLRequest
    public let session: URLSession

    public init(request: URLRequest, session: URLSession) {
      self.request = request
      self.session = session
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == URLError {
      subscriber.receive(
        subscription: DataTaskSubscription(subscriber, request: request, session: session))
    }
  }
}

/// The task of one subscriber, which answers on the session's queue and is canceled anywhere.
private final class DataTaskSubscription<Downstream: Subscriber>: Subscription, @unchecked Sendable
where Downstream.Input == URLSession.DataTaskPublisher.Output, Downstream.Failure == URLError {
  private let lock = NSLock()
  private var downstream: Downstream?
  private var task: URLSessionDataTask?
  private let request: URLRequest
  private let session: URLSession

  init(_ downstream: Downstream, request: URLRequest, session: URLSession) {
    self.downstream = downstream
    self.request = request
    self.session = session
  }

  func request(_ demand: Subscribers.Demand) {
    guard demand > 0 else { return }
    let answer: @Sendable (Data?, URLResponse?, (any Error)?) -> Void = { [self] in
      finish($0, $1, $2)
    }
    let started = lock.withLock { () -> URLSessionDataTask? in
      guard task == nil, downstream != nil else { return nil }
      task = session.dataTask(with: request, completionHandler: answer)
      return task
    }
    started?.resume()
  }

  func cancel() {
    // The downstream may be released by this: outside of the lock.
    let (task, downstream) = take()
    task?.cancel()
    _ = downstream
  }

  private func finish(_ data: Data?, _ response: URLResponse?, _ error: (any Error)?) {
    guard let downstream = take().downstream else { return }
    if let response, error == nil {
      _ = downstream.receive((data ?? Data(), response))
      downstream.receive(completion: .finished)
    } else {
      downstream.receive(completion: .failure(error as? URLError ?? URLError(.unknown)))
    }
  }

  private func take() -> (task: URLSessionDataTask?, downstream: Downstream?) {
    lock.withLock {
      defer { downstream = nil }
      return (task, downstream)
    }
  }
}

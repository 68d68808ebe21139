import Foundation
import Synchronization

/// Runs work on threads of its own: syntax trees are walked recursively, and the stacks of pool
/// threads are too small for deep ones.
enum Workers {
  /// Address space; pages that are never touched cost nothing.
  static let stackBytes = 512 << 20

  /// The results of `body`, in the order of the inputs. Earlier inputs start first.
  static func map<Input: Sendable, Output: Sendable>(
    _ inputs: [Input], jobs: Int, progress: LintProgress? = nil,
    _ body: @escaping @Sendable (Input) -> Output
  ) -> [Output] {
    let shared = Shared<Output>(count: inputs.count)
    let finished = DispatchSemaphore(value: 0)
    let threads = max(1, min(jobs, inputs.count))
    for _ in 0..<threads {
      let thread = Thread {
        while let index = shared.next() {
          let output = body(inputs[index])
          shared.store(output, at: index)
          progress?.advance()
        }
        finished.signal()
      }
      thread.stackSize = stackBytes
      thread.start()
    }
    for _ in 0..<threads { finished.wait() }
    return shared.outputs
  }

  /// One piece of work on a deep stack.
  static func run<Output: Sendable>(_ body: @escaping @Sendable () -> Output) -> Output? {
    map([()], jobs: 1) { _ in body() }.first
  }

  private final class Shared<Output: Sendable>: Sendable {
    private let cursor = Atomic(0)
    private let results: Mutex<[Output?]>
    private let count: Int

    init(count: Int) {
      self.count = count
      results = Mutex(Array(repeating: nil, count: count))
    }

    func next() -> Int? {
      let index = cursor.add(1, ordering: .relaxed).oldValue
      return index < count ? index : nil
    }

    func store(_ output: Output, at index: Int) { results.withLock { $0[index] = output } }

    var outputs: [Output] { results.withLock { $0.compactMap { $0 } } }
  }
}

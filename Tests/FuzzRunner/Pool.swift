import Foundation
import Synchronization

/// Shares the work among processes, each with its own seeds.
///
/// A worker reports its progress in lines that begin with `mark`; its other lines are passed on. It
/// reads its standard input and ends when that closes, so that no worker outlives this process,
/// however it ends.
final class Pool: Sendable {
  static let mark = "@ "
  private let tallies: Mutex<[Tally]>
  private let options: Options

  init(_ options: Options) {
    self.options = options
    tallies = Mutex(Array(repeating: Tally(), count: options.workers))
  }

  var tally: Tally { tallies.withLock { $0.reduce(Tally(), +) } }

  private static let interrupted = Atomic(false)

  /// Runs the workers to their ends. Returns the sum of their tallies, and the exit status.
  func run(_ arguments: [String]) -> (Tally, Int32) {
    _ = Self.interrupted.load(ordering: .relaxed)
    signal(SIGINT) { _ in Pool.interrupted.store(true, ordering: .relaxed) }
    let workers = (0..<options.workers).compactMap { start($0, arguments) }
    guard workers.count == options.workers else {
      stop(workers)
      return (tally, 70)
    }
    let began = Date()
    var shown = Date()
    var status: Int32 = 0
    while status == 0, workers.contains(where: { $0.process.isRunning }) {
      usleep(50_000)
      if Self.interrupted.load(ordering: .relaxed) { status = 130 }
      for (number, worker) in workers.enumerated()
      where !worker.process.isRunning && worker.process.terminationStatus != 0 {
        status = 1
        worker.finishReading()
        if worker.process.terminationReason == .uncaughtSignal {
          let seed = tallies.withLock { $0[number].seed }
          say(
            """
            a worker was stopped by signal \(worker.process.terminationStatus) in seed \(seed): \
            FuzzRunner --seed \(seed) --steps 1
            """
          )
        }
      }
      if !options.isQuiet, Date().timeIntervalSince(shown) > 15 {
        shown = Date()
        say("\(tally.words), \(Int(Date().timeIntervalSince(began))) s")
      }
    }
    stop(workers)
    return (tally, status)
  }

  /// One process and the pipes to it.
  private struct Worker {
    let process: Process
    let input: Pipe
    let reader: Thread
    let isRead: DispatchSemaphore

    func finishReading() { _ = isRead.wait(timeout: .now() + 10) }
  }

  private func start(_ number: Int, _ arguments: [String]) -> Worker? {
    let (process, input, output) = (Process(), Pipe(), Pipe())
    process.executableURL = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    process.arguments = arguments + ["--worker", "\(number)"]
    process.standardInput = input
    process.standardOutput = output
    // No other worker may hold the end of the pipe whose closing ends this one.
    _ = fcntl(input.fileHandleForWriting.fileDescriptor, F_SETFD, FD_CLOEXEC)
    do { try process.run() } catch {
      say("a worker cannot be started: \(error.localizedDescription)")
      return nil
    }
    let lines = output.fileHandleForReading
    let isRead = DispatchSemaphore(value: 0)
    let reader = Thread { [self] in
      take(lines, of: number)
      isRead.signal()
    }
    reader.start()
    return Worker(process: process, input: input, reader: reader, isRead: isRead)
  }

  private func take(_ lines: FileHandle, of number: Int) {
    var rest = Data()
    // Available data only: `read(upToCount:)` would wait for the whole count.
    while case let data = lines.availableData, !data.isEmpty {
      rest += data
      while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
        let line = String(decoding: rest[rest.startIndex..<end], as: UTF8.self)
        rest = Data(rest[(end + 1)...])
        guard line.hasPrefix(Self.mark) else {
          say(line)
          continue
        }
        guard
          let tally = try? JSONDecoder().decode(
            Tally.self, from: Data(line.dropFirst(Self.mark.count).utf8))
        else { continue }
        tallies.withLock { $0[number] = tally }
      }
    }
  }

  private func stop(_ workers: [Worker]) {
    for worker in workers {
      try? worker.input.fileHandleForWriting.close()
      worker.process.waitUntilExit()
      worker.finishReading()
    }
  }

  // MARK: In a worker

  /// Leaves when the process that started this one does.
  static func followParent() {
    Thread.detachNewThread {
      var byte: UInt8 = 0
      while read(STDIN_FILENO, &byte, 1) > 0 {}
      _exit(143)
    }
  }

  static func tell(_ tally: Tally) {
    guard let json = try? JSONEncoder().encode(tally) else { return }
    say(mark + String(decoding: json, as: UTF8.self))
  }
}

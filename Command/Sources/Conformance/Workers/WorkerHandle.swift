import Foundation
import Synchronization

/// The coordinator's side of one worker process.
final class WorkerHandle: Sendable {
  private let process: Mutex<Process>
  private let input: FileHandle
  private let output: Mutex<LineReader>

  /// A request to a worker that has just died is an error to report, and must not end this process.
  private static let survivesBrokenPipes: Void = { _ = signal(SIGPIPE, SIG_IGN) }()

  /// Starts `executable` and sends it the options. Throws when the program cannot be started.
  init(executable: URL, arguments: [String], options: ConformanceOptions) throws {
    WorkerHandle.survivesBrokenPipes
    let process = Process()
    process.executableURL = executable
    process.arguments = arguments
    let (toWorker, fromWorker) = (Pipe(), Pipe())
    process.standardInput = toWorker
    process.standardOutput = fromWorker
    try process.run()
    input = toWorker.fileHandleForWriting
    output = Mutex(LineReader(fromWorker.fileHandleForReading))
    self.process = Mutex(process)
    try input.write(contentsOf: WorkerMessage.line(WorkerMessage.Setup(options)))
  }

  /// Sends a unit to the worker and waits for its result; nil if the worker stopped without an
  /// answer. `announced` is called with each program if `announces` is true.
  func work(unit: WorkUnit, announces: Bool = false, announced: (String) -> Void = { _ in })
    -> WorkerMessage.Reply?
  {
    do {
      try input.write(
        contentsOf: WorkerMessage.line(WorkerMessage.Request(unit: unit, announces: announces)))
    } catch { return nil }
    while let line = output.withLock({ $0.next() }) {
      guard let reply = WorkerMessage.read(WorkerMessage.Reply.self, line) else { return nil }
      guard let program = reply.announced else { return reply }
      announced(program)
    }
    return nil
  }

  /// Lets the worker exit.
  func close() { try? input.close() }

  /// Terminates the worker, from any thread.
  func terminate() { process.withLock { if $0.isRunning { $0.terminate() } } }

  /// Waits until the worker ends, and terminates it after a second: one that answered nonsense may
  /// not end by itself.
  /// - Returns: how it ended, and whether the user or the system stopped it with a signal.
  func waitForEnd() -> (reason: String, wasAskedFor: Bool) {
    close()
    return process.withLock { process in
      for _ in 0..<100 where process.isRunning { usleep(10_000) }
      let hadEnded = !process.isRunning
      if !hadEnded { process.terminate() }
      process.waitUntilExit()
      let bySignal = process.terminationReason == .uncaughtSignal
      let wasAskedFor =
        hadEnded && bySignal && [SIGINT, SIGTERM, SIGHUP].contains(process.terminationStatus)
      return ("\(bySignal ? "by signal" : "with status") \(process.terminationStatus)", wasAskedFor)
    }
  }
}

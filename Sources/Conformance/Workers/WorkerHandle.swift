import Foundation
import Synchronization

/// The coordinator's side of one worker process.
final class WorkerHandle: Sendable {
  private let process: Mutex<Process>
  private let input: FileHandle
  private let output: Mutex<LineReader>

  /// Starts `executable` and sends it what to walk. Throws where the program cannot be started.
  init(executable: URL, arguments: [String], options: ConformanceOptions) throws {
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

  /// Has a unit done; nil where the worker stopped without an answer. `announced` is told of each program, if `announces`.
  func work(unit: Int, announces: Bool = false, announced: (String) -> Void = { _ in }) -> WorkerMessage.Reply? {
    do { try input.write(contentsOf: WorkerMessage.line(WorkerMessage.Request(unit: unit, announces: announces))) } catch { return nil }
    while let line = output.withLock({ $0.next() }) {
      guard let reply = WorkerMessage.read(WorkerMessage.Reply.self, line) else { return nil }
      guard let program = reply.announced else { return reply }
      announced(program)
    }
    return nil
  }

  /// Lets the worker end by itself.
  func close() { try? input.close() }

  /// Ends it at once: from any thread.
  func terminate() { process.withLock { if $0.isRunning { $0.terminate() } } }

  /// How it ended, in words. One that answered nonsense and lives on is ended.
  func reasonOfEnd() -> String {
    close()
    return process.withLock { process in
      for _ in 0..<100 where process.isRunning { usleep(10_000) }
      if process.isRunning { process.terminate() }
      process.waitUntilExit()
      let how = process.terminationReason == .uncaughtSignal ? "by signal" : "with status"
      return "\(how) \(process.terminationStatus)"
    }
  }
}

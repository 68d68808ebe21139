import ArgumentParser
import Dispatch
import Foundation

@main
enum Entry {
  /// The inspector is an app, which needs the main thread and its queue. All other commands may
  /// wait for something asynchronous.
  static func main() {
    if let command = try? TheseusCommand.parseAsRoot() as? InspectCommand {
      do { try command.run() } catch { InspectCommand.exit(withError: error) }
      return
    }
    Task {
      await TheseusCommand.main()
      exit(EXIT_SUCCESS)
    }
    dispatchMain()
  }
}

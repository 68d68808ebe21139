#if Web
  import Metrics

  /// Counters of a server, for the app's metrics backend and for `/metrics`.
  @MainActor
  final class ServerNumbers {
    /// A number that only grows.
    @MainActor
    final class Count {
      let name: String
      let help: String
      private(set) var value = 0
      private let counter: Counter

      init(_ name: String, _ help: String) {
        self.name = name
        self.help = help
        counter = Counter(label: name)
      }

      func add(_ amount: Int = 1) {
        value += amount
        counter.increment(by: amount)
      }
    }

    let messages = Count("theseus_web_messages", "Messages of browsers.")
    let sentBytes = Count("theseus_web_sent_bytes", "Bytes of frames to browsers.")
    let wakeUps = Count("theseus_web_wake_ups", "Tabs that continued from their snapshot.")
    let refusals = Count("theseus_web_refusals", "Tabs that a limit refused.")

    /// Numbers of this moment: name, explanation, value.
    typealias Moment = (name: String, help: String, value: Int)

    /// In the text format of Prometheus.
    func text(_ moments: [Moment], worker: Int?) -> String {
      let label = worker.map { "{worker=\"\($0)\"}" } ?? ""
      var text = ""
      for count in [messages, sentBytes, wakeUps, refusals] {
        text += "# HELP \(count.name) \(count.help)\n# TYPE \(count.name) counter\n"
        text += "\(count.name)\(label) \(count.value)\n"
      }
      for (name, help, value) in moments {
        text += "# HELP \(name) \(help)\n# TYPE \(name) gauge\n\(name)\(label) \(value)\n"
      }
      return text
    }
  }
#endif

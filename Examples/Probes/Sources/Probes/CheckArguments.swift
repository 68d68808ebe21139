#if canImport(TheseusTesting)
  /// The options of the command line. The runtime's own flags (`--trace FILE`) are left to the
  /// runtime.
  enum CheckArguments: Equatable {
    case app
    case check(parts: [String], explains: Bool)
    case help(status: Int32)

    init(_ arguments: [String]) {
      guard arguments.contains("--check") else {
        self = arguments.contains("--help") ? .help(status: 0) : .app
        return
      }
      let flags = arguments.filter { $0.hasPrefix("-") && $0 != "--check" && $0 != "--explain" }
      guard flags.isEmpty else {
        self = .help(status: flags == ["--help"] ? 0 : 64)
        return
      }
      self = .check(
        parts: arguments.filter { !$0.hasPrefix("-") }, explains: arguments.contains("--explain"))
    }

    static let usage = """
      USAGE: Probes                                   the probes, by hand, in this terminal
             Probes --check [--explain] [NAME]…       runs their scripts; NAME is a part of a \
      probe's name
             Probes [--check] --itf FILE… [--profile P]    the same for traces of the identity \
      model (ITF JSON)
      Exit status of --check: 0 if all is as expected, 1 if not, 2 for a trace that cannot be \
      used, 64 for a
      mistake in these arguments.

      """
  }
#endif

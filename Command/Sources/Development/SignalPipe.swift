#if canImport(Glibc) || canImport(Musl)
  import Synchronization

  #if canImport(Glibc)
    import Glibc
  #else
    import Musl
  #endif

  /// Signals as bytes on a pipe. Requests to end are distinguished from the ends of children.
  enum SignalPipe {
    private static let writing = Atomic<Int32>(-1)

    /// The reading end.
    static func open() -> Int32 {
      var ends: [Int32] = [0, 0]
      guard pipe(&ends) == 0 else { return -1 }
      for end in ends {
        _ = fcntl(end, F_SETFD, FD_CLOEXEC)
        _ = fcntl(end, F_SETFL, O_NONBLOCK)
      }
      writing.store(ends[1], ordering: .relaxed)
      for number in [SIGCHLD, SIGINT, SIGTERM, SIGHUP, SIGQUIT] {
        signal(number) { number in
          var byte = UInt8(truncatingIfNeeded: number)
          let saved = errno
          _ = write(SignalPipe.writing.load(ordering: .relaxed), &byte, 1)
          errno = saved
        }
      }
      signal(SIGPIPE, SIG_IGN)
      // The parent may have started this process with signals blocked.
      var all = sigset_t()
      sigfillset(&all)
      pthread_sigmask(SIG_UNBLOCK, &all, nil)
      return ends[0]
    }

    /// Whether the end was requested.
    static func read(_ descriptor: Int32) -> Bool {
      var bytes = [UInt8](repeating: 0, count: 64)
      var isRequested = false
      while case let count = Glibc.read(descriptor, &bytes, bytes.count), count > 0 {
        if bytes[..<count].contains(where: { Int32($0) != SIGCHLD }) { isRequested = true }
      }
      return isRequested
    }
  }
#endif

#if Web
  /// The limits of what browsers may take of a server. A page explains a limit that was reached.
  public struct WebLimits: Sendable {
    /// Open tabs of one user.
    public var tabsPerUser = 20
    /// Tabs with a running app, of all users: above it no new tab begins. One that sleeps does not
    /// count, and can always wake.
    public var tabs = 10_000
    /// Resident memory of the process in bytes, above which no new tab begins.
    public var memory = 4 << 30
    /// One message of a browser in bytes, and so one text. Longer ones close the connection (1009).
    public var message = 64 << 10
    /// Messages of one browser tab. More are slowed; then the connection closes (1008).
    public var messagesPerSecond = 50
    /// Messages that may wait while they are slowed.
    public var waitingMessages = 200
    /// Seconds that a tab without a browser keeps running. Then only its snapshot is left.
    public var secondsWithoutBrowser = 60.0
    /// Seconds without messages and changes, after which a tab with a browser may sleep: it keeps
    /// only its snapshot until the next message. It does not sleep while the app has unfinished
    /// view tasks, subscriptions or timers. `.infinity`: it never sleeps.
    public var secondsIdle = 60.0
    /// Resident memory of the process in bytes, below which idle tabs do not sleep. Above it, those
    /// that have been idle for longest sleep first. 0: all sleep.
    public var memoryAwake = 256 << 20
    /// Seconds that code of an app may run without returning, on the server's only thread. Then the
    /// program ends, and a tab that ended it twice is parked. `.infinity`: for ever.
    public var secondsPerTurn = 30.0
    /// Seconds that the server may take to end after SIGTERM, while code of an app does not return
    /// or the store cannot be written. Then the process ends, with status 1.
    public var secondsToEnd = 10.0
    /// Seconds after which a WebSocket that has not said which tab it is closes (1008).
    public var secondsForHello = 10.0
    /// Connections of browsers, with and without a tab. More are closed.
    public var connections = 20_000
    /// One file that a browser sends, in bytes.
    public var upload = 100 << 20
    /// All files of one browser tab, in bytes: those that it sent, and copies that it gets.
    public var filesPerTab = 500 << 20
    /// Seconds until the address of an upload or a download is void.
    public var secondsForFiles = 600.0
    /// Seconds that the snapshot of a tab is kept.
    public var secondsSaved = 30.0 * 24 * 3_600

    public init() {}
  }
#endif

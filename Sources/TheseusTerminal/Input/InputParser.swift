import TheseusViews

/// Turns a terminal's bytes into events and answers.
///
/// Bytes may arrive in any pieces: how they are split never changes the result; only `timeOut`
/// does. Malformed, truncated or unknown sequences and invalid UTF-8 are dropped and do not affect
/// what follows. The time is linear in the bytes.
public struct InputParser {
  enum State: Equatable {
    case ground
    case escape
    case csi
    /// After `CSI [`: the Linux console's function keys.
    case consoleKey
    /// After `CSI M`: three bytes of a mouse report in the old encoding.
    case oldMouse
    case ss3
    /// An operating system command or another string, with the byte that introduced it.
    case string(UInt8)
    case stringEscape(UInt8)
    case paste
    /// A paste that nothing takes; how many bytes of its end marker were read last.
    case skippedPaste(Int)
  }

  private(set) var state = State.ground
  /// The sequence so far, without its introducer.
  private var sequence: [UInt8] = []
  private var decoder = UTF8Decoder()
  private var typedScalars = TypedScalars()
  /// Alt was held for a character of several bytes.
  private var pendingModifiers: EventModifiers = []
  private var pasted: [UInt8] = []
  private var searchedPaste = 0
  /// The bytes of a paste since it began or was last interrupted by a pause: how many, and the
  /// last.
  private var sincePause: (count: Int, last: UInt8) = (0, 0)
  private var hasPaused = false

  /// Longer sequences are unknown ones: they are read to their end and dropped.
  private static let longestSequence = 4_096
  private static let startOfPaste: [UInt8] = Array("200".utf8)
  private static let endOfPaste: [UInt8] = Array("\u{1B}[201~".utf8)

  public init() {}

  /// How long to wait for more bytes before calling `timeOut`; nil when nothing is pending.
  public var timeout: Duration? {
    switch state {
    case .ground: nil
    case .escape: .milliseconds(50)
    case .csi, .ss3, .string: sequence.isEmpty ? .milliseconds(250) : .seconds(1)
    case .consoleKey, .oldMouse, .stringEscape: .seconds(1)
    case .paste, .skippedPaste: sincePause.count == 0 ? nil : .seconds(2)
    }
  }

  /// Parses bytes and passes the inputs that they complete to `receiver`.
  public mutating func feed(
    _ bytes: some Sequence<UInt8>, to receiver: inout some InputReceiver
  ) {
    let done: Void? = bytes.withContiguousStorageIfAvailable { read($0, &receiver) }
    if done == nil { Array(bytes).withUnsafeBufferPointer { read($0, &receiver) } }
  }

  /// No more bytes arrived in time: a lone ESC is the Escape key, a bare introducer was typed with
  /// Alt, any other sequence is dropped.
  ///
  /// A paste hands over its text so far and continues: the rest of it must not act as keys. When a
  /// terminal never sends the end, Ctrl-C followed by a pause ends it.
  public mutating func timeOut(to receiver: inout some InputReceiver) {
    switch state {
    case .ground: return
    case .escape: receiver.receive(.key(.escape, characters: ""))
    case .csi where sequence.isEmpty: receiver.receive(.key("[", modifiers: .option))
    case .ss3 where sequence.isEmpty: receiver.receive(.key("O", modifiers: [.option, .shift]))
    case .string(let introducer) where sequence.isEmpty:
      receiver.receive(.typed(Unicode.Scalar(introducer), with: .option))
    case .paste, .skippedPaste: return pausePaste(&receiver)
    default: break
    }
    begin(.ground)
  }

  private mutating func begin(_ state: State) {
    self.state = state
    if !sequence.isEmpty { sequence.removeAll(keepingCapacity: true) }
    if state == .paste || !pasted.isEmpty { pasted = [] }
    searchedPaste = 0
    sincePause = (0, 0)
    hasPaused = false
  }

  private mutating func read(
    _ bytes: UnsafeBufferPointer<UInt8>, _ receiver: inout some InputReceiver
  ) {
    var at = 0
    while at < bytes.count {
      switch state {
      case .paste:
        notePasted(bytes[at...])
        at = readPaste(bytes, from: at, &receiver)
      case .skippedPaste(let matched):
        notePasted(bytes[at...])
        at = skipPaste(bytes, from: at, matched)
      case .csi: at = readParameters(bytes, from: at, &receiver)
      case .ground where !decoder.isPending && pendingModifiers.isEmpty:
        at = readPlain(bytes, from: at, &receiver)
      default:
        step(bytes[at], &receiver)
        at += 1
      }
    }
  }

  /// Passes on characters up to the next escape, or to one that has not arrived whole.
  private mutating func readPlain(
    _ bytes: UnsafeBufferPointer<UInt8>, from start: Int, _ receiver: inout some InputReceiver
  ) -> Int {
    var at = start
    while at < bytes.count {
      let run = at
      while at < bytes.count, bytes[at] < 0x80, bytes[at] != 0x1B { at += 1 }
      if at > run { receiver.receive(keys: UnsafeBufferPointer(rebasing: bytes[run..<at])) }
      guard at < bytes.count else { return at }
      if bytes[at] == 0x1B {
        begin(.escape)
        return at + 1
      }
      switch UTF8Decoder.piece(of: bytes, at: at) {
      case .scalar(let scalar, let end):
        if let input = typedScalars.input(of: scalar) { receiver.receive(input) }
        at = end
      case .malformed(let end): at = end
      case .incomplete:
        for byte in bytes[at...] { ground(byte, &receiver) }
        return bytes.count
      }
    }
    return at
  }

  /// Reads the parameters of a sequence, and its final byte if it has arrived.
  private mutating func readParameters(
    _ bytes: UnsafeBufferPointer<UInt8>, from start: Int, _ receiver: inout some InputReceiver
  ) -> Int {
    var at = start
    while at < bytes.count, bytes[at] & 0xE0 == 0x20 { at += 1 }
    let end = min(at, start + Self.longestSequence + 1 - sequence.count)
    if end > start { sequence.append(contentsOf: bytes[start..<end]) }
    guard at < bytes.count else { return at }
    csi(bytes[at], &receiver)
    return at + 1
  }

  private mutating func step(_ byte: UInt8, _ receiver: inout some InputReceiver) {
    switch state {
    case .ground: ground(byte, &receiver)
    case .escape: escape(byte, &receiver)
    case .csi: csi(byte, &receiver)
    case .consoleKey:
      begin(.ground)
      if let key = KeyEquivalent.function(Int(byte) - 0x40), byte <= 0x45 {
        receiver.receive(.key(key, characters: ""))
      }
    case .oldMouse:
      sequence.append(byte)
      if sequence.count == 3 {
        emitOldMouse(&receiver)
        begin(.ground)
      }
    case .ss3: ss3(byte, &receiver)
    case .string(let introducer): string(introducer, byte, &receiver)
    case .stringEscape(let introducer):
      if byte == 0x5C {
        endString(introducer, &receiver)
      } else {
        begin(.escape)
        step(byte, &receiver)
      }
    case .paste, .skippedPaste: break
    }
  }

  // MARK: Text

  private mutating func ground(_ byte: UInt8, _ receiver: inout some InputReceiver) {
    if byte == 0x1B {
      decoder.reset()
      pendingModifiers = []
      return begin(.escape)
    }
    switch decoder.feed(byte) {
    case .scalar(let scalar):
      emitTyped(scalar, pendingModifiers, &receiver)
      pendingModifiers = []
    case .again:
      pendingModifiers = []
      ground(byte, &receiver)
    case .invalid: pendingModifiers = []
    case .more: break
    }
  }

  private func emitTyped(
    _ scalar: Unicode.Scalar, _ modifiers: EventModifiers, _ receiver: inout some InputReceiver
  ) {
    if let input = TerminalInput.ofTyped(scalar, with: modifiers) { receiver.receive(input) }
  }

  // MARK: Sequences

  private mutating func escape(_ byte: UInt8, _ receiver: inout some InputReceiver) {
    switch byte {
    case 0x1B:
      // Escape was pressed, and another sequence begins.
      receiver.receive(.key(.escape, characters: ""))
      begin(.escape)
    case 0x5B: begin(.csi)
    case 0x4F: begin(.ss3)
    case 0x5D, 0x50, 0x58, 0x5E, 0x5F: begin(.string(byte))
    case 0..<0x80:
      begin(.ground)
      emitTyped(Unicode.Scalar(byte), .option, &receiver)
    default:
      begin(.ground)
      pendingModifiers = .option
      ground(byte, &receiver)
    }
  }

  private mutating func csi(_ byte: UInt8, _ receiver: inout some InputReceiver) {
    switch byte {
    case 0x20...0x3F:
      if sequence.count <= Self.longestSequence { sequence.append(byte) }
    case 0x5B where sequence.isEmpty: begin(.consoleKey)
    case 0x4D where sequence.isEmpty: begin(.oldMouse)
    case 0x40...0x7E:
      if byte == 0x7E, sequence.elementsEqual(Self.startOfPaste) {
        return begin(receiver.takesPaste() ? .paste : .skippedPaste(0))
      }
      let input =
        sequence.count <= Self.longestSequence
        ? ControlSequence(sequence, final: byte)?.input : nil
      begin(.ground)
      if let input { receiver.receive(input) }
    default: abandon(byte, &receiver)
    }
  }

  private mutating func ss3(_ byte: UInt8, _ receiver: inout some InputReceiver) {
    switch byte {
    case 0x30...0x3B where sequence.count < 8: sequence.append(byte)
    case 0x40...0x7E:
      let input = ControlSequence.keypad(sequence, final: byte)
      begin(.ground)
      if let input { receiver.receive(input) }
    default: abandon(byte, &receiver)
    }
  }

  private mutating func string(
    _ introducer: UInt8, _ byte: UInt8, _ receiver: inout some InputReceiver
  ) {
    switch byte {
    case 0x1B: state = .stringEscape(introducer)
    case 0x07 where introducer == 0x5D: endString(introducer, &receiver)
    case 0..<0x20: abandon(byte, &receiver)
    default: if sequence.count <= Self.longestSequence { sequence.append(byte) }
    }
  }

  private mutating func endString(_ introducer: UInt8, _ receiver: inout some InputReceiver) {
    let answer =
      introducer == 0x5D && sequence.count <= Self.longestSequence
      ? TerminalAnswer(osc: sequence) : .other
    begin(.ground)
    receiver.receive(.answer(answer))
  }

  /// The encoding before 1006: button, column and row as bytes from 32 on. A release does not name
  /// its button.
  private func emitOldMouse(_ receiver: inout some InputReceiver) {
    guard sequence.allSatisfy({ $0 >= 32 }) else { return }
    let code = Int(sequence[0]) - 32
    let isRelease = code & 0b110_0011 == 3
    let input = ControlSequence.mouse(
      isRelease ? code & ~3 : code, column: Int(sequence[1]) - 33, row: Int(sequence[2]) - 33,
      isRelease: isRelease)
    if let input { receiver.receive(input) }
  }

  /// A byte that cannot belong to the sequence: the sequence was cut off, and the byte starts new
  /// input.
  private mutating func abandon(_ byte: UInt8, _ receiver: inout some InputReceiver) {
    begin(.ground)
    // CAN and SUB cancel a sequence.
    if byte != 0x18 && byte != 0x1A { ground(byte, &receiver) }
  }

  // MARK: Paste

  private mutating func notePasted(_ bytes: Slice<UnsafeBufferPointer<UInt8>>) {
    sincePause = (sincePause.count + bytes.count, bytes.last ?? 0)
  }

  /// No more bytes of a paste arrived in time.
  private mutating func pausePaste(_ receiver: inout some InputReceiver) {
    let isCalledOff = hasPaused && sincePause == (1, 0x03)
    if isCalledOff { return begin(.ground) }
    sincePause = (0, 0)
    hasPaused = true
    // Bytes that may start the end marker or a character stay until more arrive.
    let wholeEnd = pasted.withUnsafeBufferPointer { UTF8Decoder.wholeEnd(of: $0) }
    let end = min(endOfSearchedPaste, wholeEnd)
    guard end > 0 else { return }
    emitPaste(pasted[..<end], &receiver)
    pasted.removeFirst(end)
    searchedPaste = max(0, searchedPaste - end)
  }

  /// Where the bytes of `pasted` end that belong to no end marker.
  private var endOfSearchedPaste: Int {
    (searchedPaste..<pasted.count).first { Self.endOfPaste.starts(with: pasted[$0...]) }
      ?? pasted.count
  }

  /// Collects up to the end marker and returns the index to continue at.
  private mutating func readPaste(
    _ bytes: UnsafeBufferPointer<UInt8>, from start: Int, _ receiver: inout some InputReceiver
  ) -> Int {
    pasted.append(contentsOf: UnsafeBufferPointer(rebasing: bytes[start...]))
    let marker = Self.endOfPaste
    var at = searchedPaste
    while let escape = pasted[at...].firstIndex(of: 0x1B) {
      guard pasted.count - escape >= marker.count else {
        searchedPaste = escape
        return bytes.count
      }
      if pasted[escape..<escape + marker.count].elementsEqual(marker) {
        let rest = pasted.count - escape - marker.count
        emitPaste(pasted[..<escape], &receiver)
        begin(.ground)
        return bytes.count - rest
      }
      at = escape + 1
    }
    searchedPaste = pasted.count
    return bytes.count
  }

  /// Skips a paste that nothing takes. Returns where parsing continues.
  private mutating func skipPaste(
    _ bytes: UnsafeBufferPointer<UInt8>, from start: Int, _ alreadyMatched: Int
  ) -> Int {
    let marker = Self.endOfPaste
    var matched = alreadyMatched
    var at = start
    while at < bytes.count {
      if matched == 0 {
        guard let escape = bytes[at...].firstIndex(of: 0x1B) else { break }
        at = escape
      }
      // Only the first byte of the marker is an escape.
      matched = bytes[at] == marker[matched] ? matched + 1 : bytes[at] == 0x1B ? 1 : 0
      at += 1
      if matched == marker.count {
        begin(.ground)
        return at
      }
    }
    state = .skippedPaste(matched)
    return bytes.count
  }

  /// Terminals send newlines as carriage returns; they are text here, never the Return key.
  private func emitPaste(_ bytes: ArraySlice<UInt8>, _ receiver: inout some InputReceiver) {
    guard bytes.contains(0x0D) else {
      return receiver.receive(.event(.paste(UTF8Decoder.decode(bytes))))
    }
    var lines: [UInt8] = []
    lines.reserveCapacity(bytes.count)
    var previous: UInt8 = 0
    for byte in bytes {
      if byte == 0x0D {
        lines.append(0x0A)
      } else if byte != 0x0A || previous != 0x0D {
        lines.append(byte)
      }
      previous = byte
    }
    receiver.receive(.event(.paste(UTF8Decoder.decode(lines[...]))))
  }
}

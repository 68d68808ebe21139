import TheseusViews

/// Receives the results of an `InputParser`, in the order of the bytes.
public protocol InputReceiver {
  /// ASCII characters without an escape sequence: each is the key `InputEvent.asciiKeys[byte]`.
  /// Most input consists of such keys, so a run of them is passed in one call.
  mutating func receive(keys: UnsafeBufferPointer<UInt8>)

  /// Any other event, or an answer of the terminal.
  mutating func receive(_ input: TerminalInput)

  /// Asked when a paste begins: whether anything takes its text. The parser skips a paste that
  /// nothing takes.
  mutating func takesPaste() -> Bool
}

extension InputReceiver {
  public mutating func takesPaste() -> Bool { true }
}

extension InputEvent {
  /// The key that each ASCII byte is when it comes by itself. Escape begins a sequence and is none.
  public static let asciiKeys: [InputEvent] = (0..<0x80 as Range<UInt8>).map { byte in
    guard case .event(let event)? = TerminalInput.ofTyped(Unicode.Scalar(byte), with: [])
    else { return .text("") }
    return event
  }
}

import TheseusViews

/// Receives the results of an `InputParser`, in the order of the bytes.
public protocol InputReceiver {
  /// Receives ASCII characters, escape excluded, that are not part of a sequence. Each is the key
  /// `InputEvent.asciiKeys[byte]`. Most input is such keys, so a run of them comes in one call.
  mutating func receive(keys: UnsafeBufferPointer<UInt8>)

  /// Receives any other event, or an answer of the terminal.
  mutating func receive(_ input: TerminalInput)

  /// Whether anything takes the text of the paste that begins now. If not, the parser skips it.
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

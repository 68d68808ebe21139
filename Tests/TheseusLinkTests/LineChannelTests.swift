import Foundation
import Synchronization
import Testing
import TheseusLink

#if canImport(Glibc)
  import Glibc
#endif

@Suite("messages between a program and its tool")
struct LineChannelTests {
  private let path = FileManager.default.temporaryDirectory.appendingPathComponent(
    "link-\(UUID().uuidString.prefix(8))"
  ).path

  private func pair() throws -> (tool: LineChannel, program: LineChannel) {
    let listener = try LocalListener(path: path)
    let program = try #require(LineChannel(connectingTo: path))
    return (try #require(listener.accept()), program)
  }

  @Test("arrive in order and whole")
  func order() throws {
    let (tool, program) = try pair()
    program.send(ProgramMessage.connected)
    program.send(ProgramMessage.printed("a\nb"))
    #expect(tool.receive(ProgramMessage.self).messages == [.connected, .printed("a\nb")])
    tool.send(ToolMessage.hideNotice)
    #expect(program.receive(ToolMessage.self).messages == [.hideNotice])
  }

  @Test("a line that is not a message is skipped")
  func nonsense() throws {
    let (tool, program) = try pair()
    var bytes = Array("{\"later\":{}}\nnonsense\n\n".utf8)
    #expect(write(program.descriptor, &bytes, bytes.count) == bytes.count)
    program.send(ProgramMessage.connected)
    #expect(tool.receive(ProgramMessage.self).messages == [.connected])
  }

  @Test("a long message is sent in parts while the other end reads")
  func long() throws {
    let (tool, program) = try pair()
    let text = String(repeating: "x", count: 800_000)
    program.send(ProgramMessage.printed(text))
    #expect(program.hasUnsent)
    var messages: [ProgramMessage] = []
    for _ in 0..<10_000 where messages.isEmpty {
      messages = tool.receive(ProgramMessage.self).messages
      program.flush()
    }
    #expect(messages == [.printed(text)])
    #expect(!program.hasUnsent)
  }

  @Test("a message that is too long for a line is left out, and the next one arrives")
  func tooLong() throws {
    let (tool, program) = try pair()
    program.send(ProgramMessage.printed(String(repeating: "x", count: 2_000_000)))
    program.send(ProgramMessage.connected)
    let (messages, isOpen) = tool.receive(ProgramMessage.self)
    #expect(messages == [.connected] && isOpen)
  }

  @Test("an endless line ends the connection")
  func endless() throws {
    let (tool, program) = try pair()
    let chunk = [UInt8](repeating: 0x78, count: 60_000)
    var isOpen = true
    for _ in 0..<100 where isOpen {
      _ = chunk.withUnsafeBytes { write(program.descriptor, $0.baseAddress, $0.count) }
      isOpen = tool.receive(ProgramMessage.self).isOpen
    }
    #expect(!isOpen)
  }

  @Test("an end that is gone is noticed by both, without a signal")
  func gone() throws {
    var (tool, program): (LineChannel?, LineChannel?) = try pair()
    tool = nil
    #expect(try #require(program).receive(ToolMessage.self).isOpen == false)
    program?.send(ProgramMessage.connected)
    #expect(program?.flush() == false)
    _ = tool
    program = nil
  }

  @Test("only this user can connect")
  func mode() throws {
    let listener = try LocalListener(path: path)
    var status = stat()
    #expect(lstat(path, &status) == 0 && status.st_mode & 0o077 == 0)
    _ = listener
  }

  @Test("listeners of several threads are private, and files of others keep their rights")
  func threads() throws {
    @Sendable func rights(_ path: String) -> UInt32 {
      var status = stat()
      return lstat(path, &status) == 0 ? UInt32(status.st_mode) & 0o777 : .max
    }
    @Sendable func rightsOfNewFile(_ name: String) -> UInt32 {
      let file = path + name
      defer { unlink(file) }
      close(open(file, O_CREAT | O_WRONLY, 0o666))
      return rights(file)
    }
    let before = rightsOfNewFile("-before")
    let wrong = Mutex<[String]>([])
    DispatchQueue.concurrentPerform(iterations: 400) { number in
      let socket = "\(path)-\(number)"
      guard let listener = try? LocalListener(path: socket) else {
        return wrong.withLock { $0.append("\(number): no listener") }
      }
      let isPrivate = rights(socket) == 0o600
      let isUsual = rightsOfNewFile("-file\(number)") == before
      if !isPrivate || !isUsual { wrong.withLock { $0.append("\(number)") } }
      _ = listener
    }
    #expect(wrong.withLock { $0 }.isEmpty)
    #expect(rightsOfNewFile("-after") == before)
  }

  @Test("nothing listens, or the path is too long: no connection and no crash")
  func nobody() {
    #expect(LineChannel(connectingTo: path) == nil)
    #expect(LineChannel(connectingTo: "/tmp/" + String(repeating: "x", count: 200)) == nil)
    #expect(throws: (any Error).self) {
      try LocalListener(path: "/tmp/" + String(repeating: "x", count: 200))
    }
  }
}

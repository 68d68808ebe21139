import Foundation
import TheseusCore
import TheseusHTML
import TheseusViews

/// A page with a model of its client.
@MainActor
public final class ModelPage {
  public let page: Page
  public let client = ModelClient()

  public init<Root: View>(
    _ hello: Hello, settings: AppStorageStore = .inMemory(),
    @ViewBuilder root: @escaping @MainActor () -> Root
  ) throws {
    var hello = hello
    if hello.fonts.isEmpty { hello.fonts = [.plain] }
    page = Page(hello: hello, fonts: FontTable(hello)) { size, metrics, configure in
      AppHost(
        OneWindow(content: root), size: size, metrics: metrics,
        runtime: ViewRuntime(services: HostServices(sharesProcess: true, settings: settings)),
        configure: configure)
    }
    client.note(hello)
    try show()
  }

  public convenience init<Root: View>(
    width: CGFloat = 400, height: CGFloat = 600, @ViewBuilder root: @escaping @MainActor () -> Root
  ) throws {
    try self.init(Hello(size: CGSize(width: width, height: height)), root: root)
  }

  /// Applies the next frame, if there is one. Returns its length in bytes.
  @discardableResult
  public func show() throws -> Int {
    client.forgetOperations()
    guard let frame = page.nextFrame() else { return 0 }
    try client.apply(frame)
    return frame.count
  }

  @discardableResult
  public func send(_ message: ClientMessage) throws -> Int {
    try deliver(message)
    return try show()
  }

  /// Does what the user did in the client too, and takes no frame.
  public func deliver(_ message: ClientMessage) throws {
    client.note(message)
    try page.receive(message)
  }

  /// Sends a message as a client writes it.
  @discardableResult
  public func send(_ text: String) throws -> Int {
    try send(ClientMessage.parse(Array(text.utf8)))
  }

  @discardableResult
  public func click(_ kind: String, _ label: String) throws -> Int {
    try send(.activate(find(kind, label).id))
  }

  public func find(_ kind: String, _ label: String? = nil) throws -> ModelNode {
    guard let node = try root.first(kind, label) else {
      throw ModelError("there is no \(kind) \(label ?? "")")
    }
    return node
  }

  public var root: ModelNode {
    get throws {
      guard let root = client.root else { throw ModelError("there is no tree") }
      return root
    }
  }

  /// The tree as a new client would get it.
  public func freshTree() throws -> ModelNode {
    try ModelNode(JSONValue(parsing: page.freshTree(), depth: 1_000))
  }
}

extension MeasuredFont {
  /// Letters of half an em, lines of 1.2.
  public static var plain: MeasuredFont {
    var advances: [String: Double] = [:]
    for code in UInt8(0x20)..<0x7f { advances[String(Unicode.Scalar(code))] = 0.5 }
    return MeasuredFont(font: FontKey(), ascent: 0.95, descent: 0.25, advances: advances)
  }
}

private struct OneWindow<Content: View>: App {
  let content: @MainActor () -> Content

  init(content: @escaping @MainActor () -> Content) { self.content = content }
  init() { preconditionFailure("created with its content") }

  var body: some Scene { WindowGroup("Test") { content() } }
}

import Dispatch
import Foundation
import TheseusCore
import TheseusInspector
import TheseusLink
import TheseusViews

/// One connected inspector: observes the runtime and answers until the inspector is gone.
@MainActor
final class InspectionSession {
  /// Between a change and its report.
  private static let delay = Duration.milliseconds(100)
  /// Views in a message: a line has a limit.
  private static let mostViews = 200

  private let channel: LineChannel
  private let runtime: ViewRuntime
  private weak var screen: (any InspectedScreen)?
  private let recorder: InspectionRecorder
  private let trace: String
  private var writer: TraceWriter?
  private let before: (any RuntimeObserver)?
  private let onEnd: () -> Void
  private var source: (any DispatchSourceRead)?
  private var isScheduled = false
  private var selected: Int?
  private var highlighted: Int?

  init(
    _ channel: LineChannel, _ runtime: ViewRuntime, _ screen: any InspectedScreen,
    program: String, trace: String, onEnd: @escaping () -> Void
  ) {
    self.channel = channel
    self.runtime = runtime
    self.screen = screen
    self.trace = trace
    self.onEnd = onEnd
    recorder = InspectionRecorder(runtime)
    before = runtime.observer
    writer = try? TraceWriter(path: trace, program: program, profile: runtime.profile)
    // The trace begins with the views that are there.
    if let writer {
      runtime.forEachOwner {
        if $0.isReported { writer.created($0, Decision(.firstAppearance, rule: "R20")) }
      }
      writer.endedPass()
    }
    let observers: [(any RuntimeObserver)?] = [before, recorder, writer]
    runtime.observer = ObserverList.joining(observers.compactMap(\.self))
    recorder.onChange = { [weak self] in self?.schedule() }
    send(
      InspectionMessage.program(
        name: program, process: getpid(), protocolVersion: InspectionMessage.version))
    let source = DispatchSource.makeReadSource(fileDescriptor: channel.descriptor, queue: .main)
    source.setEventHandler { [weak self] in MainActor.assumeIsolated { self?.receive() } }
    source.resume()
    self.source = source
    schedule()
  }

  func end() {
    guard let source else { return }
    source.cancel()
    self.source = nil
    recorder.onChange = {}
    runtime.observer = before
    screen?.highlight(nil)
    screen?.pick(nil)
    writer?.finish()
    writer = nil
    unlink(trace)
    onEnd()
  }

  // MARK: Out

  /// Bytes that the channel cannot take now are sent soon, also while the app is idle.
  private func send(_ message: InspectionMessage) {
    channel.send(message)
    if channel.hasUnsent { schedule() }
  }

  private func schedule() {
    guard !isScheduled else { return }
    isScheduled = true
    Task { [weak self] in
      try? await Task.sleep(for: Self.delay)
      self?.report()
    }
  }

  func report() {
    isScheduled = false
    guard source != nil else { return }
    guard channel.flush() else { return end() }
    // An inspector that reads slowly receives less often, and everything.
    guard !channel.hasUnsent else { return schedule() }
    recorder.noteObjects()
    if let selected, recorder.isChanged(selected) { sendDetails() }
    let views = recorder.takeViews(Self.mostViews)
    if !views.changed.isEmpty || !views.ended.isEmpty {
      send(InspectionMessage.views(changed: views.changed, ended: views.ended))
    }
    let updates = recorder.takeUpdates()
    if !updates.isEmpty { send(InspectionMessage.updates(updates)) }
    if highlighted != nil { showHighlight() }
    if recorder.hasChanges || channel.hasUnsent { schedule() }
  }

  private func sendDetails() {
    guard let selected, let details = recorder.details(of: selected) else { return }
    send(InspectionMessage.details(details))
  }

  // MARK: In

  /// Selects the first view of a type, as an inspector does.
  func select(_ type: any View.Type) {
    var found: OwnerNode?
    runtime.forEachOwner { if found == nil, $0.type == type { found = $0 } }
    obey(.select(view: found?.sequence))
    obey(.highlight(view: found?.sequence))
  }

  private func receive() {
    let (messages, isOpen) = channel.receive(InspectorMessage.self)
    for message in messages { obey(message) }
    if !isOpen { end() }
  }

  private func obey(_ message: InspectorMessage) {
    switch message {
    case .select(let view):
      selected = view
      sendDetails()
    case .highlight(let view):
      highlighted = view
      showHighlight()
    case .pick(let isOn):
      screen?.pick(isOn ? { [weak self] in self?.picked(at: $0) } : nil)
    case .set(let view, let value, let variable, let json): set(view, value, variable, json)
    case .saveTrace(let path): saveTrace(to: path)
    }
  }

  private func set(_ view: Int, _ value: Int, _ variable: String?, _ json: String) {
    do {
      guard let owner = recorder.owner(view) else {
        throw InspectionFailure(description: "the view has ended")
      }
      try owner.setInspectedValue(value, variable: variable, json: json)
      runtime.flush()
      sendDetails()
    } catch let error as DecodingError {
      tell("“\(json)” does not fit the type: \(error.clause)", isError: true)
    } catch {
      tell("\(error)", isError: true)
    }
  }

  private func saveTrace(to path: String) {
    do {
      guard let writer else { throw InspectionFailure(description: "there is no recording") }
      try FileManager.default.replaceFile(
        at: URL(fileURLWithPath: path), with: writer.closedCopy())
      tell("saved \(path)", isError: false)
    } catch let error as InspectionFailure {
      tell("\(error)", isError: true)
    } catch {
      tell("“\(path)” cannot be written: \(FileManager.reason(error))", isError: true)
    }
  }

  private func tell(_ sentence: String, isError: Bool) {
    send(InspectionMessage.outcome(sentence, isError: isError))
  }

  private struct InspectionFailure: Error, CustomStringConvertible {
    var description: String
  }

  // MARK: The screen

  private func showHighlight() {
    screen?.highlight(highlighted.flatMap { recorder.owner($0) }.flatMap(frame))
  }

  /// The part of the key window that the view's elements cover.
  private func frame(of owner: OwnerNode) -> CGRect? {
    guard let root = screen?.keyWindow?.root else { return nil }
    var frame = CGRect.null
    func visit(_ element: ViewElement) {
      if element.identity.isInside(owner.identity) {
        frame = frame.union(element.frameInWindow)
      } else {
        for case let child as ViewElement in element.children { visit(child) }
      }
    }
    visit(root)
    return frame.isNull ? nil : frame
  }

  private func picked(at point: CGPoint) {
    screen?.pick(nil)
    guard let element = screen?.keyWindow?.hit(at: point) else {
      send(InspectionMessage.picked(view: nil))
      return
    }
    let place = element.identity
    let view = recorder.view(at: place, ofDeveloper: true) ?? recorder.view(at: place)
    send(InspectionMessage.picked(view: view))
  }
}

extension IdentityPath {
  fileprivate func isInside(_ path: IdentityPath) -> Bool {
    var current: IdentityPath? = self
    while let place = current {
      if place === path { return true }
      current = place.parent
    }
    return false
  }
}

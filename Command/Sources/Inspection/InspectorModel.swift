import Foundation
import Observation
import TheseusLink

/// The inspector's model of the program that it watches.
@MainActor @Observable
public final class InspectorModel {
  /// A line of the tree of views.
  public struct Row: Hashable, Identifiable, Sendable {
    public var view: InspectedView
    /// From 0, among the shown views.
    public var depth: Int
    public var id: Int { view.id }
  }

  /// The most updates that are kept.
  static let mostUpdates = 1_000

  public internal(set) var program = ""
  public internal(set) var isConnected = true
  /// The tree, parents first. Without the framework's views their children take their place.
  public internal(set) var rows: [Row] = []
  public internal(set) var updates: [InspectedUpdate] = []
  public internal(set) var details: InspectedDetails?
  /// The last outcome, in one sentence.
  public internal(set) var message = ""
  public internal(set) var messageIsError = false
  public internal(set) var isPicking = false

  /// The selected view.
  public var selection: Int? {
    didSet {
      guard selection != oldValue else { return }
      if details?.view != selection { details = nil }
      send(.select(view: selection))
      if highlights { send(.highlight(view: selection)) }
    }
  }
  /// The selected update.
  public var selectedUpdate: Int?
  /// Whether the framework's views are listed too.
  public var showsFramework = false {
    didSet { if showsFramework != oldValue { arrange() } }
  }
  /// Whether the program shows where the selected view is.
  public var highlights = true {
    didSet { send(.highlight(view: highlights ? selection : nil)) }
  }

  @ObservationIgnored private var views: [Int: InspectedView] = [:]
  @ObservationIgnored private let send: (InspectorMessage) -> Void

  public init(send: @escaping (InspectorMessage) -> Void) { self.send = send }

  public var selectedView: InspectedView? { selection.flatMap { views[$0] } }

  // MARK: Requests

  public func pick() {
    isPicking.toggle()
    send(.pick(isPicking))
    message = isPicking ? "Click a view in \(program)." : ""
    messageIsError = false
  }

  /// - Parameter json: as in `InspectedDetails.Value`.
  public func set(_ value: InspectedDetails.Value, to json: String) {
    guard let view = details?.view, let index = value.index, json != value.json else { return }
    send(.set(view: view, value: index, variable: value.variable, json: json))
  }

  public func saveTrace(to path: String) { send(.saveTrace(path: path)) }

  // MARK: Answers

  public func receive(_ messages: [InspectionMessage]) {
    var changesTree = false
    for message in messages {
      switch message {
      case .program(let name, let process, let version):
        program = name
        tell(
          version == InspectionMessage.version
            ? "connected to \(name), process \(process)"
            : """
            \(name) has another version of Theseus, whose messages may differ; rebuild it with \
            this one
            """, isError: version != InspectionMessage.version)
      case .views(let changed, let ended):
        for view in changed { views[view.id] = view }
        for view in ended { views[view] = nil }
        if let selection, ended.contains(selection) { self.selection = nil }
        changesTree = true
      case .updates(let new):
        updates += new
        if updates.count > Self.mostUpdates {
          updates.removeFirst(updates.count - Self.mostUpdates)
        }
        if let reset = new.last(where: { !$0.resets.isEmpty }), let first = reset.resets.first {
          let more = reset.resets.count > 1 ? " and \(reset.resets.count - 1) more" : ""
          tell("reset in #\(reset.number): \(first)\(more)", isError: false)
        }
      case .details(let details): if details.view == selection { self.details = details }
      case .picked(let view):
        isPicking = false
        if let view {
          // A view of the framework that no list shows would be no selection.
          if views[view]?.isDevelopers == false { showsFramework = true }
          selection = view
          tell("picked \(views[view]?.path ?? "a view")", isError: false)
        } else {
          tell("there is no view", isError: false)
        }
      case .outcome(let sentence, let isError): tell(sentence, isError: isError)
      }
    }
    if changesTree { arrange() }
  }

  /// The connection has ended, usually with the program. A program that refuses an inspector says
  /// why before it introduces itself.
  public func disconnect() {
    isConnected = false
    isPicking = false
    if program.isEmpty, messageIsError { return }
    tell("\(program.isEmpty ? "the program" : program) has ended", isError: true)
  }

  private func tell(_ sentence: String, isError: Bool) {
    message = sentence
    messageIsError = isError
  }

  /// Orders the views as a tree, in the order in which they began.
  private func arrange() {
    var children: [Int?: [InspectedView]] = [:]
    for view in views.values {
      let parent = view.parent.flatMap { views[$0] == nil ? nil : $0 }
      children[parent, default: []].append(view)
    }
    for key in children.keys { children[key]?.sort { $0.id < $1.id } }
    var rows: [Row] = []
    // A tree may be deep: no recursion.
    var open = (children[nil] ?? []).reversed().map { (view: $0, depth: 0) }
    while let (view, depth) = open.popLast() {
      let isShown = showsFramework || view.isDevelopers
      if isShown { rows.append(Row(view: view, depth: depth)) }
      for child in (children[view.id] ?? []).reversed() {
        open.append((child, isShown ? depth + 1 : depth))
      }
    }
    if rows != self.rows { self.rows = rows }
  }
}

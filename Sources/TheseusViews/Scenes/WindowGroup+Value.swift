import TheseusCore

/// The content of a window for the value it was opened for. The value is the window's state: it can
/// be written, and ends with the window.
public struct PresentedWindowContent<Data: Codable & Hashable, Content: View>: View {
  @State private var data: Data?
  @StateObject private var initial: InitialValue<Data>
  @Environment(\.dismissWindow) private var dismissWindow
  private let content: (Binding<Data?>) -> Content

  /// - Parameter defaultValue: called once, if the window was opened without a value.
  init(
    _ data: Data?, defaultValue: (() -> Data)? = nil,
    _ content: @escaping (Binding<Data?>) -> Content
  ) {
    _data = State(initialValue: data)
    _initial = StateObject(wrappedValue: InitialValue(defaultValue))
    self.content = content
  }

  public var body: some View {
    content(shown)
      .onAppear { if data == nil, initial.isGiven { data = initial.value } }
      // `openWindow(value:)` finds the window by what it shows.
      .onChange(of: data) { dismissWindow.window?.showsValue(data.map { AnyHashable($0) }) }
  }

  private var shown: Binding<Data?> {
    guard initial.isGiven else { return $data }
    return Binding(get: { data ?? initial.value }, set: { data = $0 })
  }
}

/// The value of a window that was opened without one, created when it is first read.
private final class InitialValue<Data>: ObservableObject {
  private let create: (() -> Data)?
  private(set) lazy var value: Data? = create?()
  var isGiven: Bool { create != nil }

  init(_ create: (() -> Data)?) { self.create = create }
}

extension WindowGroup {
  init<D: Codable & Hashable, C: View>(
    id: String?, title: Text?, type: D.Type, _ content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init(id: id, title: title, valueType: type) {
      PresentedWindowContent($0?.base as? D, content)
    }
  }

  /// A window for each value that `openWindow(value:)` is called with.
  public init<D: Codable & Hashable, C: View>(
    for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init(id: nil, title: nil, type: type, content)
  }

  public init<D: Codable & Hashable, C: View>(
    id: String, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init(id: id, title: nil, type: type, content)
  }

  public init<D: Codable & Hashable, C: View>(
    _ titleKey: LocalizedStringKey, id: String? = nil, for type: D.Type,
    @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init(id: id, title: Text(titleKey), type: type, content)
  }

  @_disfavoredOverload
  public init<S: StringProtocol, D: Codable & Hashable, C: View>(
    _ title: S, id: String? = nil, for type: D.Type,
    @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init(id: id, title: Text(title), type: type, content)
  }

  /// - Parameter defaultValue: the value of a window that is opened without one, such as an app's
  ///   first. Called once for each such window.
  public init<D: Codable & Hashable, C: View>(
    for type: D.Type, @ViewBuilder content: @escaping (Binding<D>) -> C,
    defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {
    self.init(id: nil, title: nil, content, defaultValue)
  }

  public init<D: Codable & Hashable, C: View>(
    id: String, for type: D.Type, @ViewBuilder content: @escaping (Binding<D>) -> C,
    defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {
    self.init(id: id, title: nil, content, defaultValue)
  }

  public init<D: Codable & Hashable, C: View>(
    _ titleKey: LocalizedStringKey, id: String? = nil, for type: D.Type,
    @ViewBuilder content: @escaping (Binding<D>) -> C, defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {
    self.init(id: id, title: Text(titleKey), content, defaultValue)
  }

  @_disfavoredOverload
  public init<S: StringProtocol, D: Codable & Hashable, C: View>(
    _ title: S, id: String? = nil, for type: D.Type,
    @ViewBuilder content: @escaping (Binding<D>) -> C, defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {
    self.init(id: id, title: Text(title), content, defaultValue)
  }

  private init<D: Codable & Hashable, C: View>(
    id: String?, title: Text?, _ content: @escaping (Binding<D>) -> C,
    _ defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {
    self.init(id: id, title: title, valueType: D.self) {
      PresentedWindowContent($0?.base as? D, defaultValue: defaultValue) { data in
        // Not nil: the window's own default replaces that.
        content(
          Binding(get: { data.wrappedValue ?? defaultValue() }, set: { data.wrappedValue = $0 }))
      }
    }
  }
}

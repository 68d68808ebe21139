import TheseusCore

/// The content of a window for the value it was opened for. The value is the window's state: it can
/// be written, and ends with the window.
public struct PresentedWindowContent<Data: Codable & Hashable, Content: View>: View {
  @State private var data: Data?
  private let content: (Binding<Data?>) -> Content

  init(_ data: Data?, _ content: @escaping (Binding<Data?>) -> Content) {
    _data = State(initialValue: data)
    self.content = content
  }

  public var body: some View { content($data) }
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
  ///   first.
  public init<D: Codable & Hashable, C: View>(
    for type: D.Type, @ViewBuilder content: @escaping (Binding<D>) -> C,
    defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {
    self.init(id: nil, title: nil, type: type) { data in
      content(
        Binding(get: { data.wrappedValue ?? defaultValue() }, set: { data.wrappedValue = $0 }))
    }
  }

  public init<D: Codable & Hashable, C: View>(
    id: String, for type: D.Type, @ViewBuilder content: @escaping (Binding<D>) -> C,
    defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {
    self.init(id: id, title: nil, type: type) { data in
      content(
        Binding(get: { data.wrappedValue ?? defaultValue() }, set: { data.wrappedValue = $0 }))
    }
  }
}

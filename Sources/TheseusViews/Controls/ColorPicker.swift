import Foundation
import TheseusCore

/// A menu of colors: those that the system has names for.
public struct ColorPicker<Label: View>: View {
  @Binding private var selection: Color
  private let label: Label

  /// - Parameter supportsOpacity: for hosts that mix colors.
  public init(
    selection: Binding<Color>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label
  ) {
    _selection = selection
    self.label = label()
  }

  private static var colors: [(name: String, color: Color)] {
    [
      ("Red", .red), ("Orange", .orange), ("Yellow", .yellow), ("Green", .green), ("Mint", .mint),
      ("Teal", .teal), ("Cyan", .cyan),
      ("Blue", .blue), ("Indigo", .indigo), ("Purple", .purple), ("Pink", .pink), ("Brown", .brown),
      ("Gray", .gray), ("Black", .black),
      ("White", .white),
    ]
  }

  public var body: some View {
    Menu {
      ForEach(Self.colors, id: \.name) { entry in
        Button {
          selection = entry.color
        } label: {
          HStack {
            PartView(.colorSample).foregroundStyle(entry.color)
            Text(entry.name)
          }
        }
      }
    } label: {
      HStack {
        label
        PartView(.colorSample).foregroundStyle(selection)
      }
    }
    .accessibilityValue(Self.colors.first { $0.color == selection }?.name ?? "")
  }
}

extension ColorPicker where Label == Text {
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Color>, supportsOpacity: Bool = true
  ) {
    self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(titleKey) }
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<Color>, supportsOpacity: Bool = true
  ) {
    self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(title) }
  }
}

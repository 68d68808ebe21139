import Foundation
import TheseusCore

/// A button that leads to help, with a question mark.
public struct HelpLink: View {
  @Environment(\.openURL) private var openURL
  private let target: Subject

  private enum Subject {
    case action(() -> Void)
    case address(URL)
  }

  public init(action: @escaping () -> Void) { target = .action(action) }

  /// Opens an address.
  public init(destination: URL) { target = .address(destination) }

  public var body: some View {
    Button {
      switch target {
      case .action(let action): action()
      case .address(let address): openURL(address)
      }
    } label: {
      Text(verbatim: "?")
    }
    .accessibilityLabel(Text(verbatim: "Help"))
  }
}

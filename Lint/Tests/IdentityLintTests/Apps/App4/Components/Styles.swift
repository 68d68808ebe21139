import SwiftUI

struct OarButtonStyle: ButtonStyle {
  @Environment(\.clubColor) private var clubColor
  @Environment(\.isEnabled) private var isEnabled
  var isProminent = true

  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .font(.headline)
      .frame(maxWidth: .infinity)
      .padding(.vertical, 12)
      .foregroundColor(isProminent ? .white : clubColor)
      .background(
        RoundedRectangle(cornerRadius: 10)
          .fill(isProminent ? clubColor : clubColor.opacity(0.12))
      )
      .opacity(isEnabled ? (configuration.isPressed ? 0.75 : 1) : 0.4)
  }
}

struct SectionCard<Content: View>: View {
  let title: String
  let content: Content

  init(_ title: String, @ViewBuilder content: () -> Content) {
    self.title = title
    self.content = content()
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      Text(title)
        .font(.headline)
      content
    }
    .frame(maxWidth: .infinity, alignment: .leading)
    .padding()
    .background(RoundedRectangle(cornerRadius: 14).fill(Color(.secondarySystemGroupedBackground)))
  }
}

struct AvatarView: View {
  let member: Member?
  var size: CGFloat = 36

  @Environment(\.clubColor) private var clubColor

  var body: some View {
    Circle()
      .fill(member == nil ? Color(.systemGray5) : clubColor.opacity(0.2))
      .overlay {
        if let member = member {
          Text(member.initials)
            .font(.system(size: size * 0.4, weight: .semibold))
        } else {
          Image(systemName: "person.badge.plus")
            .font(.system(size: size * 0.4))
            .foregroundColor(.secondary)
        }
      }
      .frame(width: size, height: size)
      .accessibilityHidden(true)
  }
}

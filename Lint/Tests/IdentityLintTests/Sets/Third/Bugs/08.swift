import SwiftUI

struct PanelStyle: Identifiable, Hashable {
  let id: String
  let wrap: (AnyView) -> AnyView

  static func == (lhs: PanelStyle, rhs: PanelStyle) -> Bool { lhs.id == rhs.id }
  func hash(into hasher: inout Hasher) { hasher.combine(id) }

  static let plain = PanelStyle(id: "Plain") { $0 }

  static let card = PanelStyle(id: "Card") { panel in
    AnyView(
      panel
        .padding()
        .background(RoundedRectangle(cornerRadius: 12).fill(.quaternary))
    )
  }

  static let boxed = PanelStyle(id: "Boxed") { panel in
    AnyView(GroupBox("Scratchpad") { panel })
  }

  static let all = [plain, card, boxed]
}

struct ScratchPanel: View {
  @State private var text = ""
  @State private var isPinned = false

  var body: some View {
    VStack(alignment: .leading) {
      Toggle("Keep on top", isOn: $isPinned)
      TextEditor(text: $text)
    }
  }
}

struct DashboardWindow: View {
  @State private var style = PanelStyle.plain

  var body: some View {
    // bug: another style clears the text
    style.wrap(AnyView(ScratchPanel()))
      .frame(minWidth: 300, minHeight: 240)
      .toolbar {
        Picker("Style", selection: $style) {
          ForEach(PanelStyle.all) { style in
            Text(style.id).tag(style)
          }
        }
      }
  }
}

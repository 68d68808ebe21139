import SwiftUI

struct DayWidget: Identifiable, Hashable {
  let id: String
  let title: String
  let symbol: String
  let lines: [String]
}

struct DayWidgetsView: View {
  private let widgets = [
    DayWidget(id: "steps", title: "Steps", symbol: "figure.walk", lines: ["6,201 today"]),
    DayWidget(id: "sleep", title: "Sleep", symbol: "bed.double", lines: ["7 h 12 min"]),
    DayWidget(id: "water", title: "Water", symbol: "drop", lines: ["1.4 l"]),
  ]

  var body: some View {
    ScrollView {
      VStack(spacing: 16) {
        ForEach(widgets) { widget in
          DayWidgetView(widget: widget)
        }
      }
      .padding()
    }
  }
}

struct DayWidgetView: View {
  let widget: DayWidget
  @AppStorage private var isCollapsed: Bool

  init(widget: DayWidget) {
    self.widget = widget
    _isCollapsed = AppStorage(wrappedValue: false, "dayWidget.\(widget.id).isCollapsed")
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      Button {
        withAnimation { isCollapsed.toggle() }
      } label: {
        Label(widget.title, systemImage: widget.symbol).font(.headline)
      }
      .buttonStyle(.plain)
      if !isCollapsed {
        ForEach(widget.lines, id: \.self) { Text($0) }
      }
    }
    .frame(maxWidth: .infinity, alignment: .leading)
    .padding()
    .background(.thinMaterial, in: RoundedRectangle(cornerRadius: 16))
  }
}

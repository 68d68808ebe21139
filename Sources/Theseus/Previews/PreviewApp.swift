#if THESEUS_PREVIEW
  import Foundation
  import TheseusCore
  import TheseusInspector
  import TheseusViews

  /// Shows the previews of a program in place of its own scenes, for `theseus preview`.
  struct PreviewApp: App {
    private let items: [PreviewItem]

    init() { items = PreviewCatalog.items(in: Self.file) }

    var body: some Scene {
      WindowGroup("Previews") {
        PreviewBrowser(items: items, file: Self.file ?? "This program")
      }
    }

    private static var file: String? {
      ProcessInfo.processInfo.environment["THESEUS_PREVIEW_FILE"].flatMap { $0.isEmpty ? nil : $0 }
    }

    /// Shows or draws the previews if that was requested, and does not return then.
    static func takeOver(
      _ app: any App.Type, _ environment: [String: String], observers: [any RuntimeObserver]
    ) {
      guard environment["THESEUS_PREVIEW"] == "1", app != Self.self else { return }
      if let folder = environment["THESEUS_PREVIEW_SVG"], !folder.isEmpty {
        exit(PreviewPictures.write(PreviewCatalog.items(in: file), to: folder))
      }
      main(observers: observers)
      exit(0)
    }
  }

  /// A list of previews and the chosen one.
  struct PreviewBrowser: View {
    let items: [PreviewItem]
    let file: String
    @State private var selection: String?

    var body: some View {
      if let shown = items.first(where: { $0.id == selection }) ?? items.first {
        HStack(spacing: 0) {
          if items.count > 1 {
            list
            Divider()
          }
          PreviewCanvas(item: shown)
            .id(shown.id)
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .clipped()
        }
      } else {
        Text("\(URL(fileURLWithPath: file).lastPathComponent) has no previews")
          .foregroundStyle(.secondary)
      }
    }

    private var groups: [String] {
      var seen: Set<String> = []
      return items.map(\.group).filter { seen.insert($0).inserted }
    }

    private var list: some View {
      List(selection: $selection) {
        if groups.count == 1 {
          rows(items)
        } else {
          ForEach(groups, id: \.self) { group in
            Section(group) { rows(items.filter { $0.group == group }) }
          }
        }
      }
      .frame(width: 200)
      .onAppear { selection = selection ?? items.first?.id }
    }

    private func rows(_ items: [PreviewItem]) -> some View {
      ForEach(items) { Text($0.title) }
    }
  }

  /// A preview in the size that its traits ask for. A screen with an orientation is as large as the
  /// window allows.
  struct PreviewCanvas: View {
    let item: PreviewItem

    var body: some View {
      switch item.layout {
      case .sizeThatFits: item.content().fixedSize()
      case .fixed(let width, let height): item.content().frame(width: width, height: height)
      case .device:
        let screen = item.orientation.map { _ in item.screen }
        item.content().frame(
          maxWidth: screen?.width ?? .infinity, maxHeight: screen?.height ?? .infinity)
      }
    }
  }
#endif

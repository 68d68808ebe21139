#if THESEUS_PREVIEW
  import Foundation
  import TheseusCore
  import TheseusVector
  import TheseusViews

  /// The container values of a provider's views, which describe their previews.
  private final class FoundPreviews { var values: [ContainerValues] = [] }

  /// The previews of this program.
  @MainActor
  enum PreviewCatalog {
    /// The previews of a file, or all of them, ordered by file and line; those of
    /// `PreviewProvider` types come last.
    static func items(in file: String?) -> [PreviewItem] {
      let file = file.map { URL(fileURLWithPath: $0).resolvingSymlinksInPath() }
      var registrations: [any _PreviewRegistration.Type] = []
      var providers: [any PreviewProvider.Type] = []
      for type in ConformingTypes.all(of: (any _PreviewRegistration).self) {
        if let type = type as? any _PreviewRegistration.Type { registrations.append(type) }
      }
      for type in ConformingTypes.all(of: (any PreviewProvider).self) {
        if let type = type as? any PreviewProvider.Type { providers.append(type) }
      }
      var items = registrations.filter { file == nil || url($0) == file }
        .sorted { ($0._file, $0._line, "\($0)") < ($1._file, $1._line, "\($1)") }.map(item)
      let source = file.map { (try? String(contentsOf: $0, encoding: .utf8)) ?? "" }
      for provider in providers.sorted(by: { "\($0)" < "\($1)" }) {
        let name = String(describing: provider)
        guard source.map({ declares(name, $0) }) ?? true else { continue }
        let group = file.map(Self.group) ?? String(name.split(separator: "_").first ?? "")
        items += self.items(of: provider, in: group)
      }
      return named(items)
    }

    private static func url(_ type: any _PreviewRegistration.Type) -> URL {
      URL(fileURLWithPath: type._file).resolvingSymlinksInPath()
    }

    private static func group(_ file: URL) -> String {
      file.deletingPathExtension().lastPathComponent
    }

    private static func item(_ type: any _PreviewRegistration.Type) -> PreviewItem {
      let preview = type._preview
      return PreviewItem(
        group: group(url(type)), name: preview.name,
        layout: preview.traits.last { $0.layout != nil }?.layout,
        orientation: preview.traits.last { $0.orientation != nil }?.orientation,
        content: { AnyView(preview.body()) })
    }

    /// Whether a file has the declaration of a provider: a type does not know its file.
    private static func declares(_ name: String, _ source: String) -> Bool {
      source.matches(of: #/(struct|enum|class)\s+(\w+)\s*:[^{]*PreviewProvider/#).contains {
        $0.output.2 == name
      }
    }

    /// Each view that a provider lists is a preview.
    private static func items<Provider: PreviewProvider>(
      of type: Provider.Type, in group: String
    ) -> [PreviewItem] {
      let found = FoundPreviews()
      let host = VectorHost(size: CGSize(width: 390, height: 844)) {
        Group(subviews: Provider.previews) { subviews in
          let _ = found.values = subviews.map(\.containerValues)
          EmptyView()
        }
      }
      return withExtendedLifetime(host) {
        found.values.enumerated().map { index, values in
          PreviewItem(
            group: group, name: values.previewName, layout: values.previewLayout,
            orientation: values.previewOrientation,
            content: {
              AnyView(
                Group(subviews: Provider.previews) { subviews in
                  if index < subviews.count { subviews[index] }
                })
            })
        }
      }
    }

    /// Gives each preview a title that no other one of its file has.
    private static func named(_ items: [PreviewItem]) -> [PreviewItem] {
      var taken: Set<String> = []
      return items.map { item in
        var item = item
        let title = item.name.flatMap { $0.isEmpty ? nil : $0 } ?? "Preview"
        item.title = title
        var number = 1
        while !taken.insert(item.id).inserted {
          number += 1
          item.title = "\(title) \(number)"
        }
        return item
      }
    }
  }
#endif

#if THESEUS_PREVIEW
  import Foundation
  import TheseusCore
  import TheseusVector
  import TheseusViews

  /// Draws previews with the vector host, light and dark, for `theseus preview --svg`.
  @MainActor
  enum PreviewPictures {
    /// Writes `FILE-NAME-light.svg` and `FILE-NAME-dark.svg` for each preview, prints their paths,
    /// and returns the exit status.
    static func write(_ items: [PreviewItem], to folder: String) -> Int32 {
      guard !items.isEmpty else {
        LaunchSession.say("there are no previews to draw")
        return 2
      }
      var status: Int32 = 0
      var taken: Set<String> = []
      for item in items {
        let name = fileName(item, &taken)
        for scheme in [ColorScheme.light, .dark] {
          guard let picture = picture(of: item, scheme) else {
            LaunchSession.say("\(item.id): the preview takes no space, so there is no picture")
            status = 1
            break
          }
          let path = "\(folder)/\(name)-\(scheme == .light ? "light" : "dark").svg"
          do {
            try FileManager.default.createDirectory(
              atPath: folder, withIntermediateDirectories: true)
            try FileManager.default.replaceFile(
              at: URL(fileURLWithPath: path), with: Data(picture.utf8))
          } catch {
            LaunchSession.say("\(path) cannot be written: \(FileManager.reason(error))")
            return 73
          }
          print(path)
        }
      }
      return status
    }

    private static func picture(of item: PreviewItem, _ scheme: ColorScheme) -> String? {
      switch item.layout {
      case .sizeThatFits:
        let renderer = ImageRenderer(content: item.content())
        renderer.isOpaque = true
        renderer.colorScheme = scheme
        return renderer.svg
      case .fixed(let width, let height):
        return picture(of: item, scheme, CGSize(width: width, height: height))
      case .device: return picture(of: item, scheme, item.screen)
      }
    }

    private static func picture(
      of item: PreviewItem, _ scheme: ColorScheme, _ size: CGSize
    ) -> String? {
      guard size.width > 0, size.height > 0 else { return nil }
      return VectorHost(size: size, theme: VectorTheme(scheme)) { item.content() }.svg()
    }

    /// The preview's file and title, with a dash for each run of other characters than letters and
    /// digits.
    private static func fileName(_ item: PreviewItem, _ taken: inout Set<String>) -> String {
      let words = "\(item.group)-\(item.title)".split { !$0.isLetter && !$0.isNumber }
      let name = words.joined(separator: "-")
      var unique = name
      var number = 1
      // A file system may not distinguish upper and lower case.
      while !taken.insert(unique.lowercased()).inserted {
        number += 1
        unique = "\(name)-\(number)"
      }
      return unique
    }
  }
#endif

import Foundation

/// A name in a bundle's asset catalog.
struct AssetReference: Hashable, Sendable {
  let name: String
  /// The bundle's directory, nil for the main bundle.
  let bundlePath: String?

  init(name: String, bundle: Bundle?) {
    self.name = name
    bundlePath = bundle?.bundlePath
  }

  /// The color of this name, nil where there is none.
  func color(in scheme: ColorScheme) -> Color? {
    AssetCatalog.of(bundlePath).color(named: name, scheme: scheme)
  }
}

extension Color {
  /// A color of the asset catalog in a bundle (the main bundle by default); gray where the
  /// catalog has none of this name.
  public init(_ name: String, bundle: Bundle? = nil) {
    storage = .asset(AssetReference(name: name, bundle: bundle))
  }

  /// The color of a resource that the build system named.
  public init(_ resource: ColorResource) {
    storage = .asset(AssetReference(name: resource.name, bundle: resource.bundle))
  }
}

/// A color of an asset catalog, by name.
public struct ColorResource: Hashable, @unchecked Sendable {
  let name: String
  let bundle: Bundle

  public init(name: String, bundle: Bundle) {
    self.name = name
    self.bundle = bundle
  }
}

import TheseusCore

/// Snapshots save a color that is no mixture and of no asset catalog (R32).
extension Color: SessionRepresentable {
  package indirect enum Form: Codable {
    /// A color with a meaning, by its name.
    case system(String)
    case resolved(Resolved)
    case dynamic(light: Form, dark: Form)
    case opacity(Form, Double)
    case exposure(Form, stops: Double)
  }

  package var sessionForm: Form? {
    get throws {
      switch storage {
      case .system(let system): return .system("\(system)")
      case .resolved(let resolved): return .resolved(resolved)
      case .dynamic(let light, let dark):
        return .dynamic(light: try light.form, dark: try dark.form)
      case .opacity(let color, let opacity): return .opacity(try color.form, opacity)
      case .exposure(let color, let stops): return .exposure(try color.form, stops: stops)
      case .asset, .mix: throw Unsavable(color: self)
      }
    }
  }

  private var form: Form {
    get throws {
      guard let form = try sessionForm else { throw Unsavable(color: self) }
      return form
    }
  }

  private struct Unsavable: Error, CustomStringConvertible {
    let color: Color
    var description: String { "the color \(color) is a mixture, or of an asset catalog" }
  }

  package init?(sessionForm: Form) {
    switch sessionForm {
    case .system(let name):
      guard let system = SystemColor.allCases.first(where: { "\($0)" == name }) else { return nil }
      self.init(system)
    case .resolved(let resolved): self.init(resolved)
    case .dynamic(let light, let dark):
      guard let light = Color(sessionForm: light), let dark = Color(sessionForm: dark) else {
        return nil
      }
      self.init(light: light, dark: dark)
    case .opacity(let form, let opacity):
      guard let color = Color(sessionForm: form) else { return nil }
      self = color.opacity(opacity)
    case .exposure(let form, let stops):
      guard let color = Color(sessionForm: form) else { return nil }
      self = color.exposureAdjust(stops)
    }
  }
}

import Foundation
import TheseusCore

#if canImport(FoundationAdditions)
  import FoundationAdditions
#endif

/// A call of a function that computes colors or positions of pixels.
///
/// Hosts have no graphics processor to run it on: the first use of each function is reported as
/// unsupported, and what it was for is shown as without it.
nonisolated public struct Shader: Equatable, Sendable {
  public var function: ShaderFunction
  public var arguments: [Argument]
  public var dithersColor = false

  public init(function: ShaderFunction, arguments: [Argument]) {
    self.function = function
    self.arguments = arguments
  }

  /// One argument of the function.
  public struct Argument: Equatable, Sendable {
    private enum Value: Equatable, Sendable {
      case numbers([Double])
      case boundingRect
      case colors([Color])
      case image(Image)
      case data(Data)
    }

    private let value: Value

    public static func float<T: BinaryFloatingPoint>(_ x: T) -> Self {
      Self(value: .numbers([Double(x)]))
    }
    public static func float2<T: BinaryFloatingPoint>(_ x: T, _ y: T) -> Self {
      Self(value: .numbers([Double(x), Double(y)]))
    }
    public static func float2(_ point: CGPoint) -> Self { float2(point.x, point.y) }
    public static func float2(_ size: CGSize) -> Self { float2(size.width, size.height) }
    public static func float2(_ vector: CGVector) -> Self { float2(vector.dx, vector.dy) }
    public static func float3<T: BinaryFloatingPoint>(_ x: T, _ y: T, _ z: T) -> Self {
      Self(value: .numbers([Double(x), Double(y), Double(z)]))
    }
    public static func float4<T: BinaryFloatingPoint>(_ x: T, _ y: T, _ z: T, _ w: T) -> Self {
      Self(value: .numbers([Double(x), Double(y), Double(z), Double(w)]))
    }
    public static func floatArray(_ array: [Float]) -> Self {
      Self(value: .numbers(array.map { Double($0) }))
    }
    public static var boundingRect: Self { Self(value: .boundingRect) }
    public static func color(_ color: Color) -> Self { Self(value: .colors([color])) }
    public static func colorArray(_ array: [Color]) -> Self { Self(value: .colors(array)) }
    public static func image(_ image: Image) -> Self { Self(value: .image(image)) }
    public static func data(_ data: Data) -> Self { Self(value: .data(data)) }
  }

  /// The kinds of uses for which a shader is compiled.
  public enum UsageType: Hashable, Sendable {
    case shapeStyle
    case colorEffect
    case distortionEffect
    case layerEffect
  }

  /// Returns without having compiled anything, because nothing is run later either.
  public func compile(as type: UsageType) async throws { reportNotRun() }

  func reportNotRun() {
    RuntimeIssues.reportUnsupported(
      "Shader \(function.name): shaders are not run; what it changes is shown unchanged")
  }
}

/// Draws with the foreground style.
extension Shader: ShapeStyle {
  public func _paint(in context: PaintContext) -> PaintStyle {
    reportNotRun()
    return ForegroundStyle()._paint(in: context)
  }

  public func _isEqual(to other: any ShapeStyle) -> Bool { other as? Shader == self }
}

/// A function of a library, which is called like a function of Swift.
@dynamicCallable
nonisolated public struct ShaderFunction: Equatable, Sendable {
  public var library: ShaderLibrary
  public var name: String

  public init(library: ShaderLibrary, name: String) {
    self.library = library
    self.name = name
  }

  public func dynamicallyCall(withArguments arguments: [Shader.Argument]) -> Shader {
    Shader(function: self, arguments: arguments)
  }
}

/// A library of compiled functions; every name is taken for one of its functions.
@dynamicMemberLookup
nonisolated public struct ShaderLibrary: Equatable, Sendable {
  private enum Source: Equatable, Sendable {
    case main
    case bundle(URL)
    case data(Data)
    case file(URL)
  }

  private let source: Source

  private init(source: Source) { self.source = source }

  public init(data: Data) { source = .data(data) }
  public init(url: URL) { source = .file(url) }

  /// The library of the app.
  public static let `default` = ShaderLibrary(source: .main)

  public static func bundle(_ bundle: Bundle) -> ShaderLibrary {
    ShaderLibrary(source: .bundle(bundle.bundleURL))
  }

  public subscript(dynamicMember name: String) -> ShaderFunction {
    ShaderFunction(library: self, name: name)
  }

  public static subscript(dynamicMember name: String) -> ShaderFunction {
    ShaderLibrary.default[dynamicMember: name]
  }
}

extension View {
  /// The view unchanged: a host does not run shaders, and reports each once.
  nonisolated public func colorEffect(_ shader: Shader, isEnabled: Bool = true) -> some View {
    unchanged(by: shader, isEnabled)
  }

  /// The view unchanged: a host does not run shaders, and reports each once.
  nonisolated public func distortionEffect(
    _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
  ) -> some View {
    unchanged(by: shader, isEnabled)
  }

  /// The view unchanged: a host does not run shaders, and reports each once.
  nonisolated public func layerEffect(
    _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
  ) -> some View {
    unchanged(by: shader, isEnabled)
  }

  nonisolated private func unchanged(by shader: Shader, _ isEnabled: Bool) -> Self {
    if isEnabled { shader.reportNotRun() }
    return self
  }
}

nonisolated extension VisualEffect {
  /// The effects so far: a host does not run shaders, and reports each once.
  public func colorEffect(_ shader: Shader, isEnabled: Bool = true) -> some VisualEffect {
    unchanged(by: shader, isEnabled)
  }

  /// The effects so far: a host does not run shaders, and reports each once.
  public func distortionEffect(
    _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
  ) -> some VisualEffect {
    unchanged(by: shader, isEnabled)
  }

  /// The effects so far: a host does not run shaders, and reports each once.
  public func layerEffect(
    _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
  ) -> some VisualEffect {
    unchanged(by: shader, isEnabled)
  }

  private func unchanged(by shader: Shader, _ isEnabled: Bool) -> Self {
    if isEnabled { shader.reportNotRun() }
    return self
  }
}

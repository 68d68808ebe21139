import Foundation
import Testing
import TheseusTesting

@MainActor @Suite("shaders")
struct ShaderTests {
  private struct Page: View {
    let name: String
    var isEnabled = true
    private var shader: Shader {
      ShaderLibrary.default[dynamicMember: name](.float(2), .color(.red))
    }
    var body: some View {
      VStack {
        Text("color").colorEffect(shader, isEnabled: isEnabled)
        Text("distortion")
          .distortionEffect(
            shader, maxSampleOffset: CGSize(width: 9, height: 9), isEnabled: isEnabled)
        Text("layer").layerEffect(shader, maxSampleOffset: .zero, isEnabled: isEnabled)
        Text("visual").visualEffect { [isEnabled, shader] content, _ in
          content.colorEffect(shader, isEnabled: isEnabled)
            .distortionEffect(shader, maxSampleOffset: .zero, isEnabled: isEnabled)
            .layerEffect(shader, maxSampleOffset: .zero, isEnabled: isEnabled)
        }
      }
    }
  }

  private struct Plain: View {
    var body: some View {
      VStack { ForEach(["color", "distortion", "layer", "visual"], id: \.self) { Text($0) } }
    }
  }

  private func reports(_ name: String, _ host: TestHost) -> Int {
    (host.trace.issues + TestHost.strayIssues)
      .count { $0.kind == .unsupported && $0.message.contains(" \(name):") }
  }

  @Test("what a shader would change is shown unchanged, and the shader is reported once")
  func unchanged() {
    let host = TestHost(columns: 20, rows: 4) { Page(name: "waves") }
    #expect(host.screen == TestHost(columns: 20, rows: 4) { Plain() }.screen)
    #expect(reports("waves", host) == 1)
  }

  @Test("a disabled effect is not reported")
  func disabled() {
    let host = TestHost(columns: 20, rows: 4) { Page(name: "calm", isEnabled: false) }
    #expect(host.screen == TestHost(columns: 20, rows: 4) { Plain() }.screen)
    #expect(reports("calm", host) == 0)
  }

  @Test("a shape filled with a shader has the foreground color")
  func style() {
    struct Filled: View {
      let usesShader: Bool
      var body: some View {
        if usesShader {
          Text("words").foregroundStyle(ShaderLibrary.stripes(.boundingRect))
        } else {
          Text("words").foregroundStyle(.foreground)
        }
      }
    }
    let host = TestHost(columns: 20, rows: 4) { Filled(usesShader: true) }
    #expect(host.screen == TestHost(columns: 20, rows: 4) { Filled(usesShader: false) }.screen)
    #expect(reports("stripes", host) == 1)
  }

  @Test("shaders are equal when their functions and arguments are")
  func equality() {
    let library = ShaderLibrary.default
    #expect(library.a(.float(1)) == ShaderLibrary.a(.float(1)))
    #expect(library.a(.float(1)) != library.a(.float(2)))
    #expect(library.a(.float2(CGPoint(x: 1, y: 2))) == library.a(.float2(1, 2)))
    #expect(library.a() != library.b())
    #expect(ShaderLibrary(data: Data([1])).a() != library.a())
  }
}

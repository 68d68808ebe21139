import TheseusCore
import TheseusViews

#if THESEUS_PREVIEW
  @freestanding(declaration)
  public macro Preview(
    _ name: String? = nil, @ViewBuilder body: @escaping @MainActor () -> any View
  ) = #externalMacro(module: "TheseusMacros", type: "ShownPreviewMacro")

  @freestanding(declaration)
  public macro Preview(
    _ name: String? = nil, traits: PreviewTrait<PreviewViewTraits>,
    _ additionalTraits: PreviewTrait<PreviewViewTraits>...,
    @ViewBuilder body: @escaping @MainActor () -> any View
  ) = #externalMacro(module: "TheseusMacros", type: "ShownPreviewMacro")
#else
  /// A preview of a view. `theseus preview` shows it; in every other build the compiler checks it,
  /// and it leaves nothing in the program.
  @freestanding(declaration)
  public macro Preview(
    _ name: String? = nil, @ViewBuilder body: @escaping @MainActor () -> any View
  ) = #externalMacro(module: "TheseusMacros", type: "PreviewMacro")

  /// A preview of a view under the given traits. See ``Preview(_:body:)``.
  @freestanding(declaration)
  public macro Preview(
    _ name: String? = nil, traits: PreviewTrait<PreviewViewTraits>,
    _ additionalTraits: PreviewTrait<PreviewViewTraits>...,
    @ViewBuilder body: @escaping @MainActor () -> any View
  ) = #externalMacro(module: "TheseusMacros", type: "PreviewMacro")
#endif

/// Marks a dynamic property that is declared inside a `#Preview`.
@attached(peer)
public macro Previewable() = #externalMacro(module: "TheseusMacros", type: "PreviewableMacro")

/// Makes a variable in an extension of `EnvironmentValues` or `Transaction` an entry with the given
/// default value. An entry without a type stores its default, which has to be `Sendable`; one with
/// a type computes it each time.
@attached(accessor)
@attached(peer, names: prefixed(__Key_))
public macro Entry() = #externalMacro(module: "TheseusMacros", type: "EntryMacro")

import TheseusCore
import TheseusViews

/// A preview of a view, as Xcode shows it. Here it is checked by the compiler and shows nothing: a
/// file with previews builds unchanged.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, @ViewBuilder body: @escaping @MainActor () -> any View
) =
  #externalMacro(module: "TheseusMacros", type: "PreviewMacro")

/// A preview of a view under the given traits. See ``Preview(_:body:)``.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, traits: PreviewTrait<PreviewViewTraits>,
  _ additionalTraits: PreviewTrait<PreviewViewTraits>...,
  @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "TheseusMacros", type: "PreviewMacro")

/// Marks a dynamic property that is declared inside a `#Preview`.
@attached(peer)
public macro Previewable() = #externalMacro(module: "TheseusMacros", type: "PreviewableMacro")

/// Makes a variable in an extension of `EnvironmentValues` or `Transaction` an entry with the given
/// default value. An entry without a type stores its default, which has to be `Sendable`; one with
/// a type computes it each time.
@attached(accessor)
@attached(peer, names: prefixed(__Key_))
public macro Entry() = #externalMacro(module: "TheseusMacros", type: "EntryMacro")

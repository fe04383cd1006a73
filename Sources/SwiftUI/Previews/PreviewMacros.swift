/// Declares a preview of a view, a UIKit view or a view controller, under conditions such as a landscape screen. The
/// running app never makes it; a preview tool does.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>...,
  @_PreviewBuilder body: @escaping @MainActor () -> Any
) = #externalMacro(module: "MartletMacros", type: "PreviewMacro")

/// Lets a `#Preview` body hold a variable of its own, such as `@Previewable @State var isOn = true`.
///
/// It belongs at the top level of the body. The variable becomes a property of a view around the other statements.
@attached(peer)
public macro Previewable() = #externalMacro(module: "MartletMacros", type: "PreviewableMacro")

/// Makes a variable in an extension of `EnvironmentValues`, `Transaction`, `ContainerValues` or `FocusedValues` a value
/// of that collection, with the initial value as its default.
///
/// An optional variable without an initial value is nil. Focused values are always optional and nil.
@attached(accessor) @attached(peer, names: prefixed(__Key_))
public macro Entry() = #externalMacro(module: "MartletMacros", type: "EntryMacro")

import Foundation
import MartletTree
import UniformTypeIdentifiers

extension View {
  /// Takes what is let go on this view and is of one of the kinds; `isTargeted` is true while it is dragged over.
  /// `action` answers whether it took the items.
  nonisolated public func onDrop(
    of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
    perform action: @escaping (_ providers: [NSItemProvider]) -> Bool
  ) -> some View {
    onDrop(of: supportedContentTypes, isTargeted: isTargeted) { providers, _ in action(providers) }
  }
  /// The same with the place, in the view's coordinates.
  nonisolated public func onDrop(
    of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
    perform action: @escaping (_ providers: [NSItemProvider], _ location: CGPoint) -> Bool
  ) -> some View {
    onDrop(
      of: supportedContentTypes,
      delegate: ActionDelegate(types: supportedContentTypes, isTargeted: isTargeted, action: action))
  }
  /// A delegate decides.
  nonisolated public func onDrop(of supportedContentTypes: [UTType], delegate: any DropDelegate) -> some View {
    modifier(DropModifier(types: supportedContentTypes, delegate: delegate))
  }

  /// The older forms, with identifiers of kinds such as "public.image".
  @_disfavoredOverload
  nonisolated public func onDrop(
    of supportedTypes: [String], isTargeted: Binding<Bool>?,
    perform action: @escaping (_ providers: [NSItemProvider]) -> Bool
  ) -> some View { onDrop(of: supportedTypes.map { UTType(importedAs: $0) }, isTargeted: isTargeted, perform: action) }
  @_disfavoredOverload
  nonisolated public func onDrop(
    of supportedTypes: [String], isTargeted: Binding<Bool>?,
    perform action: @escaping (_ providers: [NSItemProvider], _ location: CGPoint) -> Bool
  ) -> some View { onDrop(of: supportedTypes.map { UTType(importedAs: $0) }, isTargeted: isTargeted, perform: action) }
  @_disfavoredOverload
  nonisolated public func onDrop(of supportedTypes: [String], delegate: any DropDelegate) -> some View {
    onDrop(of: supportedTypes.map { UTType(importedAs: $0) }, delegate: delegate)
  }
}

/// The delegate of the forms with an action.
struct ActionDelegate: DropDelegate {
  let types: [UTType]
  let isTargeted: Binding<Bool>?
  let action: ([NSItemProvider], CGPoint) -> Bool

  func dropEntered(info: DropInfo) { isTargeted?.wrappedValue = true }
  func dropExited(info: DropInfo) { isTargeted?.wrappedValue = false }
  func performDrop(info: DropInfo) -> Bool {
    isTargeted?.wrappedValue = false
    return action(info.itemProviders(for: types), info.location)
  }
}

struct DropModifier: ElementModifier {
  let types: [UTType]
  let delegate: any DropDelegate

  func makeWrapper(around child: LayoutNode, in context: ElementContext) -> DropNode {
    DropNode(context: context.layout, child: child)
  }
  func update(_ wrapper: DropNode, in context: ElementContext) {
    wrapper.types = types
    wrapper.delegate = context.environment.isEnabled ? delegate : nil
  }
}

/// Tells a delegate about what is dragged over its child.
final class DropNode: UnaryNode, DropTaking {
  var types: [UTType] = []
  var delegate: (any DropDelegate)?
  private var isEntered = false
  private var operation = DropOperation.copy
  private var location = CGPoint.zero

  func accepts(_ load: AnyObject) -> Bool {
    guard let load = load as? DragLoad, !load.providers(for: types).isEmpty else { return false }
    return delegate?.validateDrop(info: DropInfo(location: location, load: load)) == true
  }

  func dropDidMove(_ load: AnyObject, to location: CGPoint) -> Bool {
    guard let load = load as? DragLoad, let delegate else { return false }
    self.location = location
    let info = DropInfo(location: location, load: load)
    if !isEntered {
      (isEntered, operation) = (true, .copy)
      delegate.dropEntered(info: info)
    }
    if let proposal = delegate.dropUpdated(info: info) { operation = proposal.operation }
    return operation != .forbidden && operation != .cancel
  }

  func dropDidLeave(_ load: AnyObject) {
    isEntered = false
    if let load = load as? DragLoad { delegate?.dropExited(info: DropInfo(location: location, load: load)) }
  }

  func drop(_ load: AnyObject, at location: CGPoint) -> Bool {
    isEntered = false
    guard let load = load as? DragLoad else { return false }
    return delegate?.performDrop(info: DropInfo(location: location, load: load)) == true
  }
}

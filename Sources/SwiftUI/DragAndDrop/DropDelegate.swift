import Foundation
import UniformTypeIdentifiers

/// Decides about what is dragged over a view. All methods but `performDrop` have a default.
@MainActor @preconcurrency public protocol DropDelegate {
  /// Whether the view takes part at all: true.
  func validateDrop(info: DropInfo) -> Bool
  /// It was let go; whether it was taken.
  func performDrop(info: DropInfo) -> Bool
  func dropEntered(info: DropInfo)
  /// What letting go there would do; nil for what was answered before, at first a copy.
  func dropUpdated(info: DropInfo) -> DropProposal?
  func dropExited(info: DropInfo)
}

extension DropDelegate {
  public func validateDrop(info: DropInfo) -> Bool { true }
  public func dropEntered(info: DropInfo) {}
  public func dropUpdated(info: DropInfo) -> DropProposal? { nil }
  public func dropExited(info: DropInfo) {}
}

/// What is dragged, and where it is.
public struct DropInfo {
  /// In the view's coordinates, in points.
  public let location: CGPoint
  let load: DragLoad

  public func hasItemsConforming(to contentTypes: [UTType]) -> Bool { !load.providers(for: contentTypes).isEmpty }
  public func itemProviders(for contentTypes: [UTType]) -> [NSItemProvider] { load.providers(for: contentTypes) }

  /// By identifiers of kinds.
  public func hasItemsConforming(to types: [String]) -> Bool { !itemProviders(for: types).isEmpty }
  public func itemProviders(for types: [String]) -> [NSItemProvider] {
    load.providers.filter { provider in types.contains(where: provider.hasItemConformingToTypeIdentifier) }
  }
}

/// What letting go does.
public enum DropOperation: Hashable, Sendable { case cancel, forbidden, copy, move, delete }

/// What a delegate says about letting go.
public struct DropProposal: Sendable {
  public let operation: DropOperation
  public init(operation: DropOperation) { self.operation = operation }
}

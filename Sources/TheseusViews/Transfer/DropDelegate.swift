import Foundation
import UniformTypeIdentifiers

/// The operation of a drop, which the app performs. A forbidden or canceled one is not performed.
public enum DropOperation: Hashable, Sendable { case cancel, forbidden, copy, move }

/// The operation that a delegate proposes for a drop.
public struct DropProposal: Sendable {
  public let operation: DropOperation
  public init(operation: DropOperation) { self.operation = operation }
}

/// A drag over a view.
public struct DropInfo {
  private let payload: DragPayload
  /// Points of the view.
  public let location: CGPoint

  init(_ payload: DragPayload, _ location: CGPoint) {
    self.payload = payload
    self.location = location
  }

  public func hasItemsConforming(to contentTypes: [UTType]) -> Bool {
    payload.conforms(to: contentTypes)
  }
  public func hasItemsConforming(to types: [String]) -> Bool {
    hasItemsConforming(to: types.map { UTType(importedAs: $0) })
  }
  public func itemProviders(for contentTypes: [UTType]) -> [NSItemProvider] {
    payload.providers(conformingTo: contentTypes)
  }
  public func itemProviders(for types: [String]) -> [NSItemProvider] {
    itemProviders(for: types.map { UTType(importedAs: $0) })
  }
}

/// Follows a drag over a view, and receives the drop.
@MainActor @preconcurrency
public protocol DropDelegate {
  /// Whether the drop is possible at all; true by default.
  func validateDrop(info: DropInfo) -> Bool
  /// Receives the drop. Returns whether it succeeded.
  func performDrop(info: DropInfo) -> Bool
  func dropEntered(info: DropInfo)
  /// Called as the pointer moves over the view. Nil repeats the last proposal.
  func dropUpdated(info: DropInfo) -> DropProposal?
  func dropExited(info: DropInfo)
}

extension DropDelegate {
  public func validateDrop(info: DropInfo) -> Bool { true }
  public func dropEntered(info: DropInfo) {}
  public func dropUpdated(info: DropInfo) -> DropProposal? { nil }
  public func dropExited(info: DropInfo) {}
}

import CGtk
import Foundation
import MartletDisplay

extension NodeBuilder {
  /// Everything but blend modes and backdrops, which need what lies behind.
  func effectNode(_ effect: DisplayEffect, _ items: [DisplayItem]) -> RenderNode? {
    switch effect {
    case .opacity(let opacity): return node(for: items).flatMap { opacityNode(opacity, $0) }
    case .clip(let path, let style): return node(for: items).flatMap { clipNode($0, path, style) }
    case .transform(let transform):
      return builder(inside: transform)?.node(for: items).flatMap { transformed($0, by: transform) }
    case .projection(let matrix): return projectionNode(matrix, items)
    case .blur(let sigma, let opaqueRect): return node(for: items).flatMap { blurNode($0, sigma, opaqueRect) }
    case .shadow(let color, let radius, let offset):
      return node(for: items).flatMap { shadowNode($0, color, radius, offset) }
    case .colorMatrix(let factors): return node(for: items).flatMap { colorMatrixNode($0, factors) }
    case .mask(let mask): return node(for: items).flatMap { maskNode($0, node(for: mask)) }
    case .compositingGroup, .blend, .backdrop: return node(for: items)
    }
  }

  func opacityNode(_ opacity: Double, _ child: RenderNode) -> RenderNode? {
    // NaN shows nothing, as zero does.
    guard opacity > 0 else { return nil }
    return opacity >= 1 ? child : RenderNode(gsk_opacity_node_new(child.handle, Float(opacity)))
  }
}

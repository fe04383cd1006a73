import CGtk
import Foundation

extension NodeBuilder {
  /// Sixteen factors, four for each of red, green, blue and alpha of the result, then four constants. Any other
  /// count changes nothing.
  func colorMatrixNode(_ child: RenderNode, _ factors: [Float]) -> RenderNode? {
    guard factors.count == 20, factors.allSatisfy(\.isFinite) else { return child }
    // GSK multiplies a row vector, so its matrix is ours turned over.
    var transposed = (0..<16).map { factors[($0 % 4) * 4 + $0 / 4] }
    var matrix = graphene_matrix_t()
    graphene_matrix_init_from_float(&matrix, &transposed)
    var constants = graphene_vec4_t()
    graphene_vec4_init(&constants, factors[16], factors[17], factors[18], factors[19])
    return RenderNode(gsk_color_matrix_node_new(child.handle, &matrix, &constants))
  }
}

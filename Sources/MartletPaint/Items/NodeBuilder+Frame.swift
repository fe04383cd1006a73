import CGtk
import Foundation
import MartletDisplay

extension NodeBuilder {
  /// A frame of a film, stretched over `rect`: a texture over the frame's own pixels, which a renderer that has the
  /// graphics card gives to it as they are. Nothing of it stays in the cache of images.
  func frameNode(_ image: ImageReference, _ rect: CGRect) -> RenderNode? {
    let holder = Unmanaged.passRetained(image)
    let bytes = image.pixels.withUnsafeBytes { pixels in
      g_bytes_new_with_free_func(
        pixels.baseAddress, gsize(pixels.count), { Unmanaged<ImageReference>.fromOpaque($0!).release() },
        holder.toOpaque())
    }
    defer { g_bytes_unref(bytes) }
    guard
      let texture = gdk_memory_texture_new(
        Int32(image.pixelWidth), Int32(image.pixelHeight), GDK_MEMORY_B8G8R8A8_PREMULTIPLIED, bytes,
        gsize(image.pixelWidth * 4))
    else { return nil }
    defer { g_object_unref(UnsafeMutableRawPointer(texture)) }
    var bounds = rect.graphene
    return RenderNode(gsk_texture_node_new(texture, &bounds))
  }
}

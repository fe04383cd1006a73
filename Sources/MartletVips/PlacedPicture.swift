import CVips

/// A picture at a place of the plane.
public struct PlacedPicture: Sendable {
  public var picture: Picture
  /// Where its first pixel lies.
  public var left: Int
  public var top: Int
  /// The part that counts; beyond it everything is transparent, or goes on as at the edge.
  public var window: PixelArea
  public var isClamped = false

  public init(_ picture: Picture, left: Int, top: Int) {
    (self.picture, self.left, self.top) = (picture, left, top)
    window = PixelArea(left: left, top: top, width: picture.width, height: picture.height)
  }

  /// What the picture has pixels for.
  public var area: PixelArea {
    PixelArea(left: left, top: top, width: picture.width, height: picture.height)
  }

  public func cropped(to area: PixelArea) -> PlacedPicture {
    var result = self
    result.window = window.intersection(area)
    return result
  }

  /// With a reference to the image for the one who takes it.
  func retainedSource() -> MVSource {
    g_object_ref(picture.image)
    return MVSource(
      image: picture.image, layout: picture.layout.rawValue, left: Int32(left), top: Int32(top), window: window.vips,
      clamps: isClamped ? 1 : 0)
  }
}

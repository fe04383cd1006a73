import Foundation

/// Why a picture could not be made or written.
public enum ImageHostError: Error, CustomStringConvertible {
  case impossibleSize(width: CGFloat, height: CGFloat, scale: CGFloat)
  case encodingFailed(String)
  case writingFailed(path: String, reason: String)

  public var description: String {
    switch self {
    case .impossibleSize(let width, let height, let scale):
      return "A picture of \(width) by \(height) points at scale \(scale) cannot be drawn: "
        + "each side must be 1 to \(ImageHost.largestSide) pixels."
    case .encodingFailed(let reason): return "The picture could not be encoded as PNG: \(reason)."
    case .writingFailed(let path, let reason): return "The picture could not be written to '\(path)': \(reason)."
    }
  }
}

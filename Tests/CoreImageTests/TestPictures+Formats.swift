import CoreImage
import Foundation
import MartletControls
import MartletDisplay
import MartletVips

extension TestPicture {
  /// Premultiplied as Cairo's pixels are; exact only for opaque pixels, so that pictures with alpha go another way.
  var reference: ImageReference {
    var bytes = Data(capacity: width * height * 4)
    for start in stride(from: 0, to: values.count, by: 4) {
      let alpha = values[start + 3]
      for channel in [2, 1, 0] { bytes.append(UInt8((values[start + channel] * alpha * 255).rounded())) }
      bytes.append(UInt8((alpha * 255).rounded()))
    }
    return ImageReference(pixelWidth: width, pixelHeight: height, pixels: bytes)
  }

  /// The components that an image of this picture holds: with alpha, those that premultiplied bytes leave of it.
  var heldValues: [Float] {
    guard !isDeep else { return values }
    return stride(from: 0, to: values.count, by: 4).flatMap { start -> [Float] in
      let alpha = values[start + 3]
      let colors = (0..<3).map { channel -> Float in
        let byte = (values[start + channel] * alpha * 255).rounded()
        return alpha > 0 ? byte / 255 / alpha : 0
      }
      return colors + [alpha]
    }
  }

  /// A file with 16 bits a component.
  var png: Data {
    var bytes = Data(capacity: values.count * 2)
    for value in values {
      let number = UInt16((value * 65535).rounded())
      bytes.append(contentsOf: [UInt8(number & 255), UInt8(number >> 8)])
    }
    let picture = Picture(pixels: bytes, width: width, height: height, layout: .rgba16)!
    return try! picture.encoded(as: .png)
  }
}

/// The pixels of a rectangle, premultiplied, topmost row first.
func rendered(_ image: CIImage, _ rect: CGRect, in context: CIContext = CIContext()) -> [UInt8] {
  var bytes = [UInt8](repeating: 0, count: Int(rect.width) * Int(rect.height) * 4)
  bytes.withUnsafeMutableBytes {
    context.render(
      image, toBitmap: $0.baseAddress!, rowBytes: Int(rect.width) * 4, bounds: rect, format: .RGBA8, colorSpace: nil)
  }
  return bytes
}

/// What `body` notes, line by line.
func notes(_ body: () -> Void) -> [String] {
  final class Lines: @unchecked Sendable { var all: [String] = [] }
  let lines = Lines()
  Notes.capture({ lines.all.append($0) }, during: body)
  return lines.all
}

import CoreImage
import Foundation

/// Times and memory.
enum Figures {
  /// A slider's step: from pixels in memory to pixels in memory.
  static func preview(_ url: URL, _ names: [String]) {
    let context = CIContext()
    guard let file = CIImage(contentsOf: url), let pixels = context.createCGImage(file, from: file.extent) else {
      return
    }
    let image = CIImage(cgImage: pixels)
    for name in names.isEmpty ? CIFilter.filterNames(inCategory: nil) : names {
      var least = (wall: Double.infinity, processor: Double.infinity)
      for _ in 0..<9 {
        let start = (wall(), processor())
        guard let output = ContactSheet.filter(name, on: image).outputImage else { break }
        _ = context.createCGImage(output, from: image.extent)
        least = (min(least.wall, wall() - start.0), min(least.processor, processor() - start.1))
      }
      guard least.wall.isFinite else { continue }
      print(
        name.padding(toLength: 32, withPad: " ", startingAt: 0), milliseconds(least.wall), milliseconds(least.processor)
      )
    }
  }

  /// As an app saves a picture: upright, in its own colours, with what its file says.
  static func export(_ url: URL, _ name: String, to target: URL) throws {
    let start = (wall(), processor())
    guard let image = CIImage(contentsOf: url, options: [.applyOrientationProperty: true]) else { return }
    guard let output = ContactSheet.filter(name, on: image).outputImage else { return }
    try CIContext().writeJPEGRepresentation(
      of: output.cropped(to: image.extent), to: target, colorSpace: image.colorSpace ?? CGColorSpaceCreateDeviceRGB(),
      options: [.quality: 0.75])
    let (times, memory) = ((wall() - start.0, processor() - start.1), usage().ru_maxrss / 1024)
    print(name, "wall", milliseconds(times.0), "processor", milliseconds(times.1), "memory \(memory) MB")
  }

  static func milliseconds(_ seconds: Double) -> String { String(format: "%8.1f ms", seconds * 1000) }

  static func wall() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }

  private static func usage() -> rusage {
    var usage = rusage()
    getrusage(0, &usage)
    return usage
  }

  static func processor() -> Double {
    let usage = usage()
    func seconds(_ time: timeval) -> Double { Double(time.tv_sec) + Double(time.tv_usec) / 1e6 }
    return seconds(usage.ru_utime) + seconds(usage.ru_stime)
  }
}

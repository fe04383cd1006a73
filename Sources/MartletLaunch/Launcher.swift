import Foundation
import MartletDisplay
import MartletHost
import MartletHostImage
import MartletText

/// Chooses the host of a started app and runs it.
public enum Launcher {
  /// How long a picture waits for tasks of views to end, in seconds.
  public static let settlingLimit = 10.0

  /// Shows what `makeSource` gives; never returns. Without a request for a picture the app is asked to say so.
  @MainActor public static func run(_ makeSource: (CaptureRequest) -> FrameSource) -> Never {
    do {
      guard let request = try CaptureRequest.read(from: ProcessInfo.processInfo.environment) else {
        fail("This build of Martlet has no window yet: run the app with `martlet snapshot PATH -o out.png`.")
      }
      try capture(request, makeSource(request))
      exit(0)
    } catch {
      fail("\(error)")
    }
  }

  /// Lets the source settle, then writes its picture and, where asked for, its semantics.
  @MainActor private static func capture(_ request: CaptureRequest, _ source: FrameSource) throws {
    let size = CGSize(width: request.width, height: request.height)
    let group = settledFrame(of: source, size: size, scale: request.scale)
    let png = try ImageHost.render(
      group, size: size, scale: request.scale, background: .white, engine: .standard)
    try ImageFile.write(png, to: request.output)
    if let path = request.semantics {
      try Data(source.semantics.dump.utf8).write(to: URL(fileURLWithPath: path), options: .atomic)
    }
  }

  /// Frames, and the run loop between them, until nothing waits. Spec: C36.
  @MainActor private static func settledFrame(of source: FrameSource, size: CGSize, scale: CGFloat) -> DisplayGroup {
    let deadline = Date(timeIntervalSinceNow: settlingLimit)
    var group = source.prepareFrame(size: size, pixelsPerPoint: scale)
    while source.hasPendingWork {
      guard Date() < deadline else {
        note("a task of a view was still running after \(Int(settlingLimit)) seconds; the picture shows what there was")
        break
      }
      _ = RunLoop.main.run(mode: .default, before: Date(timeIntervalSinceNow: 0.005))
      group = source.prepareFrame(size: size, pixelsPerPoint: scale)
    }
    return group
  }

  private static func note(_ message: String) {
    FileHandle.standardError.write(Data("martlet: \(message)\n".utf8))
  }

  private static func fail(_ message: String) -> Never {
    note(message)
    exit(1)
  }
}

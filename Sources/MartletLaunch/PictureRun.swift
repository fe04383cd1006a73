import Foundation
import MartletDisplay
import MartletHost
import MartletHostImage
import MartletText

/// Lets a source settle and writes its picture.
struct PictureRun {
  /// How long a picture waits for tasks of views and for photos that are read, in seconds.
  static let taskLimit = 10.0
  /// How far a picture moves the window's clock for animations to end, in seconds.
  static let animationLimit = 5.0
  /// The step of that clock, in seconds: a frame of most displays.
  static let animationStep = 1.0 / 60

  var request: CaptureRequest

  @MainActor func run(_ makeSource: (WindowSetup) -> any FrameSource) throws {
    let setup = WindowSetup(request)
    let source = makeSource(setup)
    let group = settledFrame(of: source, setup)
    let png = try ImageHost.render(
      group, size: setup.sizeInPoints, scale: setup.pixelsPerPoint, background: .white, engine: .standard)
    try ImageFile.write(png, to: request.output)
    if let path = request.semantics {
      try Data(source.semantics.dump.utf8).write(to: URL(fileURLWithPath: path), options: .atomic)
    }
    if let path = request.placeholders {
      let text = source.placeholders.map { $0 + "\n" }.joined()
      try Data(text.utf8).write(to: URL(fileURLWithPath: path), options: .atomic)
    }
  }

  /// Frames, and the run loop between them, until nothing waits or moves. Spec: C36.
  @MainActor private func settledFrame(of source: any FrameSource, _ setup: WindowSetup) -> DisplayGroup {
    func frame() -> DisplayGroup { source.prepareFrame(size: setup.sizeInPoints, pixelsPerPoint: setup.pixelsPerPoint) }
    let deadline = Date(timeIntervalSinceNow: Self.taskLimit)
    var (group, time) = (frame(), 0.0)
    var outsideWatch = OutsideWorkWatch()
    while true {
      if outsideWatch.needsTurn(for: source.outsideWork) || source.hasPendingWork {
        guard Date() < deadline else {
          Launcher.note(Self.note(of: source.outsideWork.running))
          return group
        }
        RunningHost.turnOtherLoops()
        _ = RunLoop.main.run(mode: .default, before: Date(timeIntervalSinceNow: 0.005))
      } else if source.isMoving, time < Self.animationLimit {
        time += Self.animationStep
        source.advance(to: time)
      } else {
        return group
      }
      group = frame()
    }
  }

  private static func note(of undone: [String]) -> String {
    let work = undone.joined(separator: ", ")
    let what = undone.isEmpty ? "a task of a view was still running" : "the app was still \(work)"
    return "\(what) after \(Int(taskLimit)) seconds; the picture shows what there was"
  }
}

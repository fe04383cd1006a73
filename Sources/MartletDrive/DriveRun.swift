import Foundation
import MartletDisplay
import MartletHost
import MartletHostImage
import MartletScript
import MartletText

/// Runs a script against a window and counts what did not hold.
public final class DriveRun {
  /// Seconds that `expect` waits for what is not there yet.
  public static let expectationLimit = 5.0

  private let driver: Driver
  private let script: DriveScript
  private let name: String
  private let folder: URL
  private let output: (String) -> Void
  private let errors: (String) -> Void
  public private(set) var failureCount = 0
  /// Of the device as it was held before the last turn.
  private var otherSafeArea: [Double]?
  /// What the last step `tree` gave.
  private var lastTree: String?
  private var notedWork: [String] = []

  /// `name` stands before messages; files are written relative to `folder`. What the script asks to see goes to
  /// `output`, what failed to `errors`.
  public init(
    _ script: DriveScript, named name: String, on driver: Driver, folder: URL,
    output: @escaping (String) -> Void, errors: @escaping (String) -> Void
  ) {
    (self.script, self.name, self.driver, self.folder) = (script, name, driver, folder)
    (self.output, self.errors) = (output, errors)
  }

  /// Runs all steps; a step that fails is reported and the next one follows. Whether all held.
  public func run() -> Bool {
    driver.settle()
    noteWork(at: 1)
    for (line, step) in script.steps {
      do {
        try run(step)
      } catch {
        failureCount += 1
        errors("\(name):\(line): error: \(error)")
      }
      noteWork(at: line)
    }
    return failureCount == 0
  }

  /// Tells once what a step no longer waited for.
  private func noteWork(at line: Int) {
    let undone = driver.leftUndone
    if !undone.isEmpty, undone != notedWork {
      errors("\(name):\(line): note: \(Self.note(of: undone))")
    }
    notedWork = undone
  }

  static func note(of undone: [String]) -> String {
    let seconds = Int(Driver.settlingLimit)
    return "the app was still \(undone.joined(separator: ", ")) after \(seconds) seconds; the script goes on"
  }

  private struct Failure: Error, CustomStringConvertible { let description: String }

  private func run(_ step: DriveScript.Step) throws {
    switch step {
    case .tap(let query): try driver.tap(query)
    case .doubleTap(let query): try driver.tap(query, count: 2)
    case .press(let query): try driver.tap(query, holding: 0.8)
    case .tapPoint(let point): try tap(at: point)
    case .type(let text): try driver.type(text)
    case .key(let key, let modifiers): driver.press(key, modifiers)
    case .scroll(let x, let y, let query): driver.scroll(x: x, y: y, at: try query.map { try driver.place(of: $0) })
    case .drag(let query, let x, let y): try driver.drag(query, by: CGSize(width: x, height: y))
    case .dragPoint(let start, let x, let y): driver.drag(from: start, to: CGPoint(x: start.x + x, y: start.y + y))
    case .set(let query, let value): try driver.set(query, to: value)
    case .back: try driver.back()
    case .expect(let text): try expect(text)
    case .expectNo(let text): try expectNo(text)
    case .tree(let path): try writeTree(path)
    case .changed: try expectChange()
    case .snapshot(let path): try writePicture(path)
    case .wait(let seconds): driver.wait(seconds)
    case .size(let size):
      otherSafeArea = nil
      resize(to: size)
    case .rotate: rotate()
    case .dark(let isDark):
      driver.source.surroundings.isDark = isDark
      driver.settle()
    case .choose(let files): try driver.choose(files.map(file))
    case .drop(let path, let query):
      guard try driver.drop([.file(file(path))], on: query) else {
        throw Failure(description: "nothing there takes it")
      }
    case .open(let url):
      guard driver.source.handle(.open(url)) else { throw Failure(description: "the app takes no links") }
      driver.settle()
    }
  }

  private func tap(at point: CGPoint) throws {
    guard CGRect(origin: .zero, size: driver.size).contains(point) else {
      let (width, height) = (Int(driver.size.width), Int(driver.size.height))
      throw Failure(description: "that is outside of the window, which is \(width) by \(height) points")
    }
    driver.tap(at: point)
  }

  private func expect(_ text: String) throws {
    guard !driver.wait(upTo: Self.expectationLimit, until: { driver.shows(text) }) else { return }
    throw DriveError.missing(ElementQuery(text), 0, words: driver.words)
  }

  private func expectNo(_ text: String) throws {
    guard !driver.wait(upTo: Self.expectationLimit, until: { !driver.shows(text) }) else { return }
    throw Failure(description: "\"\(text)\" still shows")
  }

  private func resize(to size: CGSize) {
    driver.size = size
    driver.source.surroundings.take(sizeInPoints: size)
    driver.settle()
  }

  private func rotate() {
    let safeArea = driver.source.surroundings.safeArea
    driver.source.surroundings.safeArea =
      otherSafeArea ?? driver.source.surroundings.turnedSafeArea(sizeInPoints: driver.size)
    otherSafeArea = safeArea
    resize(to: CGSize(width: driver.size.height, height: driver.size.width))
  }

  private func writeTree(_ path: String?) throws {
    let tree = driver.source.semantics.dump
    lastTree = tree
    guard let path else { return output(tree) }
    try write(Data(tree.utf8), to: path)
  }

  private func expectChange() throws {
    guard let lastTree else { throw Failure(description: "there is no tree before: write the step tree above") }
    guard !driver.wait(upTo: Self.expectationLimit, until: { driver.source.semantics.dump != lastTree }) else { return }
    throw Failure(description: "the tree is what it was")
  }

  private func writePicture(_ path: String) throws {
    try write(
      ImageHost.render(
        driver.display, size: driver.size, scale: driver.pixelsPerPoint, background: .white, engine: .standard),
      to: path)
  }

  private func file(_ path: String) -> URL { URL(fileURLWithPath: path, relativeTo: folder).absoluteURL }

  private func write(_ data: Data, to path: String) throws {
    do {
      try data.write(to: file(path), options: .atomic)
    } catch {
      throw Failure(description: "cannot write \(path): \(error.localizedDescription)")
    }
  }
}

import Foundation
import OSLog
import Synchronization
import Testing

@testable import os

/// One at a time: the lines of the whole process are caught.
@Suite(.serialized) struct LoggerTests {
  private func lines(_ body: () -> Void) -> [String] {
    let lines = Mutex<[String]>([])
    LogOutput.capture({ line in lines.withLock { $0.append(line) } }, during: body)
    return lines.withLock { $0 }
  }

  @Test func eachLevelSaysItsNameBehindTheAddress() {
    let logger = Logger(subsystem: "app", category: "net")
    let written = lines {
      logger.debug("a")
      logger.info("b")
      logger.notice("c")
      logger.log("d")
      logger.warning("e")
      logger.error("f")
      logger.critical("g")
      logger.fault("h")
      logger.trace("i")
      logger.log(level: .info, "j")
    }
    #expect(
      written == [
        "[app:net] debug: a", "[app:net] info: b", "[app:net] c", "[app:net] d", "[app:net] error: e",
        "[app:net] error: f", "[app:net] fault: g", "[app:net] fault: h", "[app:net] debug: i", "[app:net] info: j",
      ])
    #expect(lines { Logger().log("plain") } == ["plain"])
  }

  @Test func valuesAreFormattedAndPrivateOnesHidden() {
    let (name, count, share): (String?, Int, Double) = ("Ann", 255, 0.5)
    let logger = Logger()
    let written = lines {
      logger.log(
        "\(name) \(name, privacy: .private) \(count, format: .hex(includePrefix: true)) \(true, format: .answer)")
      logger.log(
        "\(share, format: .fixed(precision: 2))|\("x", align: .right(columns: 3))|\(count, privacy: .sensitive)")
      logger.error("\(URLError(.badURL).code.rawValue, privacy: .public)")
    }
    #expect(written == ["Ann <private> 0xff YES", "0.50|  x|<private>", "error: -1000"])
  }

  @Test func equalValuesHaveEqualMasks() {
    let written = lines {
      Logger().log("\("value", privacy: .private(mask: .hash))")
      Logger().log("\("value", privacy: .private(mask: .hash))")
    }
    #expect(written[0] == written[1] && written[0].hasPrefix("<mask.hash: ") && !written[0].contains("value"))
  }

  @Test func theOlderFunctionFillsItsPlaces() {
    let log = OSLog(subsystem: "app", category: "old")
    let written = lines {
      os_log("100%%")
      os_log("%{public}d of %d, %{private}d", log: log, type: .error, 1, 2, 3)
      os_log(.info, log: log, "%.1f", 2.25)
      os_log("hidden", log: .disabled)
    }
    #expect(written == ["100%", "[app:old] error: 1 of 2, <private>", "[app:old] info: 2.2"])
  }

  @Test func signpostsRecordNothingAndRunTheirWork() {
    let signposter = OSSignposter(subsystem: "app", category: .pointsOfInterest)
    #expect(!signposter.isEnabled)
    var result = 0
    let written = lines { result = signposter.withIntervalSignpost("work") { 7 } }
    #expect(result == 7 && written == [])
  }
}

@Suite struct UnfairLockTests {
  @Test func theStateIsChangedByOneThreadAtATime() async {
    let lock = OSAllocatedUnfairLock(initialState: 0)
    await withTaskGroup(of: Void.self) { group in
      for _ in 0..<8 {
        group.addTask { for _ in 0..<1000 { lock.withLock { $0 += 1 } } }
      }
    }
    #expect(lock.withLock { $0 } == 8000)
  }

  @Test func aTakenLockIsNotAvailable() {
    let lock = OSAllocatedUnfairLock()
    lock.lock()
    lock.precondition(.owner)
    #expect(!lock.lockIfAvailable())
    lock.unlock()
    lock.precondition(.notOwner)
    #expect(lock.lockIfAvailable())
    lock.unlock()
  }
}

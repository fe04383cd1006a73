import Foundation
import MartletGraph
import MartletTree

/// Who wants to know how far a film is. One alarm of the clock waits for the next of all their times.
final class TimeObservers {
  /// What a caller keeps.
  final class Token {
    fileprivate let kind: Kind
    fileprivate var isOn = true
    fileprivate init(_ kind: Kind) { self.kind = kind }
  }
  fileprivate enum Kind {
    case every(Double, (CMTime) -> Void)
    case at([Double], () -> Void)
  }

  unowned var player: AVPlayer!
  private var tokens: [Token] = []
  private var alarm: FrameClock.Alarm?
  /// Where the film was when it was looked at last.
  private var seen = 0.0

  func add(every interval: Double, _ block: @escaping (CMTime) -> Void) -> Token {
    add(.every(interval.isFinite && interval > 0 ? interval : 1.0 / 60, block))
  }
  func add(at times: [Double], _ block: @escaping () -> Void) -> Token { add(.at(times.sorted(), block)) }

  private func add(_ kind: Kind) -> Token {
    let token = Token(kind)
    MainThread.run { [self] in
      tokens.append(token)
      seen = time
      plan()
    }
    return token
  }

  func remove(_ observer: Any) {
    guard let token = observer as? Token else { return }
    token.isOn = false
    MainThread.run { [self] in
      tokens.removeAll { $0 === token }
      plan()
    }
  }

  private var time: Double { player.currentItem?.transport.time ?? 0 }
  private var moment: CMTime { player.currentTime() }

  // MARK: What happens

  func rateDidChange() {
    tellPeriodic()
    seen = time
    plan()
  }
  func timeDidJump() {
    tellPeriodic()
    seen = time
    plan()
  }
  func reachedEnd() {
    look()
    tellPeriodic()
  }

  private func tellPeriodic() {
    let moment = moment
    for token in tokens { if token.isOn, case .every(_, let block) = token.kind { block(moment) } }
  }

  /// Waits for the next time at which somebody is to be told.
  func plan() {
    alarm?.cancel()
    alarm = nil
    guard !tokens.isEmpty, player.timeControlStatus == .playing, let clock = player.clock else { return }
    let (now, rate) = (time, Double(player.wantedRate))
    let next = tokens.compactMap { token -> Double? in
      switch token.kind {
      case .every(let interval, _): Self.next(interval, after: now, rate)
      case .at(let times, _): rate > 0 ? times.first { $0 > now + 1e-6 } : times.last { $0 < now - 1e-6 }
      }
    }.map { abs($0 - now) }.min()
    guard let next else { return }
    alarm = clock.alarm(at: clock.now + max(next / abs(rate), 0.001)) { [weak self] in
      self?.look()
      self?.plan()
    }
  }

  private static func next(_ interval: Double, after time: Double, _ rate: Double) -> Double {
    let count = time / interval
    return rate > 0 ? ((count + 1e-6).rounded(.down) + 1) * interval : ((count - 1e-6).rounded(.up) - 1) * interval
  }

  /// Tells those whose time lies between the last look and this one.
  private func look() {
    let (before, now) = (seen, time + 1e-6)
    seen = time
    let passed = before < now ? before + 2e-6...max(now, before + 2e-6) : min(now, before - 2e-6)...before - 2e-6
    for token in tokens where token.isOn {
      switch token.kind {
      case .every(let interval, let block):
        let mark = (passed.upperBound / interval).rounded(.down) * interval
        if passed.contains(mark + 1e-9) || passed.contains(mark) { block(moment) }
      case .at(let times, let block): if times.contains(where: { passed.contains($0) }) { block() }
      }
    }
  }
}

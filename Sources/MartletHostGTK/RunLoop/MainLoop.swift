import CGtk
import Foundation

/// One loop for everything that runs on the main thread: GLib's sources (GTK), Dispatch's main queue (and with it the
/// main actor), and Foundation's main run loop with its timers.
///
/// Both other loops have a file descriptor that becomes readable when they have work. A GLib source watches the two,
/// so that the process sleeps until something happens; nothing is polled.
final class MainLoop {
  private let loop: OpaquePointer
  private static var isAttached = false

  init() {
    loop = g_main_loop_new(nil, 0)
    Self.attach()
  }
  deinit { g_main_loop_unref(loop) }

  /// Returns after `quit`. Must not be called from work of the main queue.
  func run() { g_main_loop_run(loop) }
  func quit() { g_main_loop_quit(loop) }

  private static func attach() {
    guard !isAttached else { return }
    isAttached = true
    ForeignLoops.shared.attach()
  }
}

/// Dispatch's function by which Foundation's own run loop waits for the main queue; it has no public header.
@_silgen_name("_dispatch_get_main_queue_handle_4CF") private func mainQueueDescriptor() -> Int32

/// The GLib source that runs the main queue and the main run loop.
private final class ForeignLoops {
  static let shared = ForeignLoops()

  private let runLoopDescriptor = RunLoopDescriptor.find()
  private let queueDescriptor = mainQueueDescriptor()
  private var runLoopTag: gpointer?
  private var queueTag: gpointer?
  /// Whether the run loop gets a turn although no descriptor asks for it: `RunLoop.perform` wakes nothing, so code in
  /// a GLib callback that calls it relies on the turn after that callback.
  private var needsTurn = true

  // GLib keeps the address.
  private static let functions: UnsafeMutablePointer<GSourceFuncs> = {
    let functions = UnsafeMutablePointer<GSourceFuncs>.allocate(capacity: 1)
    functions.initialize(to: GSourceFuncs())
    functions.pointee.prepare = { _, timeout in
      timeout?.pointee = -1
      return ForeignLoops.shared.needsTurn ? 1 : 0
    }
    functions.pointee.check = { source in ForeignLoops.shared.check(source!) ? 1 : 0 }
    functions.pointee.dispatch = { _, _, _ in
      ForeignLoops.shared.takeTurns()
      return 1
    }
    return functions
  }()

  func attach() {
    guard let source = g_source_new(Self.functions, guint(MemoryLayout<GSource>.size)) else { return }
    if runLoopDescriptor >= 0 { runLoopTag = g_source_add_unix_fd(source, runLoopDescriptor, G_IO_IN) }
    queueTag = g_source_add_unix_fd(source, queueDescriptor, G_IO_IN)
    // Dialogs and drags run loops of their own inside a callback.
    g_source_set_can_recurse(source, 1)
    g_source_set_name(source, "Dispatch and RunLoop")
    g_source_attach(source, nil)
    g_source_unref(source)
  }

  private func check(_ source: UnsafeMutablePointer<GSource>) -> Bool {
    let isReadable = [runLoopTag, queueTag].contains { tag in
      tag.map { g_source_query_unix_fd(source, $0).rawValue != 0 } ?? false
    }
    if isReadable || needsTurn { return true }
    // Something else woke the loop and may have left work for the run loop: the next round has a look.
    needsTurn = true
    return false
  }

  /// Not for ever, so that GTK keeps drawing while the queue is full.
  private func takeTurns() {
    needsTurn = false
    for _ in 0..<16 {
      RunLoop.main.acceptInput(forMode: RunLoop.Mode.default.rawValue, before: .distantPast)
      guard Self.isReadable(queueDescriptor) || Self.isReadable(runLoopDescriptor) else { return }
    }
  }

  static func isReadable(_ descriptor: Int32, milliseconds: Int32 = 0) -> Bool {
    var entry = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    return poll(&entry, 1, milliseconds) == 1 && entry.revents & Int16(POLLIN) != 0
  }
}

/// Finds the descriptor on which the main run loop waits, which Foundation does not tell.
private enum RunLoopDescriptor {
  /// -1 when it cannot be found; then timers wait until something else wakes the loop.
  static func find() -> Int32 {
    _ = RunLoop.main
    // What waits already would make the run loop's set readable before the question.
    for _ in 0..<16 { RunLoop.main.acceptInput(forMode: RunLoop.Mode.default.rawValue, before: .distantPast) }
    let candidates = pollSets().filter { !ForeignLoops.isReadable($0) }
    // The set that becomes readable when a timer of the run loop is due is the run loop's.
    let timer = Timer(fire: .distantPast, interval: 0, repeats: false) { _ in }
    RunLoop.main.add(timer, forMode: .default)
    defer { timer.invalidate() }
    return candidates.first { ForeignLoops.isReadable($0, milliseconds: 5) } ?? -1
  }

  /// This process's epoll descriptors.
  private static func pollSets() -> [Int32] {
    let folder = "/proc/self/fd/"
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.filter { name in
      (try? FileManager.default.destinationOfSymbolicLink(atPath: folder + name)) == "anon_inode:[eventpoll]"
    }.compactMap { Int32($0) }
  }
}

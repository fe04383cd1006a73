import CWebKit
import Foundation

/// A display server of this process's own, without a monitor: pages are drawn by the toolkit, which needs one.
///
/// It ends with its last client, which is this process, however that ends; and by its process id when this one exits.
enum PrivateScreen {
  struct Failure: Error, CustomStringConvertible { let description: String }

  /// The server's process; 0 before one has started.
  nonisolated(unsafe) private static var process: pid_t = 0
  nonisolated(unsafe) private static var cookieFile: String?
  /// The thread on which the toolkit runs.
  nonisolated(unsafe) private static var toolkitThread = pthread_self()

  /// Seconds that a server gets to start.
  private static let limit: Int32 = 20

  /// Starts a server and opens it as the toolkit's default display, `scale` pixels a point.
  static func open(scale: Int) throws {
    guard let program = path(of: "Xvfb") else {
      throw Failure(
        description: "web pages in pictures need Xvfb, which is not installed: apt-get install xvfb")
    }
    toolkitThread = pthread_self()
    let cookie = try writeCookie()
    cookieFile = cookie
    let name = try start(program, cookie: cookie)
    // The engine's processes find the display by the environment, and so do not bother one of the person's.
    let variables = ["DISPLAY": name, "XAUTHORITY": cookie, "GDK_BACKEND": "x11", "GDK_SCALE": String(scale)]
    for (name, value) in variables { setenv(name, value, 1) }
    for name in ["WAYLAND_DISPLAY", "GDK_DPI_SCALE"] { unsetenv(name) }
    // Nobody reads the pages there, and there may be no bus on which to offer it.
    setenv("GTK_A11Y", "none", 1)
    WebPlace.hideFromAssistiveTools()
    gdk_set_allowed_backends("x11")
    _ = gtk_init_check()
    let display = gdk_display_open(name)
    if let display { gdk_display_manager_set_default_display(gdk_display_manager_get(), display) }
    guard display != nil else {
      throw Failure(description: "the display server for web pages (Xvfb \(name)) let nobody in")
    }
    WebNotes.note("web pages are drawn on a screen of their own (Xvfb \(name), process \(process))")
  }

  private static func path(of program: String) -> String? {
    guard let found = g_find_program_in_path(program) else { return nil }
    return String(taking: found)
  }

  /// The server's name, such as ":3"; it chooses the number itself.
  private static func start(_ program: String, cookie: String) throws -> String {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { throw Failure(description: "no pipe for Xvfb") }
    defer { close(ends[0]) }
    let arguments = [
      program, "-displayfd", "3", "-screen", "0", "1280x1024x24", "-nolisten", "tcp", "-auth", cookie, "-terminate",
    ]
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_addopen(&actions, 1, "/dev/null", O_WRONLY, 0)
    posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0)
    posix_spawn_file_actions_adddup2(&actions, ends[1], 3)
    var words = arguments.map { strdup($0) } + [nil]
    defer { words.forEach { free($0) } }
    let result = posix_spawn(&process, program, &actions, nil, &words, environ)
    close(ends[1])
    guard result == 0 else { throw Failure(description: "Xvfb did not start: \(String(cString: strerror(result)))") }
    atexit { PrivateScreen.end() }
    return ":" + (try readNumber(ends[0]))
  }

  private static func readNumber(_ descriptor: Int32) throws -> String {
    var text = ""
    while !text.hasSuffix("\n") {
      var entry = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
      guard poll(&entry, 1, limit * 1000) == 1 else {
        throw Failure(description: "Xvfb gave no display in \(limit) seconds")
      }
      var byte: UInt8 = 0
      guard read(descriptor, &byte, 1) == 1 else { throw Failure(description: "Xvfb ended before it was ready") }
      text.append(Character(UnicodeScalar(byte)))
    }
    return text.trimmingCharacters(in: .whitespacesAndNewlines)
  }

  /// A file with a secret that keeps other users of the machine out.
  private static func writeCookie() throws -> String {
    func field(_ bytes: [UInt8]) -> [UInt8] { [UInt8(bytes.count >> 8), UInt8(bytes.count & 255)] + bytes }
    let secret = (0..<16).map { _ in UInt8.random(in: .min ... .max) }
    // For any host and any display.
    let entry = [255, 255] + field([]) + field([]) + field(Array("MIT-MAGIC-COOKIE-1".utf8)) + field(secret)
    let path = NSTemporaryDirectory() + "martlet-screen-\(getpid())-\(UUID().uuidString)"
    let descriptor = Glibc.open(path, O_CREAT | O_EXCL | O_WRONLY, 0o600)
    guard descriptor >= 0, write(descriptor, entry, entry.count) == entry.count else {
      throw Failure(description: "no file for the display's secret: \(path)")
    }
    close(descriptor)
    return path
  }

  /// A process that exits on another thread leaves the server to end with it: the toolkit, still at work, would find its
  /// display gone and make an error of the exit.
  private static func end() {
    if process > 0, pthread_equal(pthread_self(), toolkitThread) != 0 { kill(process, SIGTERM) }
    process = 0
    cookieFile.map { _ = unlink($0) }
  }
}

/// What is said on standard error, once each.
enum WebNotes {
  nonisolated(unsafe) private static var said: Set<String> = []
  static func note(_ text: String) {
    guard said.insert(text).inserted else { return }
    FileHandle.standardError.write(Data("martlet: \(text)\n".utf8))
  }
}

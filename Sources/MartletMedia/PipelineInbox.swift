import CGstreamer
import Foundation

/// Where a pipeline's threads leave what happens, until the main thread takes it.
final class PipelineInbox: @unchecked Sendable {
  enum News {
    case ready, refusedSeek, frame, cues, durationChanged, ended, soundFailed
    case buffering(Double)
    case failed(MediaFailure)
  }

  /// Called on the main thread when there is news.
  var deliver: () -> Void = {}
  /// Where frames come out.
  private(set) var frames: UnsafeMutablePointer<GstAppSink>?
  private let url: URL
  private let condition = NSCondition()
  private var news: [News] = []
  private var isScheduled = false
  private var missing: [String] = []
  private var frame: MediaFrame?
  private var texts: [Cue] = []

  init(url: URL) { self.url = url }

  // MARK: From any thread

  func post(_ item: News) {
    condition.lock()
    // One waiting word about a frame is enough.
    if case .frame = item, news.contains(where: { if case .frame = $0 { true } else { false } }) {
      condition.unlock()
      return
    }
    switch item {
    case .ready, .failed: hasVerdict = true
    default: break
    }
    news.append(item)
    let schedules = !isScheduled
    isScheduled = true
    condition.broadcast()
    condition.unlock()
    if schedules { DispatchQueue.main.async { [weak self] in self?.deliver() } }
  }

  /// Whether it is known if the film can be played.
  var knowsVerdict: Bool { condition.withLock { hasVerdict } }
  private var hasVerdict = false

  func take() -> [News] {
    condition.withLock {
      defer { news = [] }
      isScheduled = false
      return news
    }
  }

  /// Blocks until the news that waits is what was wanted.
  func waitForNews(until deadline: Date, _ isWanted: ([News]) -> Bool) {
    condition.lock()
    while !isWanted(news), condition.wait(until: deadline) {}
    condition.unlock()
  }

  var latestFrame: MediaFrame? { condition.withLock { frame } }
  var cues: [Cue] { condition.withLock { texts } }
  func clearCues() { condition.withLock { texts = [] } }

  // MARK: GStreamer's threads

  func listen(to element: UnsafeMutablePointer<GstElement>, takesFrames: Bool) {
    let me = Unmanaged.passUnretained(self).toOpaque()
    let bus = gst_element_get_bus(element)
    gst_bus_set_sync_handler(
      bus,
      { _, message, data in
        guard let message, let data else { return GST_BUS_PASS }
        Unmanaged<PipelineInbox>.fromOpaque(data).takeUnretainedValue().read(message)
        gst_mini_object_unref(UnsafeMutableRawPointer(message).assumingMemoryBound(to: GstMiniObject.self))
        return GST_BUS_DROP
      }, me, nil)
    gst_object_unref(bus)
    pipeline = element
    frames = mg_sink_of(element, "video-sink", "frames")
    var callbacks = GstAppSinkCallbacks()
    if takesFrames, let frames {
      callbacks.new_preroll = { sink, data in PipelineInbox.take(gst_app_sink_pull_preroll(sink), data) }
      callbacks.new_sample = { sink, data in PipelineInbox.take(gst_app_sink_pull_sample(sink), data) }
      gst_app_sink_set_callbacks(frames, &callbacks, me, nil)
    }
    guard let texts = mg_sink_of(element, "text-sink", "texts") else { return }
    callbacks.new_preroll = nil
    callbacks.new_sample = { sink, data in PipelineInbox.takeText(gst_app_sink_pull_sample(sink), data) }
    gst_app_sink_set_callbacks(texts, &callbacks, me, nil)
    gst_object_unref(texts)
  }

  /// Nothing is heard of the pipeline any more; it has stopped.
  func silence(_ element: UnsafeMutablePointer<GstElement>) {
    let bus = gst_element_get_bus(element)
    gst_bus_set_sync_handler(bus, nil, nil, nil)
    gst_object_unref(bus)
    if let frames { gst_object_unref(frames) }
    frames = nil
  }

  private var pipeline: UnsafeMutablePointer<GstElement>?

  private static func take(_ sample: OpaquePointer?, _ data: gpointer?) -> GstFlowReturn {
    guard let sample, let data else { return GST_FLOW_EOS }
    let inbox = Unmanaged<PipelineInbox>.fromOpaque(data).takeUnretainedValue()
    guard let frame = MediaFrame(sample) else { return GST_FLOW_OK }
    inbox.condition.withLock { inbox.frame = frame }
    inbox.post(.frame)
    return GST_FLOW_OK
  }

  private static func takeText(_ sample: OpaquePointer?, _ data: gpointer?) -> GstFlowReturn {
    guard let sample, let data else { return GST_FLOW_EOS }
    defer { gst_sample_unref(sample) }
    var (time, duration, isMarkup) = (gint64(0), gint64(0), gboolean(0))
    guard let text = MediaRuntime.take(mg_text(sample, &time, &duration, &isMarkup)), time >= 0 else {
      return GST_FLOW_OK
    }
    let plain = isMarkup != 0 ? Cue.withoutMarks(text) : text
    let inbox = Unmanaged<PipelineInbox>.fromOpaque(data).takeUnretainedValue()
    let cue = Cue(start: time.seconds, end: (time + max(duration, 0)).seconds, text: plain)
    inbox.condition.withLock {
      if !inbox.texts.contains(cue) { inbox.texts.append(cue) }
    }
    inbox.post(.cues)
    return GST_FLOW_OK
  }

  private func read(_ message: UnsafeMutablePointer<GstMessage>) {
    guard let pipeline else { return }
    var said = mg_read(message, pipeline)
    defer { mg_free(&said) }
    switch said.kind {
    case MG_READY: post(.ready)
    case MG_END: post(.ended)
    case MG_DURATION: post(.durationChanged)
    case MG_BUFFERING: post(.buffering(Double(said.percent) / 100))
    case MG_MISSING:
      if let text = said.text { condition.withLock { missing.append(String(cString: text)) } }
    case MG_ERROR:
      if let element = said.element, String(cString: element) == "sound" { return post(.soundFailed) }
      let failure = MediaFailure(
        url, domain: said.domain.map { String(cString: $0) } ?? "", code: Int(said.code),
        text: said.text.map { String(cString: $0) } ?? "", missing: condition.withLock { missing })
      post(.failed(failure))
    default: break
    }
  }
}

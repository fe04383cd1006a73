/// Samples of a film or sound on their way. Nothing here makes any: cameras and readers of samples are not used.
public final class CMSampleBuffer: @unchecked Sendable {
  private init() {}
}

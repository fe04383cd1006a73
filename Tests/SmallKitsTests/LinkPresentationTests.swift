import Foundation
import LinkPresentation
import MobileCoreServices
import Testing

@Suite struct LinkPresentationTests {
  @Test func pagesAreNotRead() async {
    await #expect(throws: LPError(.metadataFetchFailed)) {
      try await LPMetadataProvider().startFetchingMetadata(for: URL(string: "https://example.com")!)
    }
  }

  @Test func appsSayThemselvesWhatALinkIs() {
    let metadata = LPLinkMetadata()
    (metadata.title, metadata.url) = ("Here", URL(string: "https://example.com"))
    #expect(metadata.title == "Here" && metadata.url?.host == "example.com")
  }

  @Test func olderNamesAreTheSameKinds() {
    #expect(String(describing: kUTTypePropertyList) == "com.apple.property-list")
    #expect(String(describing: kUTTypeText) == "public.text" && String(describing: kUTTypeJPEG) == "public.jpeg")
  }
}

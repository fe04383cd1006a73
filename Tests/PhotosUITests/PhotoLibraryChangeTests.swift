import Foundation
import MartletPhotos
import Photos
import StoreKit
import SwiftUI
import Testing
import UIKit

@MainActor @Suite struct PhotoLibraryChangeTests {
  @Test func changesSaveDataAsItIs() async throws {
    let photos = try PhotoFixtures()
    let data = PhotoFixtures.picture(hue: 0.3)
    try await photos.use {
      try await PHPhotoLibrary.shared().performChanges {
        let request = PHAssetCreationRequest.forAsset()
        let options = PHAssetResourceCreationOptions()
        options.originalFilename = "mine.png"
        request.addResource(with: .photo, data: data, options: options)
      }
    }
    #expect(try Data(contentsOf: photos.folder.appendingPathComponent("mine.png")) == data)
  }

  @Test func whatIsNoPictureIsAnError() async throws {
    let photos = try PhotoFixtures()
    await photos.use {
      await #expect(throws: PhotoError.noPixels) {
        try await PHPhotoLibrary.shared().performChanges {
          PHAssetCreationRequest.forAsset().addResource(with: .photo, data: Data("words".utf8), options: nil)
        }
      }
    }
    #expect(try FileManager.default.contentsOfDirectory(atPath: photos.folder.path).isEmpty)
  }

  @Test func nobodyIsAsked() async {
    #expect(await PHPhotoLibrary.requestAuthorization(for: .addOnly) == .authorized)
  }

  @Test func aReviewIsNotedOnce() async throws {
    struct Example: View {
      @Environment(\.requestReview) private var requestReview
      var body: some View { Button("Rate") { requestReview() } }
    }
    let lines = await notes {
      let action = EnvironmentValues().requestReview
      action()
      action()
      SKStoreReviewController.requestReview()
    }
    #expect(lines == ["martlet: the app asks for a review, and there is no store here that takes one"])
  }
}

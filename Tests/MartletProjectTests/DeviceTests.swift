import Testing

@testable import MartletProject

@Suite struct DeviceTests {
  /// Spec: M-DEV, row "14 Pro, 15, 15 Pro, 16".
  @Test func knowsAPhone() throws {
    let device = try #require(Device(named: "iPhone-15"))
    #expect(device.widthInPoints == 393)
    #expect(device.heightInPoints == 852)
    #expect(device.pixelsPerPoint == 3)
    #expect(device.safeArea == Device.Insets(top: 59, bottom: 34))
    #expect(device.horizontal == .compact)
    #expect(device.vertical == .regular)
  }

  @Test func turnsADevice() throws {
    let device = try #require(Device(named: "iphone-15-pro-max-landscape"))
    #expect(device.widthInPoints == 932)
    #expect(device.safeArea == Device.Insets(top: 0, leading: 59, bottom: 21, trailing: 59))
    #expect(device.horizontal == .regular)
    #expect(device.vertical == .compact)
  }

  @Test func doesNotKnowWhatIsNotInTheTable() {
    #expect(Device(named: "iphone") == nil)
    #expect(Device(named: "-landscape") == nil)
  }

  /// The rule for custom sizes was chosen so that it agrees with the published classes of every device.
  @Test(arguments: Device.names.flatMap { [$0, $0 + "-landscape"] })
  func classesOfACustomSizeAgreeWithTheDevice(_ name: String) throws {
    let device = try #require(Device(named: name))
    let custom = Device(width: device.widthInPoints, height: device.heightInPoints, pixelsPerPoint: 1)
    #expect(custom.horizontal == device.horizontal)
    #expect(custom.vertical == device.vertical)
  }

  @Test func everyNameIsOnce() {
    #expect(Set(Device.names).count == Device.names.count)
  }

  @Test(arguments: TextSize.allCases)
  func aTextSizeHasThreeNames(_ size: TextSize) {
    for name in [size.rawValue, size.shortName, size.categoryName, size.shortName.uppercased()] {
      #expect(TextSize(named: name) == size)
    }
  }

  /// Spec: M-TEXT, "Name mapping".
  @Test func textSizesAreNamedAsUIKitNamesThem() {
    #expect(TextSize.shortNames == ["xs", "s", "m", "l", "xl", "xxl", "xxxl", "ax1", "ax2", "ax3", "ax4", "ax5"])
    #expect(TextSize(named: "accessibilityExtraLarge") == .accessibility3)
    #expect(TextSize(named: "huge") == nil)
  }
}

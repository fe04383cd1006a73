extension Device {
  /// Spec: M-DEV. One line a screen: names that share it (comma between), portrait width and height in
  /// points, pixels a point, safe area top and bottom in portrait, then top, sides and bottom in landscape,
  /// then the size classes (width, height) in portrait and in landscape, C for compact and R for regular.
  private static let table = """
    iphone-se,iphone-se-2,iphone-se-3,iphone-8                  375  667 2 20  0  0  0  0 CR CC
    iphone-12-mini,iphone-13-mini                               375  812 3 50 34  0 50 21 CR CC
    iphone-x,iphone-xs,iphone-11-pro                            375  812 3 44 34  0 44 21 CR CC
    iphone-xr,iphone-11                                         414  896 2 48 34  0 48 21 CR RC
    iphone-xs-max,iphone-11-pro-max                             414  896 3 44 34  0 44 21 CR RC
    iphone-12,iphone-12-pro,iphone-13,iphone-13-pro,iphone-14,iphone-16e 390 844 3 47 34 0 47 21 CR CC
    iphone-12-pro-max,iphone-13-pro-max,iphone-14-plus          428  926 3 47 34  0 47 21 CR RC
    iphone-14-pro,iphone-15,iphone-15-pro,iphone-16             393  852 3 59 34  0 59 21 CR CC
    iphone-14-pro-max,iphone-15-plus,iphone-15-pro-max,iphone-16-plus 430 932 3 59 34 0 59 21 CR RC
    iphone-16-pro,iphone-17,iphone-17-pro                       402  874 3 62 34  0 62 21 CR CC
    iphone-16-pro-max,iphone-17-pro-max                         440  956 3 62 34  0 62 21 CR RC
    ipad-mini                                                   744 1133 2 24 20 24  0 20 RR RR
    ipad-9.7                                                    768 1024 2 20  0 20  0  0 RR RR
    ipad-10.2                                                   810 1080 2 20  0 20  0  0 RR RR
    ipad,ipad-air,ipad-10.9                                     820 1180 2 24 20 24  0 20 RR RR
    ipad-pro-11                                                 834 1194 2 24 20 24  0 20 RR RR
    ipad-pro-11-m4                                              834 1210 2 24 20 24  0 20 RR RR
    ipad-pro-12.9,ipad-air-13                                  1024 1366 2 24 20 24  0 20 RR RR
    ipad-pro-13                                                1032 1376 2 24 20 24  0 20 RR RR
    """

  private static let landscapeSuffix = "-landscape"

  /// Every device upright, in the table's order.
  public static let all: [Device] = table.split(separator: "\n").flatMap(devices)

  public static var names: [String] { all.map(\.name) }

  /// The device of that name, in any case; the suffix "-landscape" turns it. Nil for an unknown name.
  public init?(named name: String) {
    let wanted = name.lowercased()
    let isTurned = wanted.hasSuffix(Self.landscapeSuffix)
    let upright = isTurned ? String(wanted.dropLast(Self.landscapeSuffix.count)) : wanted
    guard let row = Self.rows.first(where: { $0.names.contains(upright) }) else { return nil }
    self = row.device(wanted, isTurned: isTurned)
  }

  private static func devices(_ line: Substring) -> [Device] {
    let row = Row(line)
    return row.names.map { row.device($0, isTurned: false) }
  }

  private static let rows = table.split(separator: "\n").map(Row.init)

  private struct Row {
    var names: [String]
    var numbers: [Double]
    var classes: [[SizeClass]]

    init(_ line: Substring) {
      let fields = line.split(separator: " ")
      names = fields[0].split(separator: ",").map(String.init)
      numbers = fields[1...8].map { Double($0)! }
      classes = fields[9...].map { $0.map { $0 == "C" ? .compact : .regular } }
    }

    func device(_ name: String, isTurned: Bool) -> Device {
      let (width, height) = isTurned ? (numbers[1], numbers[0]) : (numbers[0], numbers[1])
      var device = Device(width: width, height: height, pixelsPerPoint: numbers[2])
      device.name = name
      device.safeArea =
        isTurned
        ? Insets(top: numbers[5], leading: numbers[6], bottom: numbers[7], trailing: numbers[6])
        : Insets(top: numbers[3], bottom: numbers[4])
      device.horizontal = classes[isTurned ? 1 : 0][0]
      device.vertical = classes[isTurned ? 1 : 0][1]
      return device
    }
  }
}

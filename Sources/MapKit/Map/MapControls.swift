import CoreLocation
import Foundation
import MartletLayout
import SwiftUI

private struct MapControlsKey: EnvironmentKey { static var defaultValue: AnyView? { nil } }
private struct MapControlVisibilityKey: EnvironmentKey { static var defaultValue: Visibility { .automatic } }
private struct OwnMapProjectionKey: EnvironmentKey { static var defaultValue: MapProjection? { nil } }

extension EnvironmentValues {
  var mapControls: AnyView? {
    get { self[MapControlsKey.self] }
    set { self[MapControlsKey.self] = newValue }
  }
  var mapControlVisibility: Visibility {
    get { self[MapControlVisibilityKey.self] }
    set { self[MapControlVisibilityKey.self] = newValue }
  }
  /// What the map shows in whose corner the control stands.
  var ownMapProjection: MapProjection? {
    get { self[OwnMapProjectionKey.self] }
    set { self[OwnMapProjectionKey.self] = newValue }
  }
}

extension View {
  /// The controls of maps inside, in their top trailing corner.
  nonisolated public func mapControls<Controls: View>(@ViewBuilder _ content: () -> Controls) -> some View {
    environment(\.mapControls, AnyView(content()))
  }

  /// Whether controls show that come and go by themselves.
  nonisolated public func mapControlVisibility(_ visibility: Visibility) -> some View {
    environment(\.mapControlVisibility, visibility)
  }
}

/// Shows where the user is. Without a location the map stays.
public struct MapUserLocationButton: View {
  @Environment(\.mapLinks) private var links
  @Environment(\.mapControlVisibility) private var visibility
  nonisolated public init() {}
  nonisolated public init(scope: Namespace.ID) {}

  public var body: some View {
    if visibility != .hidden {
      Button {
        links.last?.showUser()
      } label: {
        Image(systemName: "location").font(.system(size: 18)).frame(width: 44, height: 44)
          .background(.regularMaterial, in: RoundedRectangle(cornerRadius: 8))
      }
      .buttonStyle(.plain)
      .foregroundStyle(.tint)
      .accessibilityLabel("Show my location")
    }
  }
}

/// Points north. Maps here have north up, where a compass hides unless it is to be visible.
public struct MapCompass: View {
  @Environment(\.mapControlVisibility) private var visibility
  nonisolated public init() {}
  nonisolated public init(scope: Namespace.ID) {}

  public var body: some View {
    if visibility == .visible {
      ZStack {
        Circle().fill(.regularMaterial)
        VStack(spacing: 1) {
          Image(systemName: "arrowtriangle.up.fill").font(.system(size: 8)).foregroundStyle(.red)
          Text(verbatim: "N").font(.system(size: 15, weight: .medium))
        }
      }
      .frame(width: 44, height: 44)
      .accessibilityElement(children: .ignore)
      .accessibilityLabel("Compass")
    }
  }
}

/// Says how long a piece of the map is on the ground. It hides unless it is to be visible.
public struct MapScaleView: View {
  @Environment(\.mapControlVisibility) private var visibility
  @Environment(\.ownMapProjection) private var own
  @Environment(\.mapLinks) private var links
  nonisolated public init(anchorEdge: HorizontalEdge = .leading, scope: Namespace.ID? = nil) {}

  public var body: some View {
    if visibility == .visible, let projection = own ?? links.last?.projection {
      let scale = MapScale(projection)
      VStack(alignment: .leading, spacing: 2) {
        Text(verbatim: scale.text).font(.system(size: 11, weight: .medium))
        Rectangle().fill(.primary).frame(width: scale.length, height: 3)
      }
      .accessibilityElement(children: .ignore)
      .accessibilityLabel("Scale")
      .accessibilityValue(scale.text)
    }
  }
}

/// Maps here do not tilt: the button shows only where it is to be visible, and cannot be used.
public struct MapPitchToggle: View {
  @Environment(\.mapControlVisibility) private var visibility
  nonisolated public init() {}
  nonisolated public init(scope: Namespace.ID) {}

  public var body: some View {
    if visibility == .visible {
      Text(verbatim: "3D").font(.system(size: 16, weight: .medium)).foregroundStyle(.tertiary)
        .frame(width: 44, height: 44)
        .background(.regularMaterial, in: RoundedRectangle(cornerRadius: 8))
    }
  }
}

/// A round length on the ground and how many points it takes.
struct MapScale: Equatable {
  let meters: Double
  let length: CGFloat
  private static let most = 100.0

  init(_ projection: MapProjection) {
    let perPoint = MKMetersPerMapPointAtLatitude(projection.center.latitude) / projection.scale
    let limit = Self.most * perPoint
    let power = pow(10, log10(limit).rounded(.down))
    meters = power * ([5, 2.5, 1].first { $0 * power <= limit } ?? 1)
    length = CGFloat(meters / perPoint)
  }

  var text: String {
    meters < 1000
      ? "\(meters.formatted(.number.precision(.fractionLength(0...1)))) m"
      : "\((meters / 1000).formatted(.number.precision(.fractionLength(0...1)))) km"
  }
}

// As on Apple's systems: who imports MapKit sees places and views.
@_exported import CoreLocation
@_exported import UIKit

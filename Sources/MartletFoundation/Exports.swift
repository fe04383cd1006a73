// Foundation brings it on Apple's systems.
@_exported import Observation

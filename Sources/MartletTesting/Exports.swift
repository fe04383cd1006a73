// What tests name when they look at a screen.
@_exported import struct MartletDisplay.SemanticsNode
@_exported import struct MartletScript.ElementQuery

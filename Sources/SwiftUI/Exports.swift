// What a file that imports SwiftUI sees on Apple's systems: the frameworks below it, and the values that the
// engine defines once under Apple's names.
@_exported import Combine
@_exported import CoreTransferable
@_exported import Foundation
@_exported import FoundationNetworking
@_exported import MartletFoundation
@_exported import Observation
@_exported import UIKit
@_exported import UniformTypeIdentifiers

import MartletDisplay
import MartletLayout

public typealias Axis = MartletLayout.Axis
public typealias Edge = MartletLayout.Edge
public typealias HorizontalEdge = MartletLayout.HorizontalEdge
public typealias VerticalEdge = MartletLayout.VerticalEdge
public typealias EdgeInsets = MartletLayout.EdgeInsets
public typealias LayoutDirection = MartletLayout.LayoutDirection
public typealias UnitPoint = MartletLayout.UnitPoint
public typealias ProposedViewSize = MartletLayout.ProposedViewSize
public typealias Alignment = MartletLayout.Alignment
public typealias AlignmentID = MartletLayout.AlignmentID
public typealias HorizontalAlignment = MartletLayout.HorizontalAlignment
public typealias VerticalAlignment = MartletLayout.VerticalAlignment
public typealias ViewDimensions = MartletLayout.ViewDimensions
public typealias ViewSpacing = MartletLayout.ViewSpacing
public typealias Layout = MartletLayout.Layout
public typealias LayoutProperties = MartletLayout.LayoutProperties
public typealias LayoutSubview = MartletLayout.LayoutSubview
public typealias LayoutSubviews = MartletLayout.LayoutSubviews
public typealias LayoutValueKey = MartletLayout.LayoutValueKey
public typealias HStackLayout = MartletLayout.HStackLayout
public typealias VStackLayout = MartletLayout.VStackLayout
public typealias ZStackLayout = MartletLayout.ZStackLayout
public typealias AnyLayout = MartletLayout.AnyLayout
public typealias VectorArithmetic = MartletLayout.VectorArithmetic
public typealias Animatable = MartletLayout.Animatable
public typealias AnimatablePair = MartletLayout.AnimatablePair
public typealias EmptyAnimatableData = MartletLayout.EmptyAnimatableData
public typealias GridItem = MartletLayout.GridItem
public typealias Angle = MartletDisplay.Angle
public typealias Path = MartletDisplay.Path
public typealias StrokeStyle = MartletDisplay.StrokeStyle
public typealias FillStyle = MartletDisplay.FillStyle
public typealias RoundedCornerStyle = MartletDisplay.RoundedCornerStyle
public typealias BlendMode = MartletDisplay.BlendMode

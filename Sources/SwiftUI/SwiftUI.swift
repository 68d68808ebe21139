@_exported import CombineFoundation
@_exported import Foundation
@_exported import FoundationAdditions
@_exported import Observation
@_exported import OpenCombineDispatch
@_exported import Theseus
@_exported import UniformTypeIdentifiers

// What SwiftUI hands on: most files of views import it alone.
@_exported public import Combine
@_exported public import Foundation
@_exported public import Observation

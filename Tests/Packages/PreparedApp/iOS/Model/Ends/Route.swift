//
//  Route.swift
//

import Foundation

// A second file of this name, which calls what the protocol in the first need not have.
extension Route {
  func tellEnd() { delegate?.routeDidEnd?(self) }

  var nickname: String { delegate?.nickname?(of: self) ?? "no name" }
}

#if DEBUG
  @available(iOS 17, *)
  #Preview("Ends", traits: .sizeThatFitsLayout) {
    @Previewable @State var route = Route([])
    WalkView(places: ["\(route.nickname) {"])
  }

  struct RoutePreviews: PreviewProvider {
    static var previews: some View { WalkView(places: []) }
  }
#endif

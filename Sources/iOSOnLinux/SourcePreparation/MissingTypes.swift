/// The well-known types of frameworks that are here in part, and that are not among that part.
///
/// The compiler would tell them one by one, after a long build. A type of the app's own may have such a name.
package struct MissingTypes: Sendable {
  /// The framework of each name.
  private let frameworks: [String: String]

  /// All that are known.
  package static let all = MissingTypes(
    frameworks: Dictionary(
      uniqueKeysWithValues: table.flatMap { framework, names in
        names.split(whereSeparator: \.isWhitespace).map { (String($0), framework) }
      }))

  /// The names, sorted.
  package var names: [String] { frameworks.keys.sorted() }

  /// The framework that has a type on a phone; `nil` for every other name.
  func framework(of name: String) -> String? { frameworks[name] }

  /// Returns those that an app does not have otherwise: it declares no type of the name, and has no module for the framework.
  package func without(_ names: Set<String>, of modules: [String]) -> MissingTypes {
    MissingTypes(
      frameworks: frameworks.filter { !names.contains($0.key) && !modules.contains($0.value) })
  }

  private static let table: KeyValuePairs = [
    "AVFoundation": """
    AVAsset AVAssetExportSession AVAssetImageGenerator AVAssetReader AVAssetWriter AVAudioEngine AVAudioFile
    AVAudioFormat AVAudioMixerNode AVAudioPCMBuffer AVAudioPlayerNode AVAudioRecorder AVCaptureDevice
    AVCaptureDeviceInput AVCaptureMetadataOutput AVCapturePhotoOutput AVCaptureSession AVCaptureVideoDataOutput
    AVCaptureVideoPreviewLayer AVComposition AVMutableComposition AVPlayer AVPlayerItem AVPlayerLayer
    AVPlayerLooper AVQueuePlayer AVURLAsset
    """,
    "Contacts": """
    CNContact CNContactFetchRequest CNContactFormatter CNContactStore CNContactVCardSerialization CNMutableContact
    CNSaveRequest
    """,
    // SwiftUI brings these with it.
    "CoreData": """
    FetchRequest FetchedResults NSEntityDescription NSFetchRequest NSFetchedResultsController NSManagedObject
    NSManagedObjectContext NSPersistentCloudKitContainer NSPersistentContainer SectionedFetchRequest
    """,
    "MapKit": """
    LookAroundPreview MKAnnotationView MKCircleRenderer MKClusterAnnotation MKCompassButton MKGeoJSONDecoder
    MKLookAroundScene MKLookAroundSceneRequest MKLookAroundViewController MKMapCamera MKMapConfiguration
    MKMapSnapshotter MKMapView MKMapViewDelegate MKMarkerAnnotationView MKMultiPolygon MKMultiPolyline
    MKMultiPolylineRenderer MKOverlayPathRenderer MKOverlayRenderer MKPinAnnotationView MKPolygonRenderer
    MKPolylineRenderer MKScaleView MKStandardMapConfiguration MKTileOverlay MKTileOverlayRenderer
    MKUserLocationView MKUserTrackingBarButtonItem MKUserTrackingButton
    """,
    "Network": "NWBrowser NWConnection NWConnectionGroup NWEndpoint NWListener NWParameters",
    "OSLog": "OSLogEntryLog OSLogStore OSSignpostID OSSignposter",
    "SwiftUI": "UIHostingConfiguration UIHostingController",
    "UIKit": """
    CABasicAnimation CADisplayLink CAGradientLayer CALayer CAShapeLayer NSDiffableDataSourceSnapshot
    UIActivityViewController UICollectionView UICollectionViewCell UICollectionViewCompositionalLayout
    UICollectionViewController UICollectionViewDiffableDataSource UICollectionViewFlowLayout
    UICollectionViewLayout UIDatePicker UIDocumentPickerViewController UIGraphicsImageRenderer
    UIImagePickerController UILongPressGestureRecognizer UINib UIPageControl UIPageViewController
    UIPanGestureRecognizer UIPasteboard UIPickerView UIPinchGestureRecognizer UIProgressView UIRefreshControl
    UISearchBar UISearchController UISegmentedControl UISlider UISplitViewController UIStepper UIStoryboard
    UISwipeGestureRecognizer UITableViewDiffableDataSource
    UIViewPropertyAnimator
    """,
    "UserNotifications": """
    UNNotificationAttachment UNNotificationServiceExtension UNTextInputNotificationAction
    UNTextInputNotificationResponse
    """,
  ]
}

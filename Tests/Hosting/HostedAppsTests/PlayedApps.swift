import HostedApps
import TestSupport
import Testing

/// All that plays apps in processes of their own, one after the other: they share the folder of the run.
@Suite(.serialized, .closesRunFolder(HostedApps.close)) enum PlayedApps {}

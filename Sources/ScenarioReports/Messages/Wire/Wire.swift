/// The types of Cucumber Messages as they go over the wire.
///
/// They mirror the model on purpose: the model can change its shape without changing a byte of what
/// other tools read. Optional properties are left out where they are nil, as the official tools do.
enum Wire {}

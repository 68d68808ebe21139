import TheseusCore

// Controls are one subview of their container, whatever their style creates.
extension Button: _SingleView {}
extension ColorPicker: _SingleView {}
extension ControlGroup: _SingleView {}
extension ContentUnavailableView: _SingleView {}
extension DatePicker: _SingleView {}
extension DisclosureGroup: _SingleView {}
extension Gauge: _SingleView {}
extension GroupBox: _SingleView {}
extension Label: _SingleView {}
extension LabeledContent: _SingleView {}
extension Link: _SingleView {}
extension Menu: _SingleView {}
extension Picker: _SingleView {}
extension ProgressView: _SingleView {}
extension SecureField: _SingleView {}
extension ShareLink: _SingleView {}
extension Slider: _SingleView {}
extension Stepper: _SingleView {}
extension StylePart: _SingleView {}
extension TextEditor: _SingleView {}
extension TextField: _SingleView {}
extension Toggle: _SingleView {}

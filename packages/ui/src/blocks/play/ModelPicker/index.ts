export { MODEL_KINDS, type ModelKind, ModelPicker, type ModelPickerProps } from './ModelPicker.tsx';

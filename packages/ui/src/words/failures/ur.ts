/** Phrases that several failures share. */
export const garbled = 'جواب درست شکل میں نہیں آیا';
export const fault = (path: string, text: string) => `${path}: ${text}`;
export const loginAgain = 'آپ کا سیشن ختم ہو گیا۔ براہ کرم پھر داخل ہوں۔';

/** Phrases that several failures share. */
export const garbled = 'जवाब सही रूप में नहीं आया';
export const fault = (path: string, text: string) => `${path}: ${text}`;
export const loginAgain = 'आपका सत्र समाप्त हो गया। कृपया फिर लॉगिन करें।';

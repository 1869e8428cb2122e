/** Whoever asks reads it. */
export const readAnew = 1;

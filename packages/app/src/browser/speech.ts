/** Whether this browser can read text aloud. */
export const canSpeak = (): boolean => 'speechSynthesis' in globalThis;

/** Whether there is a voice. Browsers load the list of voices on the first request; until then it is empty. */
export const hasVoice = (): boolean => globalThis.speechSynthesis.getVoices().length > 0;

interface SpeechEvents {
  readonly onStart: () => void;
  /** Called when the text was read to its end, or stopped. */
  readonly onEnd: () => void;
}

/** Reads a text aloud; stops the current one. */
export function speak(text: string, language: string, { onStart, onEnd }: SpeechEvents): void {
  const { speechSynthesis } = globalThis;
  speechSynthesis.cancel();
  const utterance = new SpeechSynthesisUtterance(text);
  utterance.lang = language;
  utterance.addEventListener('start', onStart);
  utterance.addEventListener('end', onEnd);
  utterance.addEventListener('error', onEnd);
  speechSynthesis.speak(utterance);
}

export function stopSpeaking(): void {
  if (canSpeak()) globalThis.speechSynthesis.cancel();
}

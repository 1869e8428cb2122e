import type { SpeechPort, VoiceDevice } from '@kathaloka/ui';
import { createListening } from './createListening.ts';
import { createSpeech } from './createSpeech.ts';

const NONE: readonly never[] = [];

/** Stands in for speech synthesis in a browser without one: it fails, and the tale is played by keyboard. */
const SILENT: SpeechPort = {
  voices: () => NONE,
  subscribe: () => () => undefined,
  speak: (_utterance, onEnd) => queueMicrotask(() => onEnd('failed')),
  cancel() {},
};

let device: VoiceDevice | undefined;

/** The browser's speech and recognition; one instance for the page, because there is one voice. */
export function voiceDevice(): VoiceDevice {
  device ??= {
    speech: 'speechSynthesis' in globalThis ? createSpeech(globalThis.speechSynthesis) : SILENT,
    listening: createListening(),
  };
  return device;
}

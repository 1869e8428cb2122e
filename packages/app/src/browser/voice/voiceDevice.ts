import type { SpeechPort, VoiceDevice } from '@kathaloka/ui';
import { createListening } from './createListening.ts';
import { createSpeech } from './createSpeech.ts';

const NONE: readonly never[] = [];

/** Replaces speech synthesis in a browser without it: it fails, and the tale is played by keyboard. */
const SILENT: SpeechPort = {
  voices: () => NONE,
  subscribe: () => () => undefined,
  speak: (_utterance, onEnd) => queueMicrotask(() => onEnd('failed')),
  cancel() {},
};

let device: VoiceDevice | undefined;

/** The browser's speech synthesis and recognition; one instance per page, because there is one voice. */
export function voiceDevice(): VoiceDevice {
  device ??= {
    speech: 'speechSynthesis' in globalThis ? createSpeech(globalThis.speechSynthesis) : SILENT,
    listening: createListening(),
  };
  return device;
}

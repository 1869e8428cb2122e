import type { SpeechPort, VoiceDevice } from '@kathaloka/ui';
import { createListening } from './createListening.ts';
import { createSpeech } from './createSpeech.ts';

const NONE: readonly never[] = [];

/** A browser that cannot speak at all: it says so, and the tale is played by its keys. */
const SILENT: SpeechPort = {
  voices: () => NONE,
  subscribe: () => () => undefined,
  speak: (_utterance, onEnd) => queueMicrotask(() => onEnd('failed')),
  cancel() {},
};

let device: VoiceDevice | undefined;

/** What of this browser reads aloud and listens: one for the page, because there is one voice. */
export function voiceDevice(): VoiceDevice {
  device ??= {
    speech: 'speechSynthesis' in globalThis ? createSpeech(globalThis.speechSynthesis) : SILENT,
    listening: createListening(),
  };
  return device;
}

import { type ComponentProps, useState } from 'react';
import { fn } from 'storybook/test';
import { EyesClosed } from '../blocks/play/EyesClosed/EyesClosed.tsx';
import { optionPassages, type ReadingOption } from '../blocks/play/EyesClosed/readingOptions.ts';
import { DEFAULT_VOICES } from '../blocks/play/EyesClosed/reading/speech.ts';
import { fakeDevice } from './fakeVoice.ts';
import { eyesClosedWords } from '../words/eyesClosed/en.ts';
import { useWords } from '../words/useWords.ts';

/** The fake device of the current story; each story has a new one. */
export const heard = { device: fakeDevice() };

export const takeFirst = fn();
export const takeSecond = fn();

const options: readonly ReadingOption[] = [
  { text: 'Close your fist over the coin.', language: 'en', take: takeFirst },
  { text: 'Drop the coin in the river.', language: 'en', take: takeSecond },
];

/** The initial props for stories of a tale that is read aloud. */
export const heardArgs = {
  device: heard.device,
  passages: [{ id: 'turn-1', text: 'The river is awake. A bell rings on the far bank.', language: 'en' }],
  heard: new Set<string>(),
  newestPassage: 'turn-1',
  options,
  language: 'en',
  preferences: { ...DEFAULT_VOICES, knows_keys: true },
  onPreferencesChange: fn(),
  onCommand: fn(),
  onClose: fn(),
} satisfies ComponentProps<typeof EyesClosed>;

export function withNewDevice(): void {
  heard.device = fakeDevice();
}

/** The passages of a tale, followed by its options. */
export function HeardTale({ passages, ...props }: ComponentProps<typeof EyesClosed>) {
  const words = useWords(eyesClosedWords);
  const [preferences, setPreferences] = useState(props.preferences);
  return (
    <EyesClosed
      {...props}
      device={heard.device}
      passages={[...passages, ...optionPassages(props.options, { words, isTouch: props.isTouch ?? false })]}
      preferences={preferences}
      onPreferencesChange={(change) => {
        props.onPreferencesChange(change);
        setPreferences((before) => ({ ...before, ...change }));
      }}
    />
  );
}

export const said = () => heard.device.speech.said.map(({ text }) => text);
/** The text of the current utterance. */
export const saying = () => heard.device.speech.saying()?.text;

import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import type { Passage } from './passages.ts';
import { Reader, type ReaderState } from './Reader.ts';
import { type SpeechPort, type Voice, voiceFor, type VoicePreferences } from './speech.ts';

interface ReaderHookOptions {
  speech: SpeechPort;
  passages: readonly Passage[];
  /** The passages that need not be read. */
  heard: ReadonlySet<string>;
  preferences: VoicePreferences;
  /** What is said before all of it. */
  introduction: { text: string; language: string } | undefined;
  onIntroduced: () => void;
}

export interface Reading {
  reader: Reader;
  state: ReaderState;
  /** The voices of the device; undefined while they are loading. */
  voices: readonly Voice[] | undefined;
}

/** A reader of these passages, which reads as long as the component is there. */
export function useReader({ speech, passages, heard, preferences, ...options }: ReaderHookOptions): Reading {
  const voices = useSyncExternalStore(speech.subscribe, speech.voices, speech.voices);
  const [reader] = useState(() => new Reader(speech));
  const state = useSyncExternalStore(reader.subscribe, reader.read, reader.read);

  const begin = useEffectEvent(() => {
    const { introduction, onIntroduced } = options;
    if (introduction) reader.say(introduction.text, introduction.language, onIntroduced);
    reader.start();
  });
  const skip = useEffectEvent(() => reader.skip(passages, heard));

  useEffect(() => {
    skip();
    return reader.end;
  }, [reader]);
  useEffect(() => {
    if (!voices) return;
    const voiceOf = (language: string) => voiceFor(language, voices, preferences.voices);
    reader.prefer({ voiceOf, rate: preferences.rate });
  }, [reader, voices, preferences]);
  useEffect(() => reader.update(passages), [reader, passages]);
  // nothing is said before it is known which voices there are
  const hasVoices = voices !== undefined;
  useEffect(() => {
    if (hasVoices) begin();
  }, [hasVoices]);
  return { reader, state, voices };
}

import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import type { Passage } from './passages.ts';
import { Reader, type ReaderState } from './Reader.ts';
import { type SpeechPort, type Voice, voiceFor, type VoicePreferences } from './speech.ts';

interface ReaderHookOptions {
  speech: SpeechPort;
  passages: readonly Passage[];
  /** The ids of passages that are not read. */
  heard: ReadonlySet<string>;
  preferences: VoicePreferences;
  /** A text that is read before the passages. */
  introduction: { text: string; language: string } | undefined;
  onIntroduced: () => void;
}

export interface Reading {
  reader: Reader;
  state: ReaderState;
  /** The voices of the device; undefined while they are loading. */
  voices: readonly Voice[] | undefined;
}

/** A `Reader` of these passages, which reads while the component is mounted. */
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
  // nothing is read until the voices are known
  const hasVoices = voices !== undefined;
  useEffect(() => {
    if (hasVoices) begin();
  }, [hasVoices]);
  return { reader, state, voices };
}

import type { Words } from '../../../words/en.ts';
import { languageName } from './languageName.ts';
import { type Voice, voicesFor } from './reading/speech.ts';

/** Says for which languages the device has no voice, and what to do; empty while the voices are unknown. */
export function missingVoices(
  voices: readonly Voice[] | undefined,
  languages: readonly string[],
  words: Words['eyesClosed'],
): string {
  const missing = voices
    ? [...new Set(languages)].filter((language) => voicesFor(language, voices).length === 0)
    : [];
  if (missing.length === 0) return '';
  const named = missing.map((language) => words.noVoice(languageName(language, words.ownLanguage)));
  return [...named, words.noVoiceHelp].join(' ');
}

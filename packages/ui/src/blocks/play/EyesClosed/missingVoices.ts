import type { Words } from '../../../words/en.ts';
import { languageName } from './languageName.ts';
import { type Voice, voicesFor } from './reading/speech.ts';

/** For which of the languages the device has no voice, and what can be done about it; nothing while that is unknown. */
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

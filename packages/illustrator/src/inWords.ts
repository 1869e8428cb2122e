import { ENGLISH } from './inWords/en.ts';
import { HINDI } from './inWords/hi.ts';
import type { SceneWords } from './inWords/sceneWords.ts';
import { URDU } from './inWords/ur.ts';
import { describeScene, type SceneOptions } from './scene.ts';

const WORDS: Readonly<Record<string, SceneWords>> = { en: ENGLISH, hi: HINDI, ur: URDU };

/**
 * The alternative text of a picture, in the given language or else in English: `A river, with a palace, at dusk, in
 * mist`.
 */
export function sceneInWords(options: SceneOptions, language = 'en'): string {
  const { motifs, together, hours, weather, comma } = WORDS[language] ?? ENGLISH;
  const { main, companion, setting, hour, weather: sky } = describeScene(options);
  const subjects = companion ? together(motifs[main], motifs[companion]) : motifs[main];
  const isOutside = setting !== 'hall' && setting !== 'cave' && main !== 'rain';
  const text = [subjects, hours[hour], ...(isOutside ? [weather[sky]] : [])]
    .filter((part) => part !== undefined)
    .join(comma);
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Whether a text is the generated description of a picture in any language, as opposed to one written by hand. */
export function isSceneInWords(text: string, options: SceneOptions): boolean {
  return Object.keys(WORDS).some((language) => text === sceneInWords(options, language));
}

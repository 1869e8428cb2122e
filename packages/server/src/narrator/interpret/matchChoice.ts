import { isGreeting } from './greeting.ts';
import { type Intent, intentOf } from './intent.ts';
import { lexisOf } from './lexis.ts';
import { matchWords, type Match, type WordMatch, type Wording } from './matchWords.ts';
import { saidAlone } from './saidAlone.ts';
import { isHedged, semanticMatch } from './semantic/semanticMatch.ts';
import { byOrdinal } from './semantic/ordinal.ts';
import { isTongue } from './semantic/tongue.ts';

export type { Match, Wording } from './matchWords.ts';

export interface SceneWording extends Wording {
  /** The text of the newest turn. */
  readonly scene?: string | undefined;
}

/** What addresses the narrator, or does not belong in the story, means no choice. */
const OF_ELSEWHERE: ReadonlySet<Intent> = new Set(['meta', 'howto', 'outworld']);
const NONE: Match = { edge: null, isSure: false };

/** Finds the choice that a player's words mean: by its exact or similar words, by its place, or in other words. */
export function matchChoice(input: string, choices: readonly string[], wording: SceneWording): Match {
  const asWritten = matchWords(input, choices, wording);
  if (isGreeting(input) && !isGreeting(choices[asWritten.edge ?? -1] ?? '')) return NONE;
  if (asWritten.isSure || asWritten.isFinal || choices.length === 0) return matchOf(asWritten);
  const place = byOrdinal(input, choices.length, wording.language);
  if (place !== null) return { edge: place, isSure: true };
  const { language, scene = '', said = [] } = wording;
  if (!isTongue(language) || OF_ELSEWHERE.has(intentOf(input, wording.names, lexisOf(language)))) {
    return matchOf(asWritten);
  }
  const known = choices.map((text, index) => ({ text, said: said[index] ?? [] }));
  const meant = semanticMatch(input, { language, choices: known, text: scene }, asWritten.edge);
  if (meant !== null && !isHedged(input, language) && saidAlone(input, known, language) === meant.edge)
    return { ...meant, isSure: true };
  return meant ?? matchOf(asWritten);
}

const matchOf = ({ edge, isSure }: WordMatch): Match => ({ edge, isSure });

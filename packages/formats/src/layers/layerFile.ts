import type { Language } from '@kathaloka/contract/entities';
import { LANGUAGES } from '@kathaloka/contract/limits';
import { type LayeredStory, layerState, type TextState } from '@kathaloka/story';
import { refuse } from '../report/refusals.ts';

/** One text as it stands in a file for translators. */
export interface FileText {
  readonly id: string;
  readonly original: string;
  /** Empty if it is not translated yet. */
  readonly text: string;
  readonly state: TextState;
  /** For a stale text, the digest of the original that was translated. */
  readonly madeFrom: string | undefined;
}

export interface FileOfTexts {
  readonly language: Language;
  readonly texts: readonly FileText[];
}

/** A story, and the language whose translation is written to a file. */
export interface WrittenLayer {
  readonly story: LayeredStory;
  readonly language: Language;
}

/** The texts of a story with their state in a layer. A missing layer counts as empty. */
export function textsOf({ story, language }: WrittenLayer) {
  return layerState(story, story.layers?.[language] ?? {}).texts;
}

/** The language that a file names, as in `hi` or `hi-IN`. */
export function languageNamed(tag: string): Language {
  const [code = ''] = tag.trim().toLowerCase().split(/[-_]/);
  return (
    LANGUAGES.find((language) => language === code) ??
    refuse('layer_language_unknown', { language: tag.slice(0, 60) })
  );
}

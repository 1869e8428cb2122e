import type { ContinuityRun, LanguageRun } from '@kathaloka/contract/entities';
import {
  CONTINUITY_FIGURES,
  CONTINUITY_LANGUAGES,
  type ContinuityFigureName,
  type ContinuityLanguage,
} from '@kathaloka/contract/limits';

/** A count, and of how many. */
export type Counted = LanguageRun['figures'][ContinuityFigureName];

/** What the model had written stands beside what was told. */
export type ShownFigure = Exclude<ContinuityFigureName, `${string}_answered`>;

const isShown = (name: ContinuityFigureName): name is ShownFigure => !name.endsWith('_answered');

export const SHOWN_FIGURES = (Object.keys(CONTINUITY_FIGURES) as ContinuityFigureName[]).filter(isShown);

/** The part of all, or what falls to each turn; undefined where nothing was asked for. */
export const ratioOf = ({ count, of }: Counted): number | undefined => (of === 0 ? undefined : count / of);

/** What the model had written, of a figure that counts what was told. */
export function writtenOf(figures: LanguageRun['figures'], name: ShownFigure): Counted | undefined {
  const written = name.replace(/_told$/, '_answered');
  return written === name ? undefined : figures[written as ContinuityFigureName];
}

export type Verdict = 'better' | 'worse' | 'same';

/** Under this many standard errors a difference is seen by chance once in twenty times. */
const CHANCE = 1.96;

/** How a model does beside the built-in narrator; undefined where one of them was not asked, or nothing is better. */
export function verdictOf(name: ShownFigure, model: Counted, builtIn: Counted): Verdict | undefined {
  const { better } = CONTINUITY_FIGURES[name];
  const [ratio, other] = [ratioOf(model), ratioOf(builtIn)];
  if (better === null || ratio === undefined || other === undefined) return undefined;
  const pooled = (model.count + builtIn.count) / (model.of + builtIn.of);
  const error = Math.sqrt(pooled * (1 - pooled) * (1 / model.of + 1 / builtIn.of));
  if (Math.abs(ratio - other) <= CHANCE * error) return 'same';
  return ratio > other === (better === 'more') ? 'better' : 'worse';
}

/** The languages that the built-in narrator or a model was run in. */
export const languagesOf = (runs: readonly Pick<ContinuityRun, 'by_language'>[]): ContinuityLanguage[] =>
  CONTINUITY_LANGUAGES.filter((language) => runs.some(({ by_language }) => by_language[language]));

const end = (name: string) => name.slice(name.lastIndexOf('/') + 1) || name;

/** `gemma-4-31B-it` of `google/gemma-4-31B-it`, unless two have the same end. */
export function shortName(model: string, all: readonly string[]): string {
  return all.filter((other) => end(other) === end(model)).length > 1 ? model : end(model);
}

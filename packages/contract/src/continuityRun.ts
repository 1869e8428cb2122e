import {
  CONTINUITY_FIGURES,
  CONTINUITY_LANGUAGES,
  MODEL_NAME_MAX,
  SERVER_NAME_MAX,
} from './continuityFigures.ts';
import type { JsonPath } from './json/index.ts';
import { isJsonObject } from './rules/jsonObject.ts';
import { checkCharacters } from './rules/stored.ts';

/** Where a value is that is missing or wrong. */
type Wrong = JsonPath | undefined;

const HERE: JsonPath = [];
const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z$/;

/** Of the first part that is wrong, under its name. */
function firstWrong(names: readonly string[], wrongOf: (name: string) => Wrong): Wrong {
  for (const name of names) {
    const wrong = wrongOf(name);
    if (wrong) return [name, ...wrong];
  }
  return undefined;
}

const wrongUnless = (isRight: boolean): Wrong => (isRight ? undefined : HERE);

const isName = (value: unknown, max: number): boolean =>
  typeof value === 'string' && value.length > 0 && value.length <= max && !checkCharacters(value);

const isCount = (value: unknown): value is number =>
  typeof value === 'number' && Number.isFinite(value) && value >= 0;

const isWhole = (value: unknown, least: number): boolean =>
  Number.isSafeInteger(value) && Number(value) >= least;

function wrongInFigure(value: unknown, type: 'share' | 'amount'): Wrong {
  if (!isJsonObject(value)) return HERE;
  const { count, of } = value;
  if (!isWhole(of, 0)) return ['of'];
  return isCount(count) && (type === 'amount' || count <= Number(of)) ? undefined : ['count'];
}

const FIELDS: Readonly<Record<string, (value: unknown) => Wrong>> = {
  at: (at) => wrongUnless(typeof at === 'string' && INSTANT.test(at) && !Number.isNaN(Date.parse(at))),
  server: (server) => wrongUnless(server === null || isName(server, SERVER_NAME_MAX)),
  sessions: (sessions) => wrongUnless(isWhole(sessions, 1)),
  turns: (turns) => wrongUnless(isWhole(turns, 1)),
  figures: (figures) =>
    isJsonObject(figures)
      ? firstWrong(Object.keys(CONTINUITY_FIGURES), (name) =>
          wrongInFigure(figures[name], CONTINUITY_FIGURES[name as keyof typeof CONTINUITY_FIGURES].type),
        )
      : HERE,
};

const wrongInLanguage = (run: unknown): Wrong =>
  isJsonObject(run) ? firstWrong(Object.keys(FIELDS), (name) => FIELDS[name]!(run[name])) : HERE;

/**
 * Where a value first differs from a `ContinuityRun`; undefined if it is one. The same as the server’s schema, without its
 * library.
 */
export function wrongInContinuityRun(value: unknown): Wrong {
  if (!isJsonObject(value)) return HERE;
  const { model, by_language } = value;
  if (model !== null && !isName(model, MODEL_NAME_MAX)) return ['model'];
  if (!isJsonObject(by_language)) return ['by_language'];
  const languages = CONTINUITY_LANGUAGES.filter((language) => by_language[language] !== undefined);
  if (languages.length === 0) return ['by_language'];
  const wrong = firstWrong(languages, (language) => wrongInLanguage(by_language[language]));
  return wrong && ['by_language', ...wrong];
}

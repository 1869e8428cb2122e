import type { Evidence, Phrase } from './evidence.ts';
import { meanOfTerms } from './evidence.ts';
import { hitsOf, LIGHT, type Like, mainOf, OTHER, STRONG, WEAK } from './hits.ts';
import { alike, areOpposed, type Term } from './terms.ts';
import { cosine } from './vectors.ts';

/** The features for and against a choice. */
export const FEATURES = [
  'none',
  'own',
  'all',
  'allLead',
  'phrase',
  'phraseLead',
  'act',
  'mean',
  'meanLead',
  'verb',
  'thing',
  'verbLead',
  'thingLead',
  'deed',
  'deedLead',
  'only',
  'clash',
  'context',
  'contextLead',
  'foreign',
  'asked',
  'asksNothing',
  'strayVerb',
  'strayThing',
  'perhaps',
  'short',
  'headDeed',
  'strays',
  'isAct',
  'isOtherAct',
  'hits',
  'hitsLead',
  'hitsOnly',
  'hitShare',
  'isOtherMain',
  'endsOther',
] as const;

export type Features = Readonly<Record<(typeof FEATURES)[number], number>>;

export interface TypedInput {
  readonly terms: readonly Term[];
  readonly isQuestion: boolean;
  /** Whether it begins with a verb: "polish the shoes". */
  readonly isAct: boolean;
  /** The choice in which some words were found verbatim; null if there is none. */
  readonly perhaps: number | null;
}

const STRAYS_MOST = 4;

interface Partial {
  readonly own: number;
  readonly all: number;
  readonly phrase: number;
  readonly act: number;
  readonly mean: number;
  readonly verb: number;
  readonly thing: number;
  readonly deed: number;
  readonly context: number;
  readonly clash: number;
  /** How well its verb matches one of a deed, and this with its things. */
  readonly head: number;
  readonly headDeed: number;
  /** How well each typed word matches, by its index. */
  readonly likes: readonly number[];
}

export function featuresOf(
  typed: TypedInput,
  choices: readonly Evidence[],
  scene: readonly Term[],
): Features[] {
  const like = remembering(alike);
  const total = typed.terms.reduce((sum, { weight }) => sum + weight, 0) || 1;
  const mean = meanOfTerms(typed.terms);
  const parts = choices.map((choice) => partialOf(typed.terms, choice, { total, mean, like }));
  return parts.map((part, at) => {
    const others = parts.filter((other) => other !== part);
    const lead = (key: 'all' | 'phrase' | 'mean' | 'verb' | 'thing' | 'deed' | 'context') =>
      part[key] - Math.max(0, ...others.map((other) => other[key]));
    const only = sumOf(typed.terms, (_, word) =>
      Math.max(0, part.likes[word]! - Math.max(0, ...others.map(({ likes }) => likes[word]!))),
    );
    const foreign = sumOf(typed.terms, (term, word) =>
      part.likes[word]! < 0.5 && scene.some((other) => like(term, other) >= 0.85) ? 1 : 0,
    );
    const stray = (isVerb: boolean) =>
      sumOf(typed.terms, (term, word) => (term.isVerb === isVerb && part.likes[word]! < WEAK ? 1 : 0)) /
      total;
    return {
      none: 1,
      own: part.own,
      all: part.all,
      allLead: lead('all'),
      phrase: part.phrase,
      phraseLead: lead('phrase'),
      act: part.act,
      mean: part.mean,
      meanLead: lead('mean'),
      verb: part.verb,
      thing: part.thing,
      verbLead: lead('verb'),
      thingLead: lead('thing'),
      deed: part.deed,
      deedLead: lead('deed'),
      only: only / total,
      clash: part.clash,
      context: part.context,
      contextLead: lead('context'),
      foreign: foreign / total,
      asked: typed.isQuestion && choices[at]!.asks ? 1 : 0,
      asksNothing: typed.isQuestion && !choices[at]!.asks ? 1 : 0,
      strayVerb: stray(true),
      strayThing: stray(false),
      perhaps: typed.perhaps === at ? 1 : 0,
      short: 1 / (1 + total),
      headDeed: part.headDeed,
      strays: straysOf(typed.terms, part),
      isAct: typed.isAct ? 1 : 0,
      isOtherAct: typed.isAct && part.head < OTHER ? 1 : 0,
      ...hitsOf(typed.terms, part, others),
      ...mainOf(typed.terms, choices[at]!, like),
    };
  });
}

/** Of how many words a choice has nothing; the second one counts for less than the first. */
const straysOf = (terms: readonly Term[], { likes }: Partial): number =>
  Math.sqrt(
    Math.min(STRAYS_MOST, terms.filter(({ weight }, word) => weight > LIGHT && likes[word]! < WEAK).length),
  );

function remembering(likeOf: Like): Like {
  const known = new Map<Term, Map<string, number>>();
  return (typed, meant) => {
    const row = known.get(typed) ?? new Map<string, number>();
    known.set(typed, row);
    const like = row.get(meant.text) ?? likeOf(typed, meant);
    row.set(meant.text, like);
    return like;
  };
}

interface Scale {
  readonly total: number;
  readonly mean: Float32Array | null;
  readonly like: Like;
}

function partialOf(typed: readonly Term[], choice: Evidence, { total, mean, like }: Scale): Partial {
  const best = (term: Term, among: readonly Term[], isSame = true) =>
    Math.max(
      0,
      ...among.map((other) => ((other.isNegated === term.isNegated) === isSame ? like(term, other) : 0)),
    );
  const likes = typed.map((term) => best(term, choice.all));
  const shareOf = (among: readonly Term[]) => sumOf(typed, (term) => best(term, among)) / total;
  const pairs = (isVerb: boolean) =>
    typed.flatMap((term) =>
      term.isVerb === isVerb && term.weight > 0.4
        ? choice.all
            .filter((other) => other.isVerb === isVerb && other.weight > 0.4)
            .map((other) => like(term, other))
        : [],
    );
  const fits = choice.phrases.map((phrase) => ({
    phrase,
    cover: coverOf(phrase, typed, like),
    share: shareOf(phrase.terms),
  }));
  const context = sumOf(typed, (term) =>
    Math.max(0, ...choice.context.map(({ terms, concern }) => concern * best(term, terms))),
  );
  const deeds = headsOf(typed, choice.phrases, { best, like });
  return {
    ...deeds,
    own: shareOf(choice.own),
    all: sumOf(typed, (_, at) => likes[at]!) / total,
    phrase: Math.max(
      0,
      ...fits.map(({ cover, share }) => (cover + share === 0 ? 0 : (2 * cover * share) / (cover + share))),
    ),
    act: Math.max(0, ...fits.map(({ phrase, cover }) => (phrase.isAct ? cover : 0))),
    mean: mean
      ? Math.max(0, ...choice.phrases.map((phrase) => (phrase.mean ? cosine(mean, phrase.mean) : 0)))
      : 0,
    verb: Math.max(0, ...pairs(true)),
    thing: Math.max(0, ...pairs(false)),
    deed: Math.max(0, ...choice.phrases.map((phrase) => deedOf(typed, phrase, like))),
    context: context / total,
    clash:
      (1 / total) *
      sumOf(typed, (term, at) => {
        const against = best(term, choice.all, false);
        const isDenied = against >= STRONG && against > likes[at]!;
        return isDenied || (likes[at]! < STRONG && choice.own.some((other) => areOpposed(term, other)))
          ? 1
          : 0;
      }),
    likes,
  };
}

type Best = (term: Term, among: readonly Term[]) => number;

/** How well the verbs of a line match those of one deed of a choice, and these with the things beside them. */
function headsOf(
  typed: readonly Term[],
  phrases: readonly Phrase[],
  { best, like }: { readonly best: Best; readonly like: Like },
): Pick<Partial, 'head' | 'headDeed'> {
  const heavy = typed.filter(({ weight }) => weight > LIGHT);
  const heads = heavy.filter(({ isVerb }) => isVerb);
  const things = heavy.filter(({ isVerb }) => !isVerb);
  const total = things.reduce((sum, { weight }) => sum + weight, 0);
  const found = phrases.flatMap(({ isAct, terms }) => {
    if (!isAct) return [];
    const likes = heads.flatMap((term) =>
      terms.map((other) => (other.isVerb && other.isNegated === term.isNegated ? like(term, other) : 0)),
    );
    const head = heads.length === 0 ? OTHER : Math.max(0, ...likes);
    const share = total === 0 ? 1 : sumOf(things, (term) => best(term, terms)) / total;
    return [{ head, headDeed: head * share }];
  });
  return {
    head: Math.max(0, ...found.map(({ head }) => head)),
    headDeed: Math.max(0, ...found.map(({ headDeed }) => headDeed)),
  };
}

/** How well one phrase matches both the deed and its object. */
function deedOf(typed: readonly Term[], { terms }: Phrase, like: Like): number {
  const best = (isVerb: boolean) =>
    Math.max(
      0,
      ...typed.flatMap((term) =>
        term.isVerb === isVerb && term.weight > LIGHT
          ? terms.map((other) =>
              other.isNegated === term.isNegated && other.weight > LIGHT ? like(term, other) : 0,
            )
          : [],
      ),
    );
  return Math.sqrt(best(true) * best(false));
}

/** How much of a phrase the input has. */
function coverOf({ terms }: Phrase, typed: readonly Term[], like: Like): number {
  const total = terms.reduce((sum, { weight }) => sum + weight, 0);
  if (total === 0) return 0;
  const got = sumOf(terms, (term) =>
    Math.max(0, ...typed.map((other) => (other.isNegated === term.isNegated ? like(other, term) : 0))),
  );
  return got / total;
}

function sumOf(terms: readonly Term[], worth: (term: Term, at: number) => number): number {
  return terms.reduce((sum, term, at) => sum + term.weight * worth(term, at), 0);
}

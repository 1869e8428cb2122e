import { type Shown, type Sight, SIGHTS } from '@kathaloka/illustrator';
import type { SceneTruth } from './sceneTruth.ts';

export const KINDS = [
  'places',
  'people',
  'things',
  'inside',
  'hour',
  'number',
  'sort',
  'weather',
  'absent',
] as const;
/** What is judged: places, people and things that the scene names, and what the picture adds. */
export type JudgedKind = (typeof KINDS)[number];

export interface Verdict {
  readonly kind: JudgedKind;
  readonly what: string;
  readonly isRight: boolean;
  /** Whether the illustrator can draw it. */
  readonly canBeDrawn: boolean;
}

/** Places that are drawn as a backdrop instead of a thing. */
const BACKDROPS: Readonly<Record<string, readonly string[]>> = {
  street: ['town'],
  desert: ['desert'],
  snow: ['snow'],
};

const isSight = (what: string): what is Sight => (SIGHTS as readonly string[]).includes(what);

const canDraw = (what: string): boolean => isSight(what) || what in BACKDROPS;

const isDrawn = (what: string, { sights, setting }: Shown): boolean =>
  (isSight(what) && sights.includes(what)) || (BACKDROPS[what]?.includes(setting) ?? false);

const LETTERS: Readonly<Record<string, string>> = {
  woman: 'w',
  man: 'm',
  child: 'c',
  ascetic: 'm',
  warrior: 'm',
};

/** Compares a picture with the description of its scene. */
export function judge(truth: SceneTruth, shown: Shown): Verdict[] {
  const { isInside, hour, weather, people, places, things, absent } = truth;
  const verdicts: Verdict[] = [];
  const say = (kind: JudgedKind, what: string, isRight: boolean, canBeDrawn = true): void => {
    verdicts.push({ kind, what, isRight, canBeDrawn });
  };
  for (const place of places) say('places', place, isDrawn(place, shown), canDraw(place));
  for (const thing of things) say('things', thing, isDrawn(thing, shown), canDraw(thing));
  for (const thing of absent) if (canDraw(thing)) say('absent', thing, !isDrawn(thing, shown));
  const isShownInside = shown.setting === 'hall' || shown.setting === 'cave';
  if (isInside !== null) say('inside', isInside ? 'in' : 'out', isInside === isShownInside);
  if (hour !== null)
    say('hour', `${hour}, not ${shown.hour}`, hour === 'day' ? shown.hour !== 'night' : hour === shown.hour);
  // rain and snow are not seen from inside a room
  if (weather !== null && !isShownInside)
    say('weather', `${weather}, not ${shown.weather}`, weather === shown.weather);
  if (people !== null) {
    const count = shown.people.length;
    for (let n = 0; n < people.least; n += 1) say('people', `person ${n + 1}`, n < count);
    say('number', `${count} of ${people.least}`, count >= people.least && count <= people.most);
    const { kinds } = people;
    const others = shown.people.filter((kind) => !kinds.includes(LETTERS[kind] ?? kind));
    if (kinds !== '' && count > 0)
      say(
        'sort',
        `${others.join(' ')} for ${kinds}`,
        others.length <= Math.max(0, Math.min(1, count - people.least)),
      );
  }
  return verdicts;
}

export interface Figure {
  readonly kind: JudgedKind;
  readonly right: number;
  readonly all: number;
  readonly wrong: readonly string[];
  /** Named things that cannot be drawn. */
  readonly without: readonly string[];
}

/** The verdicts of several scenes, counted by kind. */
export function countVerdicts(verdicts: readonly (Verdict & { readonly where: string })[]): Figure[] {
  return KINDS.map((kind) => {
    const ofKind = verdicts.filter((verdict) => verdict.kind === kind);
    const possible = ofKind.filter(({ canBeDrawn }) => canBeDrawn);
    return {
      kind,
      right: possible.filter(({ isRight }) => isRight).length,
      all: possible.length,
      wrong: possible.filter(({ isRight }) => !isRight).map(({ where, what }) => `${where}: ${what}`),
      without: ofKind.filter(({ canBeDrawn }) => !canBeDrawn).map(({ what }) => what),
    };
  });
}

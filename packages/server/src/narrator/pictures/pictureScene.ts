import {
  ALIVE,
  type Hour,
  INDOORS,
  nameOfSight,
  type ReadSights,
  readSights,
  type Sight,
  type Somebody,
  type Weather,
} from '@kathaloka/illustrator';
import type { PictureTask } from '../Narrator.ts';
import type { StorySheet } from '../sheets.ts';
import { signSightsOf, withheldIn } from './depiction.ts';
import { peopleIn } from './peopleIn.ts';
import { seenText } from './seenText.ts';
import { fitsInside, hourOf, isInside, weatherOf } from './whenAndWhere.ts';

/** The content of a scene's picture, as far as the server knows it. */
export interface PictureScene {
  /** The author's name of the place; null if there is none, or if it names a figure that must not be shown. */
  readonly place: string | null;
  /** The hour of the scene, or of the world on the story's cover; null if neither tells. */
  readonly hour: Hour | null;
  readonly weather: Weather | null;
  /** The author's people who are in the scene and may be shown. */
  readonly who: readonly string[];
  /** Each man, woman and child of the scene, as many as a picture holds. */
  readonly people: readonly Somebody[];
  /** Beasts, things and places. Symbols for a hidden figure come first. */
  readonly sights: readonly Sight[];
  /** `hall`: inside; `room`: perhaps inside; `town`: in a street; `open`: outdoors; null: unknown. */
  readonly setting: 'hall' | 'room' | 'town' | 'open' | null;
  /** Whether a person of the scene is left out. */
  readonly isWithheld: boolean;
}

/** Depiction rules come first: a figure that must not be shown is neither drawn nor replaced by another person. */
export function pictureScene(task: PictureTask): PictureScene {
  const { story, text, world } = task;
  const seen = seenText(text);
  const place = placeOf(task);
  const read = readSights(place === null ? seen : `${seen}\n${place}`);
  const withheld = withheldIn(seen, story);
  const signs = withheld
    .filter(({ rule }) => rule === 'symbol only')
    .flatMap(({ figure }) => signSightsOf(figure));
  const others = [...read.sights.filter((sight) => sight !== 'person'), ...spiritIn(seen, story)];
  const isAnyNamed = withheldIn(text, story).length > 0;
  const { who, people } = isAnyNamed ? NOBODY : peopleIn(task, others.some(isAlive));
  const inside = isInside(place, seen);
  const sights = [...new Set([...signs, ...others])].filter(
    (sight) => (inside !== true || fitsInside(sight)) && !(sight === 'monkey' && isHanuman(seen, story)),
  );
  return {
    place,
    hour: hourOf(place === null ? seen : `${seen}\n${place}`, world),
    weather: weatherOf(seen),
    who,
    people,
    sights: people.length > 0 ? [...sights, 'person'] : sights,
    setting: settingOf(inside, read.setting, sights),
    isWithheld: withheld.length > 0,
  };
}

/** A tale that hides Hanuman may call him the monkey; several monkeys are others. */
const isHanuman = (seen: string, { lexicon, depiction }: StorySheet): boolean =>
  !/\bmonkeys\b/iu.test(seen) &&
  depiction.some(({ figure, rule }) => /hanuman|हनुमान/iu.test(figure) && rule !== 'may be drawn') &&
  (lexicon.names ?? []).some(({ np, is }) => is === 'person' && /^the monkey$/iu.test(np));

/** A tale of Betaal calls him the corpse that he inhabits. */
const spiritIn = (seen: string, { lexicon, depiction }: StorySheet): readonly Sight[] => {
  const names = [...(lexicon.names ?? []).map(({ np }) => np), ...depiction.map(({ figure }) => figure)];
  const isOfHim = names.some((name) => /betaal|vetala|बेताल/iu.test(name));
  return isOfHim && /\bthe (?:corpse|dead man)\b|लाश/iu.test(seen) ? ['ghost'] : [];
};

const NOBODY = { who: [], people: [] } as const;

/** In a scene with a beast or a spirit, `he` may mean it. */
const isAlive = (sight: Sight): boolean => ALIVE.includes(sight);

/** Sights that make a room: a book in a courtyard is no library. */
const OF_ROOMS: readonly Sight[] = [...INDOORS, 'stairs'];

function settingOf(
  inside: boolean | null,
  read: ReadSights['setting'],
  sights: readonly Sight[],
): PictureScene['setting'] {
  if (inside === true) return 'hall';
  if (read === 'town') return 'town';
  if (inside === false) return sights.some((sight) => OF_ROOMS.includes(sight)) ? 'open' : null;
  return read === 'hall' ? 'room' : null;
}

function placeOf({ story, state }: PictureTask): string | null {
  const places = story.lexicon.places ?? {};
  const place = state.node !== null && Object.hasOwn(places, state.node) ? places[state.node] : undefined;
  return place !== undefined && withheldIn(place, story).length === 0 ? place : null;
}

const SETTING_WORDS = { hall: 'indoors', room: 'room', town: 'street', open: 'outdoors' } as const;

/** The prompt for the illustrator, with nothing that is not in the scene. */
export function promptOf({ sights, people, setting, hour, weather }: PictureScene): string {
  const words = [
    ...sights.filter((sight) => sight !== 'person').map(nameOfSight),
    ...people,
    setting && SETTING_WORDS[setting],
    hour,
    weather === 'clear' ? null : weather,
  ];
  return words.filter((word) => word !== null).join(', ');
}

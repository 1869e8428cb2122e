import { type Hour, nameOfSight, readSights, type Sight, type Weather } from '@kathaloka/illustrator';
import type { PictureTask } from '../Narrator.ts';
import { signSightsOf, withheldIn } from '../prompts/depiction.ts';
import { holdsPhrase, wordsIn } from '../prompts/words.ts';
import { seenText } from './seenText.ts';

/** The content of a scene's picture, as far as the server knows it. */
export interface PictureScene {
  /** The author's name of the place; null where it has none, or one that names a figure who must not be shown. */
  readonly place: string | null;
  /** Of the scene, else of the world that the story's cover shows; null where neither tells. */
  readonly hour: Hour | null;
  readonly weather: Weather | null;
  /** The author's people who stand in the scene and may be shown. */
  readonly who: readonly string[];
  /** Beasts, things and places; what stands for a figure that is not shown comes first. */
  readonly sights: readonly Sight[];
  readonly setting: 'hall' | 'town' | null;
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
  const isAnyNamed = withheldIn(text, story).length > 0;
  const who = isAnyNamed ? [] : peopleIn(seen, task);
  const others = read.sights.filter((sight) => sight !== 'person');
  const isPeopled = !isAnyNamed && (who.length > 0 || read.sights.includes('person'));
  const { setting } = read;
  return {
    place,
    hour: read.hour ?? readSights(world).hour,
    weather: weatherOf(seen, read.weather),
    who,
    sights: [...new Set([...signs, ...others, ...(isPeopled ? (['person'] as const) : [])])],
    setting: setting === 'hall' || setting === 'town' ? setting : null,
    isWithheld: withheld.length > 0,
  };
}

/** Rain is named more often than it falls: where it is prayed for, paid for, or heard of. */
const RAINS =
  /\b(?:raining|rains? (?:is|are|falls?|comes?|came|pours?|beats?|drums?|runs?|starts?|begins?|has|have)|(?:in|through|of) the rain|it rains)\b|(?:बारिश|मेह|बूँद).{0,12}(?:हो रह|पड़|गिर|बरस)|बरसती|برستی|بارش (?:ہو|برس)|மழை (?:பெய்|கொட்ட|விழ)|বৃষ্টি (?:পড়|হচ্ছে|নাম)/iu;

function weatherOf(seen: string, named: Weather | null): Weather | null {
  if (named === 'storm' || !RAINS.test(seen)) return named === 'rain' ? null : named;
  return 'rain';
}

function placeOf({ story, state }: PictureTask): string | null {
  const places = story.lexicon.places ?? {};
  const place = state.node !== null && Object.hasOwn(places, state.node) ? places[state.node] : undefined;
  return place !== undefined && withheldIn(place, story).length === 0 ? place : null;
}

function peopleIn(seen: string, { story }: PictureTask): string[] {
  const words = wordsIn(seen);
  return (story.lexicon.names ?? [])
    .filter(({ np, is }) => is === 'person' && !isBeast(np) && holdsPhrase(words, wordsIn(np)))
    .map(({ np }) => np);
}

/** A speaking animal can be addressed by the player, but is not drawn as a human. */
const isBeast = (np: string): boolean =>
  readSights(np).sights.some((sight) => sight !== 'person') || BEASTS.test(np);
const BEASTS =
  /\b(?:mouse|squirrel|mullet|hen|dog|buffalo|gecko|jackal|hornbill|tortoise|lion|leopard|langur|sleep)\b/i;

const SETTING_WORDS = { hall: 'room', town: 'street' } as const;

/** The request to the illustrator, with nothing that is not in the scene. */
export function promptOf({ sights, setting, hour, weather }: PictureScene): string {
  const words = [
    ...sights.map(nameOfSight),
    setting && SETTING_WORDS[setting],
    hour,
    weather === 'clear' ? null : weather,
  ];
  return words.filter((word) => word !== null).join(', ');
}

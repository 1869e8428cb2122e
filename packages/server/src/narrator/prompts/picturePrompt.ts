import { PICTURE_STYLES } from '@kathaloka/contract/limits';
import { describeScene, type Hour, sceneInWords, sightInWords, type Weather } from '@kathaloka/illustrator';
import type { PictureTask } from '../Narrator.ts';
import { pictureAlt } from '../pictures/pictureAlt.ts';
import { type PictureScene, pictureScene } from '../pictures/pictureScene.ts';
import { seenText } from '../pictures/seenText.ts';
import { signWords, withheldIn } from '../pictures/depiction.ts';
import { fencedLine } from './fence.ts';
import { part } from './promptFiles.ts';
import { holdsPhrase, wordsIn } from '../phrases.ts';

type Style = (typeof PICTURE_STYLES)[number];

const HOURS: Readonly<Record<Hour, string>> = {
  dawn: 'at dawn',
  noon: 'at noon',
  dusk: 'at dusk',
  night: 'at night',
};
const WEATHER: Readonly<Record<Weather, string>> = {
  clear: '',
  rain: ', in the rain',
  mist: ', in mist',
  storm: ', in a storm',
};
const PERSONS_MAX = 2;
const WITHOUT_PEOPLE: Style = 'vishvakarma';

interface PicturePrompt {
  readonly prompt: string;
  readonly style: Style;
  /** A description, for when there is no picture. */
  readonly description: string;
  /** Alternative text: what the model was asked to show. */
  readonly alt: string;
}

/**
 * A picture prompt from what the server knows: place, hour, people and one thing. It never quotes a model's
 * text, and never names a person who must not be shown.
 */
export function picturePrompt(task: PictureTask): PicturePrompt {
  const { story, text, world, model_key, seed } = task;
  const style = PICTURE_STYLES.find((each) => model_key.startsWith(each)) ?? PICTURE_STYLES[0];
  const options = { style, seed: String(seed), keywords: `${text}\n\n${world}` };
  const known = pictureScene(task);
  const hour = known.hour ?? describeScene(options).hour;
  const weather = known.weather ?? 'clear';
  const place = known.place ?? world;
  const hidden = withheldIn([seenText(text), place].join('\n'), story);
  const signs = hidden.filter(({ rule }) => rule === 'symbol only').map(({ figure }) => signWords(figure));
  const sign = signs.find((signOf) => signOf !== '');
  const scene = [
    canBeShown(place, task)
      ? `${fencedLine(place)}, ${HOURS[hour]}${WEATHER[weather]}`
      : sceneInWords(options),
    style === WITHOUT_PEOPLE ? '' : namesIn(task, 'person').slice(0, PERSONS_MAX).join(' and '),
    sign ?? namesIn(task, 'thing')[0] ?? thingOf(known),
  ]
    .map((words) => fencedLine(words))
    .filter((words) => words !== '')
    .join(', ');
  return {
    prompt: `${scene}${part('styles', style)}${part('styles', 'ending')}`,
    style,
    description: fencedLine(place) || sceneInWords(options),
    alt: pictureAlt(
      known,
      {
        sights: known.sights,
        people: known.people,
        setting: known.setting === 'hall' ? 'hall' : 'land',
        hour,
        weather,
      },
      story.language,
    ),
  };
}

/** The first thing of the scene, in the illustrator's words; empty if there is none. */
function thingOf({ sights }: PictureScene): string {
  const thing = sights.find((sight) => sight !== 'person');
  return thing === undefined ? '' : sightInWords(thing, 'en');
}

const canBeShown = (words: string, { story }: PictureTask): boolean =>
  words !== '' && withheldIn(words, story).length === 0;

/** The author's persons or things that the scene names and that may be shown. */
function namesIn(task: PictureTask, kind: 'person' | 'thing'): string[] {
  const words = wordsIn(seenText(task.text));
  return (task.story.lexicon.names ?? [])
    .filter(({ np, is }) => is === kind && holdsPhrase(words, wordsIn(np)) && canBeShown(np, task))
    .map(({ np }) => np);
}

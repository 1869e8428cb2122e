/**
 * `npm run tool -- shelf-cases`: writes plays of bundled stories as cases of the format,
 * `docs/format/cases/shelf-….json`. The texts come from the present player: review each difference before
 * committing.
 */
import fs from 'node:fs';
import path from 'node:path';
import { seededRandom } from '@kathaloka/story';
import { playedPart } from '../packages/player/src/page/playedPart.ts';
import * as runtime from '../packages/player/src/runtime/index.ts';

const ROOT = path.resolve(import.meta.dirname, '..');
const SHELF = path.join(ROOT, 'packages/server/src/library/stories');
const WALKS = 12;
const STEPS_MAX = 60;

/** Short stories, in two languages and in a translation. */
const PLAYED = [
  { name: 'birbals-khichdi-is-nearly-ready', language: 'en' },
  { name: 'granny-goes-home-in-a-pumpkin', language: 'hi' },
  { name: 'aakhiri-daak', language: 'hi' },
] as const;

const read = (file: string) => JSON.parse(fs.readFileSync(path.join(SHELF, file), 'utf8')) as object;

function storyOf({ name, language }: (typeof PLAYED)[number]): object {
  const layer = path.join('layers', `${name}.${language}.json`);
  const isLayered = fs.existsSync(path.join(SHELF, layer));
  return playedPart({ ...read(`${name}.json`), ...(isLayered && { layers: { [language]: read(layer) } }) });
}

function expected(tale: runtime.Tale, reading: runtime.Reading) {
  const { scene, text, choices, xp, is_ending, ending } = runtime.placeOf(tale, reading);
  const { numbers, things } = runtime.collectedIn(reading);
  return {
    scene,
    text,
    choices: choices.map((choice) => choice.text),
    numbers: Object.fromEntries(numbers),
    things: [...things],
    xp,
    is_ending,
    ending,
  };
}

function walk(tale: runtime.Tale, seed: number) {
  const random = seededRandom(seed);
  let reading = runtime.beginReading(tale);
  const steps: object[] = [{ expect: expected(tale, reading) }];
  while (steps.length < STEPS_MAX) {
    const { choices } = runtime.placeOf(tale, reading);
    if (choices.length === 0) break;
    const choose = Math.floor(random() * choices.length);
    const moved = runtime.makeMove(tale, reading, { choose });
    if (!moved.reading) break;
    reading = moved.reading;
    steps.push({ choose, expect: expected(tale, reading) });
  }
  return steps;
}

for (const played of PLAYED) {
  const story = storyOf(played);
  const opened = runtime.readStory(story).story;
  if (!opened) throw new Error(`${played.name} cannot be played.`);
  const tale = runtime.openTale(opened, { language: played.language });
  const cases = Array.from({ length: WALKS }, (_, at) =>
    JSON.stringify({
      rule: `shelf.${played.name}`,
      name: `walk ${at + 1}`,
      language: played.language,
      steps: walk(tale, at + 1),
    }),
  );
  const file = path.join(ROOT, 'docs/format/cases', `shelf-${played.name}.json`);
  fs.writeFileSync(
    file,
    `{\n"kathaloka_cases": 1,\n"story": ${JSON.stringify(story)},\n"cases": [\n${cases.join(',\n')}\n]\n}\n`,
  );
}

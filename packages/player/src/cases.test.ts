/** Every case of the format's test suite, played by the published bundle of the runtime. */
import { seededRandom } from '@kathaloka/story';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Reading } from './runtime/index.ts';
import { bundledRuntime } from './testing/bundledRuntime.ts';
import {
  allCases,
  type CaseStep,
  type Expected,
  isChance,
  isFile,
  isPlay,
  moveOf,
  type PlayCase,
  seenOf,
} from './testing/cases.ts';

const cases = allCases();
let runtime: Awaited<ReturnType<typeof bundledRuntime>>;
beforeAll(async () => {
  runtime = await bundledRuntime();
});

const names = <T extends { readonly rule: string; readonly name: string }>(all: readonly T[]) =>
  all.map((one) => [`${one.rule}: ${one.name}`, one] as const);

it('There are at least three hundred cases, each with its own name', () => {
  expect(cases.length).toBeGreaterThanOrEqual(300);
  expect(new Set(cases.map(({ rule, name }) => `${rule}: ${name}`)).size).toBe(cases.length);
});

describe('A file', () => {
  it.each(names(cases.filter(isFile)))('%s', (_, { file, source, fault }) => {
    const read = source === undefined ? runtime.readStory(file) : runtime.readStoryText(source);
    expect(read.fault ? { ...read.fault, ...fault } : null).toEqual(read.fault ?? null);
    expect(read.fault === undefined).toBe(fault === null);
  });
});

describe('Chance', () => {
  it.each(names(cases.filter(isChance)))('%s', (_, { seed, first }) => {
    const random = seededRandom(seed);
    expect(first.map(() => random())).toEqual(first);
  });
});

/** Opens a case. Returns it with a function that takes its steps. */
function playing(one: PlayCase) {
  const { story, fault } = runtime.readStory(one.story);
  if (!story) throw new Error(`${fault.path}: ${fault.message}`);
  const tale = runtime.openTale(story, { language: one.language, brought: one.brought });
  let reading = runtime.beginReading(tale, one.seed);
  const take = (step: CaseStep): string | undefined => {
    const moved = step.undo ? runtime.goBack(tale, reading) : runtime.makeMove(tale, reading, moveOf(step));
    if (moved.refused) return moved.refused.code;
    reading = moved.reading;
    return undefined;
  };
  return { tale, take, current: (): Reading => reading };
}

describe('A play', () => {
  it.each(names(cases.filter(isPlay)))('%s', (_, one) => {
    const { tale, take, current } = playing(one);
    const faultsFound = tale.play.graph.faults.map(({ node, choice, variant, part, fault }) =>
      JSON.parse(
        JSON.stringify({
          scene: node,
          choice: choice ?? undefined,
          variant: variant ?? undefined,
          part,
          at: fault.at,
        }),
      ),
    );
    expect(one.faults ?? faultsFound).toEqual(faultsFound);
    expect(one.endings ?? tale.endings).toEqual(tale.endings);
    for (const [at, step] of one.steps.entries()) {
      const refused = at === 0 ? undefined : take(step);
      expect(found(one, { tale, reading: current(), refused }, step.expect), `after move ${at}`).toEqual(
        step.expect,
      );
    }
  });
});

/** The fields of a place for which a case has expectations. */
function found(
  one: PlayCase,
  {
    tale,
    reading,
    refused,
  }: { tale: ReturnType<typeof runtime.openTale>; reading: Reading; refused: string | undefined },
  expected: Expected,
): Expected {
  const place = runtime.placeOf(tale, reading);
  const { numbers, things, words } = runtime.collectedIn(reading);
  const seen = seenOf(one);
  const all: Expected = {
    ...place,
    title: tale.story.title,
    languages: tale.languages,
    choices: place.choices.map(({ text }) => text),
    asks: place.choices.map(({ asks }) => asks),
    odds: place.choices.map(({ odds }) => odds),
    puts_down: place.choices.map(({ puts_down }) => puts_down),
    because: place.choices.map(({ because }) => because),
    numbers: Object.fromEntries(numbers),
    things: [...things],
    words: Object.fromEntries(words),
    ...(refused !== undefined && { refused }),
    ...(seen && place.is_ending && { hints: runtime.hintsAt(tale, reading, seen) }),
    ...(one.brought?.shares &&
      place.is_ending && {
        leaves: Object.fromEntries(runtime.leavesOf(tale, one.brought.shares, runtime.stateOf(reading))),
      }),
  };
  return Object.fromEntries(Object.keys(expected).map((field) => [field, all[field as keyof Expected]]));
}

/** Reads inputs on which no matcher was tuned, by a model whose answers and confidences are scripted. */
import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { aStorySheet } from '../../testing/narratorTasks.ts';
import { narratorOfClient } from '../../testing/narratorOfClient.ts';
import type { InterpretTask, Interpretation } from '../Narrator.ts';
import { failed, type ScriptedAnswer, scriptedClient } from './scriptedClient.ts';

interface Case {
  readonly input: string;
  readonly choice: number | null;
}

interface Scenes {
  readonly language: 'en' | 'hi';
  readonly nodes: Record<string, { readonly choices: readonly string[]; readonly inputs: readonly Case[] }>;
}

interface Asked extends Case {
  readonly task: InterpretTask;
}

const INPUTS = path.join(import.meta.dirname, '../interpret/inputs');

const ASKED: readonly Asked[] = [INPUTS, path.join(INPUTS, 'heldOut')].flatMap((folder) =>
  fs
    .readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .flatMap((file) => {
      const { language, nodes } = JSON.parse(fs.readFileSync(path.join(folder, file), 'utf8')) as Scenes;
      return Object.values(nodes).flatMap(({ choices, inputs }) =>
        inputs.map((each) => ({
          ...each,
          task: {
            model_key: 'tenali',
            account: 'meera',
            story: aStorySheet({ language }),
            lastText: 'It is dark.',
            choices,
            input: each.input,
          },
        })),
      );
    }),
);

const answer = (way: number | null, sure: string): string =>
  JSON.stringify({ way: way === null ? 'none' : String(way + 1), sure, intent: 'other' });
/** A choice that is not meant; null if the meant one is the only choice. */
const wrong = ({ choice, task }: Asked): number | null =>
  choice === null ? 0 : task.choices.length > 1 ? (choice + 1) % task.choices.length : null;
const right = ({ choice }: Asked): number | null => choice;

const NOTHING: Interpretation = { edge: null, isSure: false };

/** How each input is read with this script of answers. The built-in narrator knows nothing here. */
async function readings(script: (asked: Asked, at: number) => ScriptedAnswer): Promise<Interpretation[]> {
  const read: Interpretation[] = [];
  const { signal } = new AbortController();
  for (const [at, asked] of ASKED.entries())
    read.push(await narratorSaying(script(asked, at)).interpret(asked.task, signal));
  return read;
}

/** A narrator for each input, because not every input is sent to the model. */
const narratorSaying = (said: ScriptedAnswer) =>
  narratorOfClient(scriptedClient([said]), {
    models: new Map([['tenali', { name: 'llama', contextTokens: 8192 }]]),
  });

const share = (part: number, whole: number): string => `${((100 * part) / whole).toFixed(2)} %`;

/** The share of meant choices that are taken, and the share of all inputs that move the story falsely. */
function figuresOf(read: readonly Interpretation[]) {
  const moves = read.map(({ edge, isSure }) => (isSure ? edge : null));
  const meant = ASKED.filter(({ choice }) => choice !== null).length;
  const taken = moves.filter((edge, at) => edge !== null && edge === ASKED[at]!.choice).length;
  const falsely = moves.filter((edge, at) => edge !== null && edge !== ASKED[at]!.choice).length;
  const words = `taken ${share(taken, meant)}, moved falsely ${share(falsely, ASKED.length)}`;
  return { taken: taken / meant, falsely: falsely / ASKED.length, words };
}

/**
 * Whether this input is one in `count`: evenly spread, whatever the order of the files, and the same in every
 * run.
 */
const isOneIn = (count: number, at: number): boolean => (at * 7919) % count === 0;

describe('A thousand and more inputs, as a model reads them', () => {
  it('are the frozen ones, each with the choices of its scene', () => {
    expect(ASKED.length).toBeGreaterThanOrEqual(1000);
  });

  it('take the choice that is meant where the model is right and sure', async () => {
    expect(figuresOf(await readings((asked) => answer(right(asked), 'high')))).toMatchObject({
      taken: 1,
      falsely: 0,
    });
  });

  it.each(['low', '', 'HIGH!', 'certain', '0.99'])(
    'move nothing where it is wrong and "%s"',
    async (sure) => {
      expect(figuresOf(await readings((asked) => answer(wrong(asked), sure)))).toMatchObject({
        taken: 0,
        falsely: 0,
      });
    },
  );

  it('move nothing where it is right and unsure, and keep the choice to ask about', async () => {
    const read = await readings((asked) => answer(right(asked), 'low'));
    expect(figuresOf(read).taken).toBe(0);
    expect(read.map(({ edge }) => edge)).toEqual(ASKED.map(({ choice }) => choice));
  });

  it.each<readonly [what: string, answer: ScriptedAnswer]>([
    ['none', answer(null, 'high')],
    ['a choice that there is not', '{"way": "99", "sure": "high"}'],
    ['the number before the first', '{"way": "0", "sure": "high"}'],
    ['a negative number', '{"way": "-1", "sure": "high"}'],
    ['a fraction', '{"way": 1.5, "sure": "high"}'],
    ['a list', '{"way": ["1"], "sure": "high"}'],
    ['prose', 'The player seems to want the second thing, or maybe the first.'],
    ['numbers within prose', 'It could be 2, or else 1: I cannot tell.'],
    ['broken JSON', '{"way": "1", "sure": "hi'],
    ['nothing', ''],
    ['a minus before its number', '-1'],
    ['an error', { chunks: [], error: failed('http') }],
  ])('move nothing where it answers %s', async (_, said) => {
    expect(await readings(() => said)).toEqual(ASKED.map(() => NOTHING));
  });

  it('move the story falsely no oftener than the model is wrong and sure of it', async () => {
    // one in four answers is wrong, as in small models; one in sixty of these is confident
    const read = await readings((asked, at) => {
      if (!isOneIn(4, at)) return answer(right(asked), 'high');
      return answer(wrong(asked), isOneIn(240, at) ? 'high' : 'low');
    });
    const figures = figuresOf(read);
    console.log(`${ASKED.length} inputs, a model that is wrong in a quarter: ${figures.words}`);
    expect(figures.falsely).toBeLessThanOrEqual(0.005);
    expect(figures.taken).toBeGreaterThanOrEqual(0.7);
  });

  it('are moved by a model that is always wrong and sure: nothing but its word stands against that', async () => {
    const { falsely, words } = figuresOf(await readings((asked) => answer(wrong(asked), 'high')));
    console.log(`${ASKED.length} inputs, a model that is always wrong and sure: ${words}`);
    expect(falsely).toBeGreaterThan(0.9);
  });
});

it('A line that denies the choice which a model reads in it is left to the built-in reader', async () => {
  const task = { ...ASKED[0]!.task, choices: ['Give Meher the key', 'Climb'] };
  const ask = (input: string) =>
    narratorOfClient(scriptedClient([answer(0, 'high')])).interpret(
      { ...task, input },
      new AbortController().signal,
    );
  expect(await ask('I will never give Meher the key, whatever she offers.')).toEqual(NOTHING);
  expect(await ask('Here, Meher, it is yours: the key')).toEqual({ edge: 0, isSure: true });
});

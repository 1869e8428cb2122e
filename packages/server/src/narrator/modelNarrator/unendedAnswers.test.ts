import { afterEach, describe, expect, it, vi } from 'vitest';
import { GROWTH_MAX, growthLeast, processorGrowthOf } from '@kathaloka/contract/fixtures';
import { aNarrationTask } from '../../testing/narratorTasks.ts';
import { narratorOfClient } from '../../testing/narratorOfClient.ts';
import type { Piece } from '../Narrator.ts';
import { scriptedNarrator } from '../scripted.ts';
import { outputFilter } from './outputFilter.ts';
import { scriptedClient } from './scriptedClient.ts';

const PROSE =
  'The water takes the lamp and gives it back. A boat knocks against its post, and Hari counts the knocks.';
const STEPPED_IN = { narrator: 'built_in', steppedIn: 'refused' };
const [LETTERS, A_PIECE] = [50_000, 20];

const repeated = (unit: string, length: number): string => unit.repeat(length / unit.length);

const piecesOf = (text: string): string[] => text.match(/[^]{1,20}/g) ?? [];

/** Tells a turn with these answers, each one in small pieces. */
async function told(...answers: string[]) {
  const client = scriptedClient(answers.map((text) => ({ pieces: piecesOf(text) })));
  const fallback = scriptedNarrator({
    narrate: () => [{ text: 'The built-in narrator tells.' }, { notes: {} }],
  });
  const narrator = narratorOfClient(client, { fallback });
  const pieces: Piece[] = [];
  for await (const piece of narrator.narrate(aNarrationTask({}), AbortSignal.timeout(60_000)))
    pieces.push(piece);
  return {
    text: pieces.map((piece) => ('text' in piece ? piece.text : '')).join(''),
    teller: pieces.flatMap((piece) => ('teller' in piece ? [piece.teller] : [])).at(-1),
    requests: client.requests.length,
    lettersRead: client.read.join('').length,
  };
}

/** The result of a filter for one text in pieces. */
function cleaned(pieces: readonly string[]) {
  const filter = outputFilter({ maxWords: 200, author: '' });
  const passed = [...pieces.flatMap((piece) => filter.push(piece)), ...filter.end('stop')];
  return { text: passed.map(String).join(''), isUnfit: filter.hasUnfit() };
}

describe('An answer without the end of a sentence', () => {
  it.each(['x', 'and-the-river-', 'नदी', '<think', '![', '…”', '.'])(
    'is read no further than a long sentence, asked for once more, and told free of charge: %s',
    async (unit) => {
      const endless = repeated(unit, LETTERS - (LETTERS % unit.length));
      const { text, teller, requests, lettersRead } = await told(endless, endless);
      expect([text, teller, requests]).toEqual(['The built-in narrator tells.', STEPPED_IN, 2]);
      expect(lettersRead).toBeLessThan(2 * (2000 + 2 * A_PIECE));
    },
  );

  it('is followed by a second one that may be told', async () => {
    const { text, teller, requests } = await told('x'.repeat(LETTERS), PROSE);
    expect([text, teller, requests]).toEqual([PROSE, { narrator: 'model', name: 'llama' }, 2]);
  });

  it('ends what was told before it', async () => {
    const { text, requests, lettersRead } = await told(`${PROSE} ${'x'.repeat(LETTERS)}`);
    expect([text, requests]).toEqual([PROSE, 1]);
    expect(lettersRead).toBeLessThan(PROSE.length + 2000 + 2 * A_PIECE);
  });
});

describe('An answer of words that no language has', () => {
  it('is read no further than many times its length, and is free', async () => {
    const { teller, lettersRead } = await told(`${'x'.repeat(999)}. `.repeat(50), PROSE);
    expect(teller).toMatchObject({ isFree: true });
    expect(lettersRead).toBeLessThan(10_000);
  });
});

describe('Prose of any language', () => {
  it.each([
    ['Hindi', 'रात हुई और नाव किनारे पर लगी रही। '],
    ['Hindi without spaces behind the dandas', 'रात हुई और नाव किनारे लगी।'],
    ['Urdu', 'رات ہوئی اور کشتی کنارے پر لگی رہی۔ '],
    ['Urdu without spaces behind the full stops', 'رات ہوئی اور کشتی کنارے لگی۔'],
    ['Malayalam', 'രാത്രിയായി വള്ളം കടവിൽ കിടന്നു. '],
    ['lines of a poem', 'the river takes the lamp away\n'],
    ['verses in Hindi', 'नदी ले गई दीया\n\n'],
    ['speech', "'The lamp is out,' she says. "],
  ])('is told: %s', (_, unit) => {
    const text = unit.repeat(Math.ceil(5000 / unit.length));
    const filter = outputFilter({ maxWords: 2000, author: '' });
    const passed = [...piecesOf(text).flatMap((piece) => filter.push(piece)), ...filter.end('stop')];
    expect(passed.join('')).toBe(text.trim());
    expect(filter.hasUnfit()).toBe(false);
  });

  it('is told without any sign, if it is no longer than a long sentence', () => {
    const text = 'and the river goes on '.repeat(80).trim();
    expect(cleaned(piecesOf(text))).toEqual({ text, isUnfit: false });
  });
});

describe('Work on an answer', () => {
  afterEach(() => vi.restoreAllMocks());

  /** The letters that are searched in an answer that comes letter by letter. */
  function lettersSearched(text: string): number {
    const exec = Object.getOwnPropertyDescriptor(RegExp.prototype, 'exec')!.value as (
      this: RegExp,
      within: string,
    ) => RegExpExecArray | null;
    let letters = 0;
    vi.spyOn(RegExp.prototype, 'exec').mockImplementation(function (this: RegExp, within: string) {
      letters += within.length - this.lastIndex;
      return exec.call(this, within);
    });
    const filter = outputFilter({ maxWords: 200 });
    for (const letter of text) filter.push(letter);
    vi.restoreAllMocks();
    return letters;
  }

  it.each(['and the river goes on ', 'x', 'नदी', 'No.5 '])('grows with its letters: %s', (unit) => {
    const largest = 1920;
    const textOf = (length: number) => unit.repeat(length).slice(0, length);
    const growth = lettersSearched(textOf(largest)) / lettersSearched(textOf(growthLeast(largest)));
    expect(growth).toBeLessThan(12);
  });

  it.each(['x', '.', 'a-', '…”', '<'])('grows with the length of a sentence of %s', async (unit) => {
    const work = (length: number) => cleaned([`${unit.repeat(length).slice(0, length)} a. `]);
    expect(await processorGrowthOf(work, 1900)).toBeLessThan(GROWTH_MAX);
  });
});

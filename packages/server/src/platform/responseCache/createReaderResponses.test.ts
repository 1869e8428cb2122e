import { expect, it, vi } from 'vitest';
import type { SignedInUser } from '../auth/admit.ts';
import { cachedResponse } from './createResponseCache.ts';
import { createReaderResponses } from './createReaderResponses.ts';

const FOR_GUESTS = '"own":false';
const reader = (id: string): SignedInUser => ({
  id,
  session_id: id,
  role: 'player',
  is_verified: true,
  has_premium_access: false,
});

/** Makes answers in which a reader likes those stories that have the reader's name in their id. */
function someAnswers() {
  const of = vi.fn(({ id }: SignedInUser, ids: readonly string[]) =>
    Promise.resolve(ids.map((each) => `"own":${each.includes(id)}`)),
  );
  const answers = createReaderResponses({
    forGuests: FOR_GUESTS,
    idsIn: (answer) => (answer as { id?: string }[]).flatMap(({ id }) => id ?? []),
    of,
  });
  const read = async (answer: ReturnType<typeof guests>, id: string) =>
    JSON.parse((await answers.read(answer, reader(id))).plain.toString()) as unknown;
  return { answers, of, read };
}

const guests = (...stories: object[]) => cachedResponse(Buffer.from(JSON.stringify(stories)));

it('A reader gets the guests’ answer with their own parts in place', async () => {
  const { read } = someAnswers();
  const title = 'नदी "own":false, \\"own\\":false';
  const answer = guests({ id: 'ann', title, own: false }, { id: 'ann, bob', own: false });
  expect(await read(answer, 'bob')).toEqual([
    { id: 'ann', title, own: false },
    { id: 'ann, bob', own: true },
  ]);
  expect(await read(answer, 'ann')).toEqual([
    { id: 'ann', title, own: true },
    { id: 'ann, bob', own: true },
  ]);
});

it('Readers whose parts equal a guest’s get the same bytes, and so do readers with equal parts', async () => {
  const { answers } = someAnswers();
  const answer = guests({ id: 'ann', own: false });
  expect(await answers.read(answer, reader('bob'))).toBe(answer);
  const own = await answers.read(answer, reader('ann'));
  expect(await answers.read(answer, reader('ann'))).toBe(own);
  expect(own.inEncoding('gzip')).toBe(own.inEncoding('gzip'));
});

it('After a change the same reader is sent what has changed', async () => {
  const { read } = someAnswers();
  const title = (text: string) => guests({ id: 'ann', title: text, own: false });
  expect(await read(title('The ferry'), 'ann')).toEqual([{ id: 'ann', title: 'The ferry', own: true }]);
  expect(await read(title('Renamed'), 'ann')).toEqual([{ id: 'ann', title: 'Renamed', own: true }]);
});

it('For an answer without own parts, nothing is read', async () => {
  const { answers, of } = someAnswers();
  const answer = guests({ title: 'a tag' });
  expect(answers.read(answer, reader('ann'))).toBe(answer);
  expect(of).not.toHaveBeenCalled();
});

it('An answer without a place for each part is an error, so that no reader gets another’s part', () => {
  const { answers } = someAnswers();
  expect(() => answers.read(guests({ id: 'ann', own: true }), reader('ann'))).toThrow('0 parts');
});

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

it('A reader is sent what guests are, with what is their own in its places', async () => {
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

it('Of whom nothing differs from a guest is sent the same bytes, and so are those of whom the same is true', async () => {
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

it('Where nothing is anybody’s own, nothing is asked', async () => {
  const { answers, of } = someAnswers();
  const answer = guests({ title: 'a tag' });
  expect(answers.read(answer, reader('ann'))).toBe(answer);
  expect(of).not.toHaveBeenCalled();
});

it('An answer without a place for each is refused, and not sent with what is somebody else’s', () => {
  const { answers } = someAnswers();
  expect(() => answers.read(guests({ id: 'ann', own: true }), reader('ann'))).toThrow('0 parts');
});

import { MockedRefusal, mockCall } from '@kathaloka/api/testing';
import type { OfflineMove } from '@kathaloka/contract/entities';
import { anOfflineStory, anUploadedPlay, aUser, fixtureId } from '@kathaloka/contract/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { client } from '../../client.ts';
import { onChange } from '../../offline/changes.ts';
import type { Owner } from '../../offline/database.ts';
import { newPlay } from '../../offline/newPlay.ts';
import { playsOf, readMoves, removePlay, storeMove } from '../../offline/plays.ts';
import { uploadPlays } from '../../offline/upload.ts';
import { createStore } from '../../store.ts';

const reader = aUser({ id: fixtureId('user', 71) });
const somebodyElse = aUser({ id: fixtureId('user', 72) });
const LOGIN = { access_token: 'a-token', refresh_token: 'another-token' };
const at = '2026-11-25T10:00:00.000Z';
const MOVES: OfflineMove[] = [
  { choose: 0, at },
  { choose: 1, at },
];

interface Upload {
  readonly from: number;
  readonly moves: readonly OfflineMove[];
}
type Asked = Upload & { readonly offline_id: string };
/** What the server does with each upload, in their order; what was asked stands beside it. */
type Answer = Partial<ReturnType<typeof anUploadedPlay>>;
let answers: ((asked: Asked) => Answer | Promise<Answer>)[] = [];
let uploads: Asked[] = [];

const meta: Meta = {
  tags: ['behaviour'],
  title: 'Routes/Offline',
  render: () => <p>Plays of this device are uploaded.</p>,
  parameters: {
    msw: {
      handlers: [
        mockCall('uploadPlay', async ({ params, request }) => {
          const asked = { ...((await request.json()) as Upload), offline_id: params.offline_id! };
          uploads.push(asked);
          const answer = answers.shift();
          if (!answer) throw new MockedRefusal({ status: 503, detail: 'Later' });
          return anUploadedPlay({
            session_id: null,
            is_completed: false,
            refused: null,
            ...(await answer(asked)),
          });
        }),
      ],
    },
  },
};
export default meta;
type Story = StoryObj<typeof meta>;

/** A device with so many plays of the reader, and their login. */
async function aDevice(plays: number) {
  for (const play of await playsOf([reader.id, somebodyElse.id])) await removePlay(play.offline_id);
  [answers, uploads] = [[], []];
  const store = createStore();
  client.session.open(store.dispatch, LOGIN, reader);
  for (let number = 0; number < plays; number += 1)
    await newPlay({ owner: reader.id, content: anOfflineStory(), moves: MOVES });
  return {
    signIn: (user: typeof reader) => client.session.open(store.dispatch, LOGIN, user),
    upload: (owner: Owner = reader.id) => uploadPlays(store.dispatch, owner),
  };
}

const stored = async () => (await playsOf([reader.id])).map((play) => play.stored);
const all = ({ from, moves }: Asked) => ({ stored: from + moves.length });

/** Nothing is lost or sent twice that the server says it has. */
export const Interrupted: Story = {
  play: async () => {
    const { upload } = await aDevice(1);
    // the answer was lost after the server had stored one of them
    await upload();
    await expect(await stored()).toEqual([0]);
    answers = [() => ({ stored: 1 }), all];
    await upload();
    await expect(uploads.map(({ from, moves }) => [from, moves.length])).toEqual([
      [0, 2],
      [0, 2],
      [1, 1],
    ]);
    await expect(await stored()).toEqual([2]);
    await upload();
    await expect(uploads).toHaveLength(3);
  },
};

/** What has gone on elsewhere under the same id is sent whole under a new one. */
export const Differs: Story = {
  play: async () => {
    const { upload } = await aDevice(1);
    answers = [
      () => {
        throw new MockedRefusal({ status: 409, code: 'offline_differs', detail: 'Other moves' });
      },
    ];
    await upload();
    answers = [all];
    await upload();
    const [first, second] = uploads;
    await expect(second!.offline_id).not.toBe(first!.offline_id);
    await expect(second).toMatchObject({ from: 0, moves: MOVES });
    await expect(await readMoves(first!.offline_id)).toEqual([]);
    await expect(await readMoves(second!.offline_id)).toEqual(MOVES);
  },
};

/** What one account has played is never uploaded by another. */
export const SomebodyElse: Story = {
  play: async () => {
    const { signIn, upload } = await aDevice(2);
    answers = [
      (asked) => {
        signIn(somebodyElse);
        return all(asked);
      },
      all,
    ];
    await upload();
    await expect(uploads).toHaveLength(1);
    await upload(somebodyElse.id);
    await expect(uploads).toHaveLength(1);
    signIn(reader);
    await upload();
    await expect(uploads).toHaveLength(2);
    await expect(await stored()).toEqual([2, 2]);
  },
};

/** Another tab has signed somebody else in, of which this one has not heard yet. */
export const SomebodyElseInAnotherTab: Story = {
  play: async () => {
    const { upload } = await aDevice(1);
    client.session.open(createStore().dispatch, LOGIN, somebodyElse);
    answers = [all];
    await upload();
    await expect(uploads).toEqual([]);
    await expect(await stored()).toEqual([0]);
  },
};

/** What may be possible later is asked for again, but not because this device has noted that it is not possible now. */
export const RefusedForNow: Story = {
  play: async () => {
    for (const code of ['limit_reached', 'premium_required', 'rated_older'] as const) {
      const { upload } = await aDevice(1);
      const refuse = () => {
        throw new MockedRefusal({ status: 403, code, detail: 'Not now' });
      };
      answers = [refuse, refuse, all];
      await upload();
      const changed = fn();
      const stop = onChange(changed);
      await upload();
      stop();
      await expect(uploads).toHaveLength(2);
      await expect(changed).not.toHaveBeenCalled();
      await upload();
      await expect(await stored()).toEqual([2]);
    }
  },
};

/** Undo after the end, while the end is uploaded, is not removed with it. */
export const UndoneMeanwhile: Story = {
  play: async () => {
    const { upload } = await aDevice(1);
    const [play] = await playsOf([reader.id]);
    const { offline_id } = play!;
    answers = [
      async (asked) => {
        const after = { is_completed: false, percent: 50, last_line: '', played_at: at };
        await storeMove(offline_id, 2, { undo: true, at }, after);
        return { ...all(asked), is_completed: true };
      },
      all,
    ];
    await upload();
    await expect(uploads.map(({ from, moves }) => [from, moves.length])).toEqual([
      [0, 2],
      [2, 1],
    ]);
    await expect(await stored()).toEqual([3]);
  },
};

/** What has come to its end and is uploaded leaves the device. */
export const Ended: Story = {
  play: async () => {
    const { upload } = await aDevice(1);
    answers = [(asked) => ({ ...all(asked), is_completed: true })];
    await upload();
    await expect(await stored()).toEqual([]);
  },
};

import type { OfflineMove } from '@kathaloka/contract/entities';
import { anOfflineStory, fixtureId } from '@kathaloka/contract/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { localStore } from '../../browser/safeStorage.ts';
import { forgetDeleted, forgetOthers } from '../../offline/accountData.ts';
import { database, GUEST, type Owner } from '../../offline/database.ts';
import { newPlay, playOnDevice } from '../../offline/newPlay.ts';
import { changePlay, playsOf, readMoves, removePlay } from '../../offline/plays.ts';

const ANNA = fixtureId('user', 71);
const RAVI = fixtureId('user', 72);
const READERS = [ANNA, RAVI, GUEST];
const at = '2026-11-25T10:00:00.000Z';
const MOVES: OfflineMove[] = [{ choose: 0, at }];
const DAY = 86_400;
const TODAY = Date.parse(at) / 1000;

const meta: Meta = {
  tags: ['behaviour'],
  title: 'Routes/Offline owners',
  render: () => <p>Whose it is what this device keeps.</p>,
};
export default meta;
type Story = StoryObj<typeof meta>;

/** A device with nothing on it but what these keep: a story, and a play of it with a move that is not uploaded. */
async function aDevice(...owners: Owner[]): Promise<void> {
  for (const { offline_id } of await playsOf(READERS)) await removePlay(offline_id);
  await (await database()).clear('stories');
  for (const owner of owners) {
    await storeStory(owner);
    await newPlay({ owner, content: anOfflineStory(), moves: MOVES });
  }
}

async function storeStory(owner: Owner, snapshot_id = anOfflineStory().snapshot_id): Promise<void> {
  const content = anOfflineStory({ snapshot_id });
  const { story_id } = content;
  const row = { owner, story_id, snapshot_id, is_current: true, stored_at: at, bytes: 1, content };
  await (await database()).put('stories', row);
}

/** Somebody signs in so many days later, by the clock of the server. */
async function signIn(reader: Owner, days: number): Promise<void> {
  const token = reader === GUEST ? null : `x.${btoa(JSON.stringify({ iat: TODAY + days * DAY }))}.x`;
  localStore.write('token', token);
  await forgetOthers(reader);
}

const playsLeft = async (owner: Owner) => (await playsOf([owner])).length;
const storiesLeft = async () => (await (await database()).getAll('stories')).map(({ owner }) => owner);

/** What waits for an account stays unseen until it is back. */
export const Waiting: Story = {
  play: async () => {
    await aDevice(ANNA);
    await signIn(RAVI, 0);
    await expect(await storiesLeft()).toEqual([]);
    await signIn(RAVI, 180);
    await signIn(GUEST, 0);
    await expect(await playsLeft(ANNA)).toBe(1);
    // what she has played waits again
    await signIn(ANNA, 180);
    await signIn(RAVI, 190);
    await signIn(RAVI, 370);
    await expect(await playsLeft(ANNA)).toBe(1);
  },
};

/** It does not wait for ever: the account may have been deleted elsewhere. */
export const NeverBack: Story = {
  play: async () => {
    await aDevice(ANNA, GUEST);
    const [play] = await playsOf([ANNA]);
    await signIn(RAVI, 0);
    await signIn(RAVI, 181);
    await expect([await playsLeft(ANNA), await playsLeft(GUEST)]).toEqual([0, 1]);
    await expect(await readMoves(play!.offline_id)).toEqual([]);
  },
};

/** An account that is deleted on this device leaves nothing on it, and nothing of others goes with it. */
export const DeletedHere: Story = {
  play: async () => {
    await aDevice(ANNA, RAVI, GUEST);
    const [play] = await playsOf([ANNA]);
    await forgetDeleted(ANNA);
    await expect(await readMoves(play!.offline_id)).toEqual([]);
    await expect(await Promise.all(READERS.map(playsLeft))).toEqual([0, 1, 1]);
    await expect((await storiesLeft()).toSorted()).toEqual([GUEST, RAVI].toSorted());
  },
};

/** A second press finds the play that the first one has begun. */
export const PressedTwice: Story = {
  play: async () => {
    await aDevice();
    await storeStory(ANNA);
    const reader = { reader: ANNA, owners: [ANNA, GUEST] };
    const { story_id } = anOfflineStory();
    const begun = await Promise.all([playOnDevice(reader, story_id), playOnDevice(reader, story_id)]);
    await expect(await playsLeft(ANNA)).toBe(1);
    await expect(begun[0]).toBe(begun[1]);
  },
};

/** A play whose version is not stored any more cannot go on here, and is not in the way of a new one. */
export const AnotherVersion: Story = {
  play: async () => {
    await aDevice(ANNA);
    const { story_id, snapshot_id } = anOfflineStory();
    const [before] = await playsOf([ANNA]);
    await (await database()).delete('stories', [ANNA, snapshot_id]);
    await storeStory(ANNA, fixtureId('story', 902));
    const begun = await playOnDevice({ reader: ANNA, owners: [ANNA, GUEST] }, story_id);
    await expect(begun).not.toBe(before!.offline_id);
    await changePlay(begun!, { is_completed: true });
    await storeStory(ANNA);
    await expect(await playOnDevice({ reader: ANNA, owners: [ANNA, GUEST] }, story_id)).toBe(
      before!.offline_id,
    );
  },
};

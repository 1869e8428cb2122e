/** What an upload may contain, and what it must leave unchanged. */
import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { DAY_MS } from '../../../platform/durations.ts';
import { testDeps } from '../../../testing/buildTestApp.ts';
import { chose, type Device, keepingDevice, uploading } from '../../../testing/offlinePlay.ts';
import type { Person } from '../../../testing/people.ts';
import { FERRY } from '../../../testing/playing.ts';
import { scriptedPlay } from '../../../testing/scriptedPlay.ts';
import { sweepOfflinePlays } from './sweepOfflinePlays.ts';

const play = scriptedPlay();
const upload: ReturnType<typeof uploading> = (...asked) => uploading(play.call)(...asked);

const SWIM = chose(1, { to: 'river' });
const BACK = chose(0, { to: 'bank' });
const RING = chose(0, { to: 'boat' });
const SIT = chose(0, { to: 'far bank' });

let who: Person;
let story_id: string;
let device: Device;

beforeEach(async () => {
  who = await play.player();
  story_id = await play.make.story({ story_structure: JSON.stringify(FERRY) });
  device = await keepingDevice(play.call, who, story_id);
});

const playsOf = (by: Person) =>
  play.db
    .selectFrom('offline_plays')
    .where('user_id', '=', by.id)
    .selectAll()
    .orderBy('offline_id')
    .execute();
const sessionOf = (id: string | null) =>
  play.db.selectFrom('game_sessions').where('id', '=', id!).selectAll().executeTakeFirstOrThrow();
const sent = async (by: Person, from: Device, range: object = {}) => (await upload(by, from, range)).body;

describe('An upload', () => {
  it('changes its own play and session, and no other one', async () => {
    const other = await play.player();
    const second = { ...device, offline_id: randomUUID(), moves: [RING] };
    device.moves.push(SWIM, BACK, RING);
    const { session_id } = await sent(who, device, { to: 1 });
    const beside = [await sent(who, second), await sent(other, { ...device, moves: [RING] })];
    const rest = async () => [
      (await playsOf(who)).filter(({ offline_id }) => offline_id === second.offline_id),
      await playsOf(other),
      ...(await Promise.all(beside.map((one) => sessionOf(one.session_id)))),
    ];
    const before = await rest();
    const { turns_told } = await sessionOf(session_id);
    expect(await sent(who, device, { from: 1 })).toMatchObject({ stored: 3, session_id });
    expect(await rest()).toEqual(before);
    expect((await sessionOf(session_id)).turns_told - turns_told).toBe(2);
  });

  it('without moves, or without the first moves, stores nothing', async () => {
    device.moves.push(SWIM, BACK);
    await upload(who, device, { to: 0 });
    await upload(who, device, { from: 1 });
    expect(await playsOf(who)).toEqual([]);
  });

  it('that is repeated gets the same answer for a play that has ended', async () => {
    device.moves.push(RING, SIT);
    expect(await sent(who, device)).toEqual(await sent(who, device));
    expect(await sent(who, device)).toMatchObject({ is_completed: true });
  });

  it('of all moves begins a play again whose session was deleted', async () => {
    device.moves.push(SWIM, BACK, RING);
    const { session_id } = await sent(who, device, { to: 2 });
    await play.call('deleteSession', { ...who, params: { session_id: session_id! } });
    expect(await sent(who, device)).toMatchObject({ stored: 3, refused: null });
  });
});

describe('Moves that differ', () => {
  it('are those of another version under the same id', async () => {
    device.moves.push(SWIM, BACK);
    await upload(who, device, { to: 1 });
    await play.db.updateTable('stories').set({ title: 'Other' }).where('id', '=', story_id).execute();
    const { story } = await keepingDevice(play.call, who, story_id);
    expect(await sent(who, { ...device, story })).toMatchObject({ code: 'offline_differs', at: 0 });
  });

  it('are those with another answer', async () => {
    const nodes = {
      gate: { text: 'Who?', choices: [{ text: 'Say it', target: 'hall', ask: 'name' }] },
      hall: { text: 'Come in.', choices: [] },
    };
    const asking = await play.make.story({ story_structure: JSON.stringify({ start_node: 'gate', nodes }) });
    const named = await keepingDevice(play.call, who, asking);
    await upload(who, { ...named, moves: [chose(0, { answer: 'Meera' })] });
    const other = { ...named, moves: [chose(0, { answer: 'Asha' })] };
    expect(await sent(who, other)).toMatchObject({ code: 'offline_differs', at: 0 });
  });

  it('are unknown with the version of another story', async () => {
    device.moves.push(SWIM);
    const another = await play.make.story({ story_structure: JSON.stringify(FERRY), title: 'Another' });
    const { story } = await keepingDevice(play.call, who, another);
    const mixed = { ...device, story: { ...device.story, snapshot_id: story.snapshot_id } };
    expect(await sent(who, mixed)).toMatchObject({ code: 'version_unknown' });
  });
});

describe('A session of its own', () => {
  it('is made for an upload whose session now plays another version', async () => {
    device.moves.push(SWIM, BACK);
    const { session_id } = await sent(who, device, { to: 1 });
    await play.db.updateTable('stories').set({ title: 'Other' }).where('id', '=', story_id).execute();
    const { snapshot_id } = (await keepingDevice(play.call, who, story_id)).story;
    await play.db.updateTable('game_sessions').set({ snapshot_id }).where('id', '=', session_id!).execute();
    const branch = await sent(who, device, { from: 1 });
    expect(branch).toMatchObject({ stored: 2, refused: null });
    expect(branch.session_id).not.toBe(session_id);
  });

  it('is in the language of the play, and left out of statistics like its origin', async () => {
    const way = (target: string) => ({ text: 'A road.', choices: [{ text: 'Go', target }] });
    const road = { text: 'एक रास्ता।', choices: [{ text: 'चलो' }] };
    const layer = { title: 'रास्ता', nodes: { here: road, there: road } };
    const id = await play.make.story({
      story_structure: JSON.stringify({
        start_node: 'here',
        nodes: { here: way('there'), there: way('here') },
      }),
      layers: JSON.stringify({ hi: layer }),
    });
    const translated = await keepingDevice(play.call, who, id);
    translated.moves.push(chose(0), chose(0));
    const asked = { language: 'hi' } as const;
    const { session_id } = (await upload(who, translated, { to: 1 }, asked)).body;
    const { is_uncounted } = await sessionOf(session_id);
    await play.db
      .updateTable('game_sessions')
      .set({ is_uncounted: true })
      .where('id', '=', session_id!)
      .execute();
    await play.act(who, session_id!, { action_type: 'undo' });
    const { body } = await upload(who, translated, { from: 1 }, asked);
    expect(body.session_id).not.toBe(session_id);
    expect(await sessionOf(body.session_id)).toMatchObject({ language: 'hi', is_uncounted: true });
    expect(is_uncounted).toBe(false);
  });
});

it('A play is deleted after its session, once nothing was uploaded for long', async () => {
  const deps = testDeps({ db: play.db });
  const known = async ({ isDeleted, isOld }: { isDeleted: boolean; isOld: boolean }) => {
    const one = { ...device, offline_id: randomUUID(), moves: [SWIM] };
    const { session_id } = (await upload(who, one)).body;
    if (isDeleted) await play.call('deleteSession', { ...who, params: { session_id: session_id! } });
    const uploaded_at = new Date(deps.clock().getTime() - (isOld ? 1000 * DAY_MS : 0));
    await play.db
      .updateTable('offline_plays')
      .set({ uploaded_at })
      .where('offline_id', '=', one.offline_id)
      .execute();
    return one.offline_id;
  };
  const gone = await known({ isDeleted: true, isOld: true });
  const stay = [
    await known({ isDeleted: true, isOld: false }),
    await known({ isDeleted: false, isOld: true }),
  ];
  await sweepOfflinePlays(deps);
  const left = (await playsOf(who)).map(({ offline_id }) => offline_id);
  expect(left).not.toContain(gone);
  expect(left.sort()).toEqual(stay.sort());
});

describe('A version that a device keeps', () => {
  const keptUntil = async (id: string) =>
    (
      await play.db
        .selectFrom('story_snapshots')
        .where('id', '=', id)
        .select('kept_until')
        .executeTakeFirstOrThrow()
    ).kept_until;
  const noted = (id: string, kept_until: Date | null) =>
    play.db.updateTable('story_snapshots').set({ kept_until }).where('id', '=', id).execute();

  it('is noted again once a day, and no other one', async () => {
    const { snapshot_id } = device.story;
    const other = await play.make.story({ story_structure: JSON.stringify(FERRY), title: 'Another' });
    const { snapshot_id: beside } = (await keepingDevice(play.call, who, other)).story;
    await noted(beside, null);
    const until = (await keptUntil(snapshot_id))!;
    const earlier = (hours: number) => new Date(until.getTime() - hours * 3_600_000);
    for (const [hours, isRenewed] of [
      [23, false],
      [25, true],
    ] as const) {
      await noted(snapshot_id, earlier(hours));
      await keepingDevice(play.call, who, story_id);
      expect((await keptUntil(snapshot_id))! > earlier(hours)).toBe(isRenewed);
    }
    expect(await keptUntil(beside)).toBeNull();
  });
});

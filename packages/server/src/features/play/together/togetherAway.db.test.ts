/** A game waits for its owner, who pays for it, after the owner has been away for five minutes. */
import type { GameSession, Together } from '@kathaloka/contract/entities';
import { PAYER_AWAY_MS } from '@kathaloka/contract/limits';
import { sql } from 'kysely';
import { beforeEach, expect, it } from 'vitest';
import { testDeps } from '../../../testing/buildTestApp.ts';
import { invite } from '../../../testing/links.ts';
import type { Person } from '../../../testing/people.ts';
import { playing } from '../../../testing/playing.ts';
import { fileApp, fileDatabase } from '../../../testing/testFile.ts';
import { settleVotesRegularly } from '../public.ts';
import { followTogether } from './followTogether.ts';

let payer: Person;
let meera: Person;
let kabir: Person;
let session: GameSession;

const database = await fileDatabase();
const app = await fileApp({ db: database.db });
const play = playing(app, database.db);
beforeEach(async () => {
  [payer, meera, kabir] = [await play.player(9), await play.player(0), await play.player(0)];
  session = await play.begin(payer);
  await invite(app, payer, session.id, [meera, kabir]);
});

const of = () => ({ params: { session_id: session.id } });
const together = async (who: Person): Promise<Together> =>
  (await play.call('getTogether', { ...who, ...of() })).body;
const change = (body: object) => play.call('changeTogether', { ...payer, ...of(), body });
const chooses = (who: Person, selected_choice: string) => play.tryTo(who, session.id, { selected_choice });
const told = async () => (await play.read(meera, session.id)).session_data.narrative_history;
const votes = async (who: Person, choice: string) =>
  play.call('vote', {
    ...who,
    ...of(),
    body: { turn_id: (await told()).at(-1)!.id, choice: { text: choice } },
  });
const passes = ({ id: player_id, headers }: Person) =>
  play.call('passTurn', { headers, ...of(), body: { player_id } });

const WAITS = {
  status: 409,
  body: { code: 'not_at_turn', reason: 'away', detail: 'The game waits for its owner.' },
};

/** Pretends that the owner closed the page that long ago. */
const awayFor = (ms: number) =>
  sql`
    update together_players set seen_at = clock_timestamp() - ${ms} * interval '1 millisecond'
    where player_id = ${payer.id}
  `.execute(database.db);
const A_MINUTE_LESS = PAYER_AWAY_MS - 60_000;

/** The owner opens the page, and closes it again. */
async function comesBack(): Promise<void> {
  const { signal } = new AbortController();
  const membership = { session_id: session.id, player_id: payer.id };
  for await (const { event } of followTogether(testDeps({ db: database.db }), membership, { signal }))
    if (event === 'together') return;
}

it('goes on for some minutes without them, then waits, and goes on as soon as they are there', async () => {
  await awayFor(A_MINUTE_LESS);
  expect(await together(meera)).toMatchObject({ is_payer_away: false, turn_of: meera.id });
  expect((await chooses(meera, 'Swim')).status).toBe(200);
  await awayFor(PAYER_AWAY_MS);
  for (const who of [meera, kabir])
    expect(await together(who)).toMatchObject({ is_payer_away: true, is_paused: false, turn_of: null });
  expect(await chooses(kabir, 'Turn back')).toMatchObject(WAITS);
  expect(await passes(kabir)).toMatchObject(WAITS);
  await comesBack();
  expect(await together(kabir)).toMatchObject({ is_payer_away: false, turn_of: kabir.id });
  expect((await chooses(kabir, 'Turn back')).status).toBe(200);
});

it('lets the owner act and vote, however long they have been away', async () => {
  await chooses(payer, 'Swim');
  await chooses(meera, 'Turn back');
  await chooses(kabir, 'Swim');
  await awayFor(PAYER_AWAY_MS);
  expect(await together(payer)).toMatchObject({ is_payer_away: true, turn_of: payer.id });
  expect((await chooses(payer, 'Turn back')).status).toBe(200);
  await change({ way: 'vote' });
  await awayFor(PAYER_AWAY_MS);
  expect((await votes(payer, 'Swim')).status).toBe(200);
});

it('ends a vote that was begun while they were there, and begins no other', async () => {
  await change({ way: 'vote' });
  expect((await votes(meera, 'Swim')).status).toBe(200);
  await awayFor(PAYER_AWAY_MS);
  const settling = settleVotesRegularly(testDeps({ db: database.db }));
  expect((await votes(kabir, 'Swim')).status).toBe(200);
  await expect.poll(async () => (await told()).length).toBe(2);
  await settling();
  expect(await votes(meera, 'Turn back')).toMatchObject(WAITS);
  expect((await together(meera)).vote).toBeNull();
});

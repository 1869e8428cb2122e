import { randomUUID } from 'node:crypto';
import { CHOICE_TEXT_MAX, GUEST_CHOICES_MAX } from '@kathaloka/contract/limits';
import { playStory, retrace } from '@kathaloka/story';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { sweepStoryHours } from '../../catalogue/public.ts';
import { FERRY } from '../../../testing/playing.ts';
import type { Person } from '../../../testing/people.ts';
import { scriptedPlay } from '../../../testing/scriptedPlay.ts';
import { waitingForLocks } from '../../../testing/waitingForLocks.ts';

const play = scriptedPlay();

const written = { story_structure: JSON.stringify(FERRY) };

interface Begun {
  readonly story_id: string;
  readonly seed?: string;
  readonly choices?: readonly string[];
}

const begin = (who: Person, { story_id, seed, choices }: Begun, key?: string) =>
  play.call('createSession', {
    headers: { ...who.headers, ...(key !== undefined && { 'idempotency-key': key }) },
    body: { story_id, ...(seed && { seed }), ...(choices && { choices: choices.map((text) => ({ text })) }) },
  });

const sessionsOf = async (who: Person) =>
  (await play.call('listSessions', { ...who })).body.sessions.map(({ id }) => id);

/** The number of plays that are counted, after the counts are merged. */
async function plays(id: string): Promise<number> {
  await sweepStoryHours({ db: play.db, clock: () => new Date() });
  return (await play.call('getStory', { params: { id } })).body.stats.plays_total;
}

describe('A session that begins after choices', () => {
  it('has the dice that a guest has rolled, and goes on with them; without a seed it has its own', async () => {
    const jump = { text: 'Jump', target: '', check: 'roll nerve >= 6', lose_effect: 'falls + 1' };
    const bank = { text: 'A wide ditch.{falls}', choices: [jump, { text: 'Go home', target: 'end' }] };
    const story_structure = { start_node: 'bank', nodes: { bank, end: { text: 'Home.', choices: [] } } };
    const story_id = await play.make.story({ story_structure: JSON.stringify(story_structure) });
    const who = await play.player();
    const seed = randomUUID();
    const choices = ['Jump', 'Jump', 'Jump', 'Jump'];
    const { body } = await begin(who, { story_id, seed, choices });
    const { body: own } = await begin(who, { story_id, choices });
    const read = playStory({
      story_structure,
      initial_xp: 100,
      total_scenes: 2,
      game_config: body.story.game_config,
    });
    const rolled = (of: string) =>
      retrace(
        read,
        choices.map((text) => ({ text })),
        of,
      ).steps.flatMap(({ state }) => state.check?.roll ?? []);
    const told = ({ session_data }: typeof body) =>
      session_data.narrative_history.flatMap(({ check }) => check?.roll ?? []);
    expect(told(body)).toEqual(rolled(seed));
    expect(told(own)).toEqual(rolled(own.id));
    expect(told(body)).not.toEqual(told(own));
  });

  it('stands where the choices lead, told in the author’s words, at no cost', async () => {
    const who = await play.player();
    const story_id = await play.make.story(written);
    const { status, body } = await begin(who, { story_id, choices: ['Swim', 'Turn back', 'Ring the bell'] });
    expect(status).toBe(201);
    const { narrative_history: history, choices, can_undo } = body.session_data;
    expect(history.map(({ action_type, selected_choice }) => [action_type, selected_choice])).toEqual([
      ['story_start', null],
      ['continue', { text: 'Swim' }],
      ['continue', { text: 'Turn back' }],
      ['continue', { text: 'Ring the bell' }],
    ]);
    expect(history.map(({ ai_response }) => ai_response)).toEqual(
      ['bank', 'river', 'bank', 'boat'].map((scene) => FERRY.nodes[scene]!.text),
    );
    expect(history.every(({ model_used, credits_consumed }) => !model_used && credits_consumed === 0)).toBe(
      true,
    );
    expect(choices.map(({ text }) => text)).toEqual(['Sit down']);
    expect(can_undo).toBe(true);
    expect(body).toMatchObject({ choices_made: 3, is_completed: false });
    expect(await play.credits(who.id)).toBe(100);
  });

  it('has the same state as one in which they were made one by one', async () => {
    const who = await play.player();
    const story_id = await play.make.story(written);
    const { body: begun } = await begin(who, { story_id, choices: ['Swim', 'Turn back'] });
    const { body: played } = await begin(who, { story_id });
    await play.act(who, played.id, { selected_choice: 'Swim' });
    await play.act(who, played.id, { selected_choice: 'Turn back' });
    const stateOf = async (id: string) => {
      const session = await play.read(who, id);
      const head = session.session_data.narrative_history.at(-1)!.id;
      return play.db.selectFrom('turns').select(['state', 'depth']).where('id', '=', head).executeTakeFirst();
    };
    expect(await stateOf(begun.id)).toEqual(await stateOf(played.id));
    const { current_xp, completion_percentage } = await play.read(who, played.id);
    expect(begun).toMatchObject({ current_xp, completion_percentage });
  });

  it('goes on from there, and can be undone to the beginning', async () => {
    const who = await play.player();
    const story_id = await play.make.story(written);
    const { body } = await begin(who, { story_id, choices: ['Ring the bell'] });
    await play.act(who, body.id, { action_type: 'undo' });
    expect((await play.read(who, body.id)).session_data.choices).toHaveLength(2);
    await play.act(who, body.id, { action_type: 'redo' });
    const { is_completed } = await play.act(who, body.id, { selected_choice: 'Sit down' });
    expect(is_completed).toBe(true);
  });

  it('is a whole play, with its ending found', async () => {
    const who = await play.player();
    const story_id = await play.make.story(written);
    const { body } = await begin(who, { story_id, choices: ['Ring the bell', 'Sit down'] });
    expect(body).toMatchObject({ is_completed: true, completion_percentage: 100 });
    const ending = await play.call('getEnding', { ...who, params: { session_id: body.id } });
    expect(ending.body).toMatchObject({ scene: 'far bank', found: [{ scene: 'far bank' }] });
  });

  it.each([
    [['Fly']],
    [['ring the bell']],
    [['Ring the bell', 'Swim']],
    [['Swim', 'Go under', 'Ring the bell']],
    [['']],
  ])('takes no choice that is not offered there, word for word: %j', async (choices) => {
    const who = await play.player();
    const story_id = await play.make.story(written);
    const answer = await begin(who, { story_id, choices }, randomUUID());
    expect(answer).toMatchObject({ status: 409, body: { code: 'no_such_choice' } });
    expect(await sessionsOf(who)).toEqual([]);
    expect(await plays(story_id)).toBe(0);
  });

  it('takes a limited number of choices, of a limited length', async () => {
    const who = await play.player();
    const story_id = await play.make.story(written);
    const back = (count: number) => Array.from({ length: count }, (_, at) => (at % 2 ? 'Turn back' : 'Swim'));
    const { body } = await begin(who, { story_id, choices: back(GUEST_CHOICES_MAX) });
    expect(body.choices_made).toBe(GUEST_CHOICES_MAX);
    expect((await begin(who, { story_id, choices: back(GUEST_CHOICES_MAX + 1) })).status).toBe(422);
    expect((await begin(who, { story_id, choices: ['x'.repeat(CHOICE_TEXT_MAX + 1)] })).status).toBe(422);
  });

  it('needs the story to be playable: not archived, and premium only with access', async () => {
    const who = await play.player();
    const choices = ['Swim'];
    const archived = await play.make.story({ ...written, status: 'archived' });
    expect((await begin(who, { story_id: archived, choices })).status).toBe(404);
    const premium = await play.make.story({ ...written, is_premium: true });
    expect((await begin(who, { story_id: premium, choices })).status).toBe(403);
  });
});

describe('A key', () => {
  it('begins one session, however often it is sent, and counts one play', async () => {
    const who = await play.player();
    const story_id = await play.make.story(written);
    const key = randomUUID();
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => begin(who, { story_id, choices: ['Swim'] }, key)),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 201));
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
    expect(await sessionsOf(who)).toEqual([answers[0]!.body.id]);
    expect(await plays(story_id)).toBe(1);
  });

  it('that has begun a story begins no other one', async () => {
    const who = await play.player();
    const [story_id, other] = [await play.make.story(written), await play.make.story(written)];
    const key = randomUUID();
    const { body } = await begin(who, { story_id }, key);
    expect(await begin(who, { story_id: other }, key)).toMatchObject({
      status: 422,
      body: { code: 'key_reused' },
    });
    expect(await sessionsOf(who)).toEqual([body.id]);
  });

  it('belongs to its person: another person with the same key begins another session', async () => {
    const [one, other] = [await play.player(), await play.player()];
    const story_id = await play.make.story(written);
    const key = randomUUID();
    const first = await begin(one, { story_id }, key);
    const second = await begin(other, { story_id }, key);
    expect(second.status).toBe(201);
    expect(second.body.id).not.toBe(first.body.id);
  });
});

describe('Many who begin a story', () => {
  it('do not wait for each other: a PLAY ends while an earlier one still runs', async () => {
    const [slow, quick] = [await play.player(), await play.player()];
    const story_id = await play.make.story(written);
    await begin(quick, { story_id });
    // lets the first transaction wait before its end, while it holds all its locks
    await sql`
      create function wait_for_test() returns trigger language plpgsql as $$
      begin
        perform pg_advisory_xact_lock(4711);
        return null;
      end $$
    `.execute(play.db);
    await sql`
      create constraint trigger waits after insert on game_sessions deferrable initially deferred for each row
      when (new.user_id = ${sql.lit(slow.id)}) execute function wait_for_test()
    `.execute(play.db);
    await inTransaction(play.db, async (holder) => {
      await sql`select pg_advisory_xact_lock(4711)`.execute(holder);
      const waiting = () => waitingForLocks(holder);
      void begin(slow, { story_id });
      await expect.poll(waiting).toBe(1);
      let status = 0;
      void begin(quick, { story_id }).then((answer) => (status = answer.status));
      await expect.poll(async () => status || (await waiting()) > 1).toBe(201);
      expect(await waiting()).toBe(1);
    });
    await expect.poll(async () => (await sessionsOf(slow)).length).toBe(1);
    expect(await plays(story_id)).toBe(3);
  });
});

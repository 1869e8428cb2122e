import { randomUUID } from 'node:crypto';
import type { StoryStructure } from '@kathaloka/contract/entities';
import { authoredText, playStory, retrace, sheetOf } from '@kathaloka/story';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp } from '../../testing/buildTestApp.ts';
import { FORT_STORY } from '../../testing/ledgerStory.ts';
import { scriptedPlay } from '../../testing/scriptedPlay.ts';

const play = scriptedPlay();

const SECRET = 'the goldsmith did it';

/** Each text of a later scene, and everything for narrators, says the secret. */
const HOUSE: StoryStructure = {
  start_node: 'door',
  lost_at: 'end_hall',
  things: { key: { name: 'a key' } },
  secrets: { theft: { text: SECRET, holders: ['meher'], until: 'has key' } },
  nodes: {
    door: {
      text: 'A door stands *open*.\n\nIt rains.',
      goal: SECRET,
      note: SECRET,
      variants: [{ condition: 'has key', text: `You hold the key: ${SECRET}` }],
      choices: [
        { text: 'Go in', target: 'hall', effect: 'gain lamp', deed: SECRET, said: [SECRET] },
        { text: 'Knock', target: 'hall' },
        { text: `Whisper ${SECRET}`, target: 'hall', condition: 'has key' },
      ],
    },
    hall: { text: `In the hall, ${SECRET}`, choices: [{ text: `Say ${SECRET}`, target: 'end_hall' }] },
    end_hall: { text: SECRET, title: `The end of ${SECRET}`, choices: [] },
  },
};

const written = {
  story_structure: JSON.stringify(HOUSE),
  story_system_prompt: SECRET,
  lore_cards: JSON.stringify([{ keys: ['door'], text: SECRET }]),
};

const opening = (id: string) => play.call('getOpening', { params: { id } });
const whole = (id: string) => play.call('getGuestStory', { params: { id } });
const change = (id: string, values: Record<string, unknown>) =>
  play.db.updateTable('stories').set(values).where('id', '=', id).execute();

describe('A story with attempts', () => {
  it('is for guests what it is for those who have an account, and tells no secret', async () => {
    const id = await play.make.story({ ...FORT_STORY, is_open_to_guests: true });
    const { body } = await whole(id);
    const story = playStory(body);
    const choices = ['Force the door', 'Take it all', 'the rope'].map((text) => ({ text }));
    const { steps, refusal } = retrace(story, choices);
    expect(refusal).toBeUndefined();
    expect(JSON.stringify(body)).not.toContain('leads to the pit');
    const who = await play.player();
    const { body: session } = await play.call('createSession', { ...who, body: { story_id: id, choices } });
    const { narrative_history, sheet } = session.session_data;
    expect(narrative_history.map(({ ai_response }) => ai_response)).toEqual(
      steps.map((step) => authoredText(story, step)),
    );
    expect(narrative_history.map(({ is_scene }) => is_scene)).toEqual([true, false, true, false]);
    const namesIn = (shown = sheet) => shown!.carried.map(({ name }) => name).sort();
    expect(namesIn()).toEqual(namesIn(sheetOf(story, steps.at(-1)!.state)));
  });
});

describe('GET /stories/{id}/opening', () => {
  it('tells the first scene as a session begins with it, and the choices that are open there', async () => {
    const id = await play.make.story(written);
    const { status, body } = await opening(id);
    expect(status).toBe(200);
    expect(body).toEqual({
      text: 'A door stands *open*.\n\nIt rains.',
      choices: ['Go in', 'Knock'],
      tellers: { scenes: 'joined', by_models: true, pictures_by_models: true, cover: null },
    });
    const who = await play.player();
    const { body: session } = await play.call('createSession', { ...who, body: { story_id: id } });
    expect(session.session_data.narrative_history[0]?.ai_response).toBe(body.text);
    expect(session.session_data.choices.map(({ text }) => text)).toEqual(body.choices);
    expect(JSON.stringify(session)).not.toContain(SECRET);
  });

  it('tells nothing of later scenes, of closed choices, and of what is for narrators', async () => {
    const id = await play.make.story({ ...written, is_open_to_guests: true });
    expect(JSON.stringify((await opening(id)).body)).not.toContain(SECRET);
  });

  it('is of the story as it is published now', async () => {
    const id = await play.make.story(written);
    await opening(id);
    const text = 'The door is shut.';
    const nodes = { ...HOUSE.nodes, door: { ...HOUSE.nodes['door']!, text } };
    const story_structure = JSON.stringify({ ...HOUSE, nodes });
    await change(id, { working_copy: story_structure });
    expect((await opening(id)).body.text).toContain('open');
    await change(id, { story_structure, version: 2 });
    expect((await opening(id)).body.text).toBe(text);
  });

  it.each(['draft', 'in_review', 'archived'] as const)(
    'is not found for a story that is %s, even if it is cached',
    async (status) => {
      const id = await play.make.story(written);
      expect((await opening(id)).status).toBe(200);
      await change(id, { status });
      expect(await opening(id)).toMatchObject({ status: 404, body: { code: 'not_found' } });
    },
  );

  it('is not found for guests who may not see its rating', async () => {
    const young = { accounts: 'all', rating: 'family', proof: 'mail' } as const;
    const app = await buildTestApp({ db: play.db, config: { young } });
    const id = await play.make.story({ ...written, content_rating: 'teen' });
    const seen = await app.inject({ url: `/api/v1/stories/${id}/opening` });
    expect([seen.statusCode, (await opening(id)).status]).toEqual([404, 200]);
    await app.close();
  });

  it('says which choices ask for a word', async () => {
    const door = { ...HOUSE.nodes['door']!, choices: [{ text: 'Call out', target: 'hall', ask: 'name' }] };
    const story_structure = JSON.stringify({ ...HOUSE, nodes: { ...HOUSE.nodes, door } });
    const id = await play.make.story({ story_structure });
    expect((await opening(id)).body).toMatchObject({ choices: ['Call out'], asking: ['Call out'] });
  });

  it('is only for people with access if the story is premium', async () => {
    const id = await play.make.story({ ...written, is_premium: true, is_open_to_guests: true });
    const { body } = await opening(id);
    expect(body).toEqual({ text: '', choices: [], tellers: expect.objectContaining({ scenes: 'joined' }) });
    expect((await whole(id)).status).toBe(404);
  });

  it('is the prompt of a story without scenes, and offers nothing', async () => {
    const id = await play.make.story({ story_prompt: 'A night on the river.' });
    expect((await opening(id)).body).toEqual({
      text: 'A night on the river.',
      choices: [],
      tellers: { scenes: 'free', by_models: true, pictures_by_models: true, cover: null },
    });
  });

  it('says who made the cover', async () => {
    const id = randomUUID();
    const coverOf = async (values: Record<string, unknown>) => {
      const story = await play.make.story({ ...written, ...values });
      return (await opening(story)).body.tellers.cover;
    };
    const cover_image_url = `/covers/${id}-0123456789abcdef-1a2b3c.webp`;
    expect(await coverOf({ id, cover_image_url })).toBe('drawn');
    expect(await coverOf({ cover_image_url })).toBe('given');
    expect(await coverOf({ cover_image_url: '/landing/begin.webp' })).toBe('given');
    const fetched = randomUUID();
    const cover_source = 'https://example.com/cover.png';
    const at = `/covers/${fetched}-0123456789abcdef-1a2b3c.webp`;
    expect(await coverOf({ id: fetched, cover_image_url: at, cover_source })).toBe('given');
  });

  it('knows an id in capitals, and refuses what is none', async () => {
    const id = await play.make.story(written);
    expect((await opening(id.toUpperCase())).status).toBe(200);
    for (const odd of ['none', `${id}0`, "' or 1=1", '%00', randomUUID()])
      expect((await opening(odd)).status).toBe(404);
  });

  it('is cached like the rest of the catalogue', async () => {
    const id = await play.make.story(written);
    const url = `/api/v1/stories/${id}/opening`;
    const { headers } = await play.app.inject({ url });
    expect(headers['cache-control']).toBe('public, max-age=0, s-maxage=10');
    const again = await play.app.inject({ url, headers: { 'if-none-match': String(headers.etag) } });
    expect(again.statusCode).toBe(304);
  });
});

describe('GET /stories/{id}/guest', () => {
  it('is there for each published story that is not premium, because a guest plays one of their choice', async () => {
    const id = await play.make.story(written);
    expect((await whole(id)).status).toBe(200);
    await change(id, { is_premium: true });
    expect(await whole(id)).toMatchObject({ status: 404, body: { code: 'not_found' } });
    await change(id, { is_premium: false, status: 'draft' });
    expect((await whole(id)).status).toBe(404);
  });

  it('has what play needs, and nothing that only narrators and authors read', async () => {
    const id = await play.make.story({ ...written, is_open_to_guests: true });
    const { body } = await whole(id);
    expect(Object.keys(body).sort()).toEqual(
      ['game_config', 'id', 'initial_xp', 'language', 'story_structure', 'total_scenes'].sort(),
    );
    expect(body.story_structure.nodes['door']).toEqual({
      text: HOUSE.nodes['door']!.text,
      variants: HOUSE.nodes['door']!.variants,
      choices: [
        { text: 'Go in', target: 'hall', effect: 'gain lamp' },
        { text: 'Knock', target: 'hall' },
        { text: `Whisper ${SECRET}`, target: 'hall', condition: 'has key' },
      ],
    });
    const { things, lost_at, secrets } = body.story_structure;
    expect({ things, lost_at }).toEqual({ things: HOUSE.things, lost_at: HOUSE.lost_at });
    expect(secrets).toEqual({ theft: { text: '', holders: ['meher'], until: 'has key' } });
  });

  it('has what attempts, turns and losses need', async () => {
    const attempt = {
      text: 'Climb',
      target: 'end',
      check: 'roll nerve >= 8',
      win_text: 'Up.',
      lose_text: 'Down.',
      lose_effect: 'health - 4',
      lose_target: 'gate',
    };
    const end = { text: 'The end.', choices: [], ending: 'lost' as const };
    const gate = {
      text: 'A gate.',
      choices: [attempt],
      max_turns: 3,
      time_out: 'end',
      each_turn: 'water + 1',
    };
    const story_structure = { start_node: 'gate', nodes: { gate, end } };
    const id = await play.make.story({
      story_structure: JSON.stringify(story_structure),
      is_open_to_guests: true,
    });
    const { body } = await whole(id);
    expect(body.story_structure).toEqual(story_structure);
    expect(body.game_config).toHaveProperty('health_max');
    expect(body.game_config).toHaveProperty('inventory_slots');
    expect(body.game_config).toHaveProperty('skill_check_difficulty');
  });
});

describe('Whether a story is open to all guests', () => {
  let author: Awaited<ReturnType<typeof play.player>>;
  beforeAll(async () => {
    author = await play.player();
  });

  it('is for administrators to decide', async () => {
    const id = await play.make.story({ ...written, author_id: author.id });
    const body = { is_open_to_guests: true };
    expect(await play.call('updateStory', { ...author, params: { id }, body })).toMatchObject({
      status: 403,
      body: { code: 'forbidden' },
    });
    await play.db.updateTable('users').set({ role: 'admin' }).where('id', '=', author.id).execute();
    expect((await play.call('updateStory', { ...author, params: { id }, body })).status).toBe(200);
    expect((await play.call('getStory', { params: { id } })).body.is_open_to_guests).toBe(true);
    await play.db.updateTable('users').set({ role: 'player' }).where('id', '=', author.id).execute();
    const title = 'The door';
    const same = { title, is_open_to_guests: true };
    expect((await play.call('updateStory', { ...author, params: { id }, body: same })).status).toBe(200);
  });
});

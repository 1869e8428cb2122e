/** A session in the languages of its story: the words change, and nothing else. */
import { randomUUID } from 'node:crypto';
import type { GameSession, Language } from '@kathaloka/contract/entities';
import type { PlayState } from '@kathaloka/story';
import { describe, expect, it } from 'vitest';
import type { InterpretTask, NarrationTask } from '../../../narrator/Narrator.ts';
import { layerFor } from '../../../testing/layerFor.ts';
import type { Person } from '../../../testing/people.ts';
import { FERRY } from '../../../testing/playing.ts';
import { scriptedPlay } from '../../../testing/scriptedPlay.ts';

const play = scriptedPlay();

const nodes = {
  ...FERRY.nodes,
  bank: {
    ...FERRY.nodes['bank']!,
    choices: FERRY.nodes['bank']!.choices.map((choice) => ({ ...choice, said: ['pull the rope'] })),
  },
};
const story = {
  title: 'The Ferry',
  story_prompt: 'A night on the river.',
  language: 'en' as const,
  story_structure: { ...FERRY, nodes },
};
const layers = { hi: layerFor(story), ur: layerFor(story, 'ہے') };
const written = {
  title: story.title,
  story_prompt: story.story_prompt,
  story_structure: JSON.stringify(story.story_structure),
  layers: JSON.stringify(layers),
};

async function begin(language?: Language, values: object = {}): Promise<[Person, GameSession, string]> {
  const who = await play.player();
  const story_id = await play.make.story({ ...written, ...values });
  const body = { story_id, ...(language && { language }) };
  const { body: session } = await play.call('createSession', { ...who, body });
  return [who, session, story_id];
}

const change = (who: Person, session_id: string, language: Language) =>
  play.call('changeLanguage', { headers: who.headers, params: { session_id }, body: { language } });
const choose = (who: Person, id: string, selected_choice: string) =>
  play.act(who, id, { action_type: 'continue', selected_choice });
const offered = ({ session_data }: GameSession) => session_data.choices.map(({ text }) => text);

async function statesOf(session_id: string): Promise<PlayState[]> {
  const rows = await play.db
    .selectFrom('turns')
    .where('session_id', '=', session_id)
    .orderBy('id')
    .select('state')
    .execute();
  return rows.map(({ state }) => state);
}

/** Records the last task of the narrator. */
function listening(): { task?: NarrationTask } {
  const heard: { task?: NarrationTask } = {};
  play.tells({
    narrate: (task) => {
      heard.task = task;
      return [{ text: 'Told.' }];
    },
  });
  return heard;
}

describe('A session', () => {
  it('begins in the language that its player chose, and says in which it can be told', async () => {
    const [, session] = await begin('hi');
    expect(session.story).toMatchObject({
      title: 'The Ferry ॐ',
      language: 'hi',
      languages: ['en', 'hi', 'ur'],
    });
    expect(session.session_data.narrative_history[0]?.ai_response).toContain('A bell hangs by the water. ॐ');
    expect(offered(session)).toEqual(['Ring the bell ॐ', 'Swim ॐ']);
  });

  it.each([undefined, 'en', 'ta'] as const)('is told as written where %s was chosen', async (language) => {
    const [, session] = await begin(language);
    expect(session.story).toMatchObject({ title: 'The Ferry', language: 'en' });
    expect(offered(session)).toEqual(['Ring the bell', 'Swim']);
  });

  it('changes its words between two turns, and stands where it stood', async () => {
    const [who, { id, ...before }] = await begin();
    const { status, body } = await change(who, id, 'hi');
    expect(status).toBe(200);
    expect(body.story).toMatchObject({ title: 'The Ferry ॐ', language: 'hi' });
    expect(offered(body)).toEqual(['Ring the bell ॐ', 'Swim ॐ']);
    expect(body.session_data.narrative_history).toEqual(before.session_data.narrative_history);
    expect(body.current_xp).toBe(before.current_xp);
    const answer = await choose(who, id, 'Ring the bell ॐ');
    expect(answer).toMatchObject({ narrative: 'The ferryman says nothing. ॐ' });
    const { body: back } = await change(who, id, 'en');
    expect(offered(back)).toEqual(['Sit down']);
    expect((await choose(who, id, 'Sit down')).is_completed).toBe(true);
    const { body: ending } = await play.call('getEnding', { ...who, params: { session_id: id } });
    expect(ending.last_line).toBe('You have crossed.');
  });

  it('that is switched at every turn ends like one that is not', async () => {
    const walk = ['Swim', 'Turn back', 'Ring the bell', 'Sit down'];
    const signs = { en: '', hi: ' ॐ', ur: ' ہے' } as const;
    const ends: PlayState[][] = [];
    for (const languages of [['en'], ['hi'], ['en', 'hi', 'ur']] as const) {
      const [who, { id }] = await begin();
      for (const [turn, choice] of walk.entries()) {
        const language = languages[turn % languages.length]!;
        await change(who, id, language);
        await choose(who, id, choice + signs[language]);
      }
      ends.push(await statesOf(id));
    }
    expect(ends[0]!.at(-1)).toMatchObject({
      node: 'far bank',
      is_completed: true,
      deeds: ['the bell you rang'],
    });
    expect(ends[1]).toEqual(ends[0]);
    expect(ends[2]).toEqual(ends[0]);
  });

  it('understands a choice in the words in which it was read before, in another tab', async () => {
    const [who, { id }] = await begin('hi');
    await change(who, id, 'en');
    expect(await choose(who, id, 'Ring the bell ॐ')).toMatchObject({
      narrative: 'The ferryman says nothing.',
    });
  });

  it('tells its newest part again in the language that it has now', async () => {
    const [who, { id }] = await begin();
    const heard = listening();
    await choose(who, id, 'Swim');
    await change(who, id, 'hi');
    await play.act(who, id, { action_type: 'retell' });
    expect(heard.task).toMatchObject({
      scene: { name: 'river', text: 'The water is cold. ॐ' },
      story: { language: 'hi' },
    });
  });

  it('refuses a language that its story has not, and one while it is told', async () => {
    const [who, { id }] = await begin();
    expect(await change(who, id, 'ta')).toMatchObject({
      status: 422,
      body: { code: 'validation_failed', detail: [{ loc: ['body', 'language'], type: 'unknown_language' }] },
    });
    let told = (): void => undefined;
    const waitFor = new Promise<void>((resolve) => {
      told = resolve;
    });
    play.tells({ narrate: () => [{ text: 'Told.' }, { waitFor }] });
    const running = play.tryTo(who, id, { selected_choice: 'Swim' });
    await expect.poll(async () => (await play.read(who, id)).running_action).not.toBeNull();
    expect(await change(who, id, 'hi')).toMatchObject({ status: 409, body: { code: 'action_running' } });
    told();
    expect((await running).status).toBe(200);
  });

  it('plays the words of its snapshot, whatever becomes of the layer', async () => {
    const [who, { id }, story_id] = await begin('hi');
    await play.db.updateTable('stories').set({ layers: '{}' }).where('id', '=', story_id).execute();
    expect(offered(await play.read(who, id))).toEqual(['Ring the bell ॐ', 'Swim ॐ']);
  });

  it('goes on from an earlier part, is listed and exported in its language', async () => {
    const [who, { id, session_data }] = await begin('hi');
    await choose(who, id, 'Swim ॐ');
    const turn_id = session_data.narrative_history[0]!.id;
    const { body: branch } = await play.call('branchSession', {
      ...who,
      params: { session_id: id },
      body: { turn_id },
    });
    expect(branch.story.language).toBe('hi');
    const { body: list } = await play.call('listSessions', { ...who });
    expect(list.sessions.map(({ story: { title, language } }) => [title, language])).toEqual([
      ['The Ferry ॐ', 'hi'],
      ['The Ferry ॐ', 'hi'],
    ]);
    const { body: exported } = await play.call('exportSession', { ...who, params: { session_id: id } });
    expect(exported).toMatchObject({ title: 'The Ferry ॐ', language: 'hi' });
  });

  it('begins after the choices of a guest who read its first scene in the author’s language', async () => {
    const who = await play.player();
    const story_id = await play.make.story(written);
    for (const text of ['Swim', 'Swim ॐ']) {
      const body = { story_id, language: 'hi' as const, choices: [{ text }] };
      const { body: session } = await play.call('createSession', { ...who, body });
      expect(session.session_data.narrative_history.at(-1)?.ai_response).toBe('The water is cold. ॐ');
    }
  });

  it('can be changed by its owner only', async () => {
    const [, { id }] = await begin();
    const other = await play.player();
    expect((await change(other, id, 'hi')).status).toBe(404);
    expect((await change(other, randomUUID(), 'hi')).status).toBe(404);
  });
});

describe('The narrator', () => {
  it('is asked in the language of the session, with its deeds and its choices', async () => {
    const heard = listening();
    const [who, { id }] = await begin();
    await choose(who, id, 'Ring the bell');
    await change(who, id, 'hi');
    await play.act(who, id, { action_type: 'immerse' });
    expect(heard.task).toMatchObject({
      story: { title: 'The Ferry ॐ', language: 'hi', story_prompt: 'A night on the river. ॐ' },
      state: { deeds: ['the bell you rang ॐ'] },
      choices: ['Sit down ॐ'],
    });
    expect((await statesOf(id)).at(-1)?.deeds).toEqual(['the bell you rang']);
  });

  it('understands free text by the phrases of the layer', async () => {
    const [who, { id }] = await begin('hi');
    let said: InterpretTask['said'];
    play.tells({
      interpret: (task) => {
        ({ said } = task);
        return { edge: 0, isSure: true };
      },
    });
    await play.act(who, id, { action_type: 'custom_action', user_action: 'वह रस्सी' });
    expect(said).toEqual([['pull the rope ॐ'], ['pull the rope ॐ']]);
    expect((await statesOf(id)).at(-1)).toMatchObject({ node: 'boat', deeds: ['the bell you rang'] });
  });
});

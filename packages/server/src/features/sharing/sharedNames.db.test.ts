/** A link without typed words shows no name that was typed, in whatever spelling a model has told it. */
import type { Language, StoryStructure } from '@kathaloka/contract/entities';
import { expect, it } from 'vitest';
import { newId } from '../../platform/ids.ts';
import { scriptedPlay } from '../../testing/scriptedPlay.ts';
import type { Person } from '../../testing/people.ts';
import type { TaleCopy } from '../play/tales/TaleCopy.ts';

const play = scriptedPlay();

const YARD: StoryStructure = {
  start_node: 'yard',
  nodes: {
    yard: {
      text: 'Rain falls on the yard. The guard stands at the door.',
      mode: 'open',
      choices: [
        { text: 'Say it', target: 'hall', ask: 'name' },
        { text: 'Leave', target: 'road' },
      ],
    },
    hall: {
      text: 'Come in, {name | traveller}.',
      mode: 'open',
      choices: [{ text: 'Go out', target: 'road' }],
    },
    road: { text: 'The road is long.', mode: 'verbatim', choices: [] },
  },
};

async function sharedAfter(who: Person, told: string, typed: string, language: Language = 'en') {
  const structure = { story_structure: JSON.stringify(YARD), language };
  const { id } = await play.begin(who, structure);
  play.tells({ narrate: () => [{ text: told }] });
  await play.act(who, id, { action_type: 'custom_action', user_action: typed });
  const { turn_id } = await play.act(who, id, { action_type: 'immerse' });
  play.tells();
  return link(who, id, turn_id);
}

async function link(who: Person, session_id: string, turn_id: string) {
  const params = { session_id, turn_id };
  const { body } = await play.call('shareTurn', { ...who, params, body: { shows_typed: false } });
  return body;
}

/** All that others get of a link: its page, the story that begins from it, and what lists show. */
async function shownOf(token: string): Promise<string> {
  const reader = await play.player();
  const begun = await play.call('playFromSharedTurn', {
    headers: { ...reader.headers, 'idempotency-key': newId() },
    params: { token },
  });
  const page = await play.call('getSharedTurn', { params: { token } });
  expect([begun.status, page.status]).toEqual([201, 200]);
  return JSON.stringify([begun.body, page.body]);
}

it.each([
  ['hi', 'मेरा नाम जय है', 'जय रुक गया। हवा ठंडी थी।', 'जय'],
  ['ta', 'என் பெயர் ரவி', 'ரவிக்கு கதவு திறக்கவில்லை.', 'ரவி'],
  ['en', 'my name is मीरा', 'Meera waits by the door.', 'Meera'],
  ['en', 'call me Ｐｒｉｙａ', 'Priya waits by the door.', 'Priya'],
  ['en', 'my phone is 9-8-7-6', 'You say nine eight seven six to the guard.', 'eight seven'],
] as const)('%s: %j', async (language, typed, told, secret) => {
  const who = await play.player();
  const { token } = await sharedAfter(who, told, typed, language);
  expect(await shownOf(token)).not.toContain(secret);
});

it('An answer is left out in other spellings, too', async () => {
  const who = await play.player();
  const { id } = await play.begin(who, { story_structure: JSON.stringify(YARD) });
  play.tells({ narrate: () => [{ text: 'The guard lets Zoe-Marie in. MEERA, he says.' }] });
  await play.act(who, id, { selected_choice: { text: 'Say it', answer: 'Zoë मीरा' } });
  const { turn_id } = await play.act(who, id, { action_type: 'immerse' });
  play.tells();
  const shown = await shownOf((await link(who, id, turn_id)).token);
  expect(shown).not.toMatch(/zoe|meera/i);
});

const LEAKY = 'meera and zoya wait by the door.';

it('What an earlier release has stored of a link is cleaned again before anybody gets it', async () => {
  const who = await play.player();
  const { id } = await play.begin(who, { story_structure: JSON.stringify(YARD) });
  await play.act(who, id, { selected_choice: { text: 'Say it', answer: 'मीरा' } });
  const { turn_id } = await play.act(who, id, { action_type: 'custom_action', user_action: 'I call ज़ोया' });
  const made = await link(who, id, turn_id);
  const row = await play.db
    .selectFrom('shared_turns')
    .where('id', '=', made.id)
    .select('tale')
    .executeTakeFirstOrThrow();
  const tale = row.tale as TaleCopy;
  const turns = tale.turns.map((turn) => ({ ...turn, ai_response: LEAKY }));
  await play.db
    .updateTable('shared_turns')
    .set({ tale: JSON.stringify({ ...tale, turns }), pages_format: 3, last_line: LEAKY })
    .where('id', '=', made.id)
    .execute();
  const shown = await shownOf(made.token);
  expect(shown).toContain('wait by the door');
  expect(shown).not.toMatch(/meera|zoya/);
  const stored = await play.db
    .selectFrom('shared_turns')
    .where('id', '=', made.id)
    .select('last_line')
    .executeTakeFirstOrThrow();
  expect(stored.last_line).not.toMatch(/meera|zoya/);
});

/** What players state in typed words, and hear again. */
import { pino } from 'pino';
import { describe, expect, it } from 'vitest';
import { createBuiltIn } from '../../../narrator/createBuiltIn.ts';
import { createBackground } from '../../../platform/background.ts';
import type { Person } from '../../../testing/people.ts';
import { playing } from '../../../testing/playing.ts';
import { fileApp, fileDatabase } from '../../../testing/testFile.ts';

const database = await fileDatabase();
const background = createBackground(pino({ level: 'silent' }));
const app = await fileApp({ db: database.db, narrator: createBuiltIn(), background });
const play = playing(app, database.db);

const ROOM = {
  start_node: 'room',
  nodes: {
    room: {
      text: 'A lamp room. Meher sits by the stair, and Ishaan leans at the rail.',
      mode: 'open',
      choices: [
        { text: 'Climb the stair', target: 'roof' },
        { text: 'Ring for Kasam', target: 'roof' },
      ],
    },
    roof: { text: 'The roof.', mode: 'open', choices: [{ text: 'Go down', target: 'room' }] },
  },
};
const LEXICON = { names: ['Meher', 'Ishaan', 'Kasam'].map((np) => ({ np, is: 'person' })) };
const SISTER = 'What did I say my sister is called?';

async function begin(values: Parameters<typeof play.begin>[1] = {}) {
  const who = await play.player(1000);
  const session = await play.begin(who, {
    story_structure: JSON.stringify(ROOM),
    lexicon: JSON.stringify(LEXICON),
    initial_xp: 1000,
    ...values,
  });
  return { who, id: session.id };
}

/** What is told after a line. */
async function tell({ who, id }: { who: Person; id: string }, user_action: string): Promise<string> {
  const answer = await play.act(who, id, { action_type: 'custom_action', user_action });
  return 'narrative' in answer ? answer.narrative : '';
}

describe('What a player has said', () => {
  it('is told in their own words, in quotation marks, whoever told the turns between', async () => {
    const session = await begin();
    await tell(session, "'My sister is called Meera,' I tell them, 'and she is a dyer in Bhuj.'");
    await tell(session, 'I hum');
    expect(await tell(session, SISTER)).toMatch(/“My sister is called Meera[^”]*”/);
  });

  it('is told to a question that does not say “I”', async () => {
    const session = await begin();
    await tell(session, 'I put the silver whistle under the third stair');
    await tell(session, 'I hum');
    expect(await tell(session, 'Where is the silver whistle?')).toMatch(/“[^”]*under the third stair[^”]*”/);
  });

  it('goes with its turn: undone, told another way, and in another branch', async () => {
    const session = await begin();
    const { who, id } = session;
    await tell(session, 'I hum');
    await tell(session, 'My sister is called Meera.');
    await play.act(who, id, { action_type: 'undo' });
    expect(await tell(session, SISTER)).not.toContain('Meera');
    await play.act(who, id, { action_type: 'undo' });
    await tell(session, 'My sister is called Leela.');
    expect(await tell(session, SISTER)).toContain('“My sister is called Leela”');
    await play.act(who, id, { action_type: 'undo' });
    await play.act(who, id, { action_type: 'retell' });
    expect(await tell(session, SISTER)).toContain('“My sister is called Leela”');
  });

  it('is told by nobody who has not heard it', async () => {
    const session = await begin();
    await tell(session, "I whisper to Ishaan: 'I survived the wreck of the Rukmini.'");
    expect(await tell(session, 'I ask Meher: what wreck did I survive?')).not.toContain('Rukmini');
    expect(await tell(session, 'I ask Ishaan: what wreck did I survive?')).toContain('Rukmini');
    expect(await tell(session, 'What wreck did I survive?')).toContain('Rukmini');
  });

  it('that was promised is named once in ten turns unasked, and in no scene of the author', async () => {
    const session = await begin();
    const promise = 'I promise Meher a new wick before the moon is full.';
    await tell(session, promise);
    const told: string[] = [];
    const acts = [
      'I look at the lamp',
      'I wait',
      'I sing',
      'I sit down',
      'I take the rope',
      'I pray',
      'I help him',
    ];
    for (let turn = 0; turn < 28; turn += 1) told.push(await tell(session, acts[turn % acts.length]!));
    const named = told.flatMap((text, at) => (text.includes('a new wick') ? [at] : []));
    expect(named.length).toBeGreaterThan(0);
    expect(named.length).toBeLessThanOrEqual(3);
    const scene = await play.act(session.who, session.id, { selected_choice: 'Climb the stair' });
    expect(JSON.stringify(scene)).not.toContain('a new wick');
  });
});

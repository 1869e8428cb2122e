/**
 * The last turn in an open scene that has only one way on: the player's act is told, and the next move takes that
 * way.
 */
import type { StoryStructure } from '@kathaloka/contract/entities';
import { beforeEach, describe, expect, it } from 'vitest';
import type { NarrationTask } from '../../../narrator/Narrator.ts';
import { scriptedPlay } from '../../../testing/scriptedPlay.ts';

const play = scriptedPlay();
const type = (user_action: string) => ({ action_type: 'custom_action', user_action }) as const;

const WAY = 'Go with the herd. Walk last, and drag a branch.';
const camp = (max_turns: number, mode?: 'verbatim'): StoryStructure => ({
  start_node: 'camp',
  nodes: {
    camp: { text: 'A camp.', mode: 'open', max_turns, choices: [{ text: WAY, target: 'end_herd' }] },
    end_herd: { text: 'The branch took out all the feet.', ...(mode && { mode }), choices: [] },
  },
});

const told: NarrationTask[] = [];
beforeEach(() => {
  told.length = 0;
  play.tells({
    narrate(task) {
      told.push(task);
      return [
        { text: `It is told: ${task.input ?? 'nothing'}.` },
        ...(task.kind === 'setting'
          ? [{ detours: ['Put a pebble beside the four.'].slice(0, task.detours) }]
          : []),
      ];
    },
  });
});

async function begin(structure: StoryStructure) {
  const who = await play.player(50);
  const { id } = await play.begin(who, { story_structure: JSON.stringify(structure) });
  const act = (move: Parameters<typeof play.act>[2]) => play.act(who, id, move);
  const why = async (turn_id: string) =>
    (await play.call('readReasons', { ...who, params: { session_id: id, turn_id } })).body;
  return { who, id, act, why };
}

const LINES = [
  'I sit down and wait for whoever it is.',
  'I ask Dhapu who sent for her, the first two times.',
  'मैं बैठ जाता हूँ।',
  'main yahin baitha rahunga',
  'I do not go with the herd.',
  'wait',
];

describe('The last act in an open scene', () => {
  it.each(LINES)('is told, and paid: %s', async (line) => {
    const { act, why } = await begin(camp(4, 'verbatim'));
    for (let turn = 1; turn < 4; turn += 1) await act(type(`count ${turn}`));
    const last = await act(type(line));
    expect(last).toMatchObject({
      narrative: `It is told: ${line}.`,
      credits_consumed: 1,
      is_completed: false,
    });
    expect(await why(last.turn_id)).toMatchObject({ scene: 'Camp', came: { by: 'free_text', text: line } });
  });

  it.each(LINES)('and at the next move the way is taken, which Why this? says: %s', async (line) => {
    const { who, act, why } = await begin(camp(2, 'verbatim'));
    await act(type('count'));
    await act(type('count again'));
    const before = await play.credits(who.id);
    const end = await act(type(line));
    expect(end).toMatchObject({
      narrative: 'The branch took out all the feet.',
      credits_consumed: 0,
      is_completed: true,
    });
    expect(await play.credits(who.id)).toBe(before);
    expect(await why(end.turn_id)).toMatchObject({
      scene: 'End herd',
      came: { by: 'time_up', text: line },
      understood_as: null,
    });
  });

  it('joins the next scene, where a model tells that', async () => {
    const { act } = await begin(camp(1));
    await act(type('count'));
    await act(type('I sit down'));
    expect(told.at(-1)).toMatchObject({ kind: 'scene', input: 'I sit down' });
  });

  it('that means the way takes it as a choice', async () => {
    const { act, why } = await begin(camp(1, 'verbatim'));
    await act(type('count'));
    const end = await act(type(WAY.toLowerCase()));
    expect(await why(end.turn_id)).toMatchObject({ came: { by: 'free_text' }, understood_as: WAY });
  });

  it('told another way stays the last act; the way that time took stays taken', async () => {
    const { act } = await begin(camp(1));
    await act(type('count'));
    await act({ action_type: 'retell' });
    expect(told.map(({ kind }) => kind)).toEqual(['detour', 'detour']);
    await act(type('and again'));
    await act({ action_type: 'retell' });
    expect(told.map(({ kind }) => kind)).toEqual(['detour', 'detour', 'scene', 'scene']);
  });
});

describe('A side path', () => {
  it.each([2, 3, 4])(
    'is offered in a scene of %i turns while it can be told, and is told',
    async (max_turns) => {
      const { act, why } = await begin(camp(max_turns));
      for (let turn = 1; turn < max_turns; turn += 1) {
        const answer = await act({ action_type: 'immerse' });
        const [path] = ('choices' in answer ? answer.choices! : []).filter(({ is_detour }) => is_detour);
        expect(told.at(-1)!.detours).toBeGreaterThan(0);
        expect(path).toBeDefined();
        await act({ action_type: 'undo' });
        await act(type('count'));
      }
      const late = await act({ action_type: 'immerse' });
      expect(told.at(-1)!.detours).toBe(0);
      expect('choices' in late && late.choices).toEqual([{ text: WAY, is_detour: false }]);
      const end = await act(type('Put a pebble beside the four.'));
      expect(await why(end.turn_id)).toMatchObject({ came: { by: 'time_up' } });
    },
  );

  it('that was offered is told, not taken for the way', async () => {
    const { act, why } = await begin(camp(3));
    await act({ action_type: 'immerse' });
    const answer = await act({ selected_choice: 'Put a pebble beside the four.' });
    expect(answer).toMatchObject({
      narrative: 'It is told: Put a pebble beside the four..',
      is_completed: false,
    });
    expect(await why(answer.turn_id)).toMatchObject({ scene: 'Camp', came: { by: 'choice' } });
  });

  it('is gone when its time is up', async () => {
    const { who, id, act } = await begin(camp(2));
    await act({ action_type: 'immerse' });
    await act(type('count'));
    const { status } = await play.tryTo(who, id, { selected_choice: 'Put a pebble beside the four.' });
    expect(status).toBe(409);
  });
});

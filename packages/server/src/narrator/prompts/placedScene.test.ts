import { describe, expect, it } from 'vitest';
import { aNarrationTask, aSceneSheet } from '../../testing/narratorTasks.ts';
import type { NarrationTask } from '../Narrator.ts';
import { pairOf } from './history.ts';
import { placedScene } from './placedScene.ts';

const SCENE = 'The ledger lies on the table, shut.';
const turns = ['The road ends.', 'You are in.', 'The book is open now.'].map((text, at) => ({
  action_type: 'custom_action',
  input: `line ${at}`,
  text,
}));

/** A turn of a scene that was entered at the second of three turns. */
function placed(values: Partial<NarrationTask> = {}, { begin = 0, told = turns } = {}) {
  const task = aNarrationTask({
    history: turns,
    scene: aSceneSheet({ name: 'office', text: SCENE, mode: 'open' }),
    state: { ...aNarrationTask().state, turns_in_node: 2 },
    ...values,
  });
  const messages = told.slice(begin).flatMap(pairOf);
  const { messages: after, here } = placedScene(task, SCENE, { messages, begin, turnsBefore: 0 });
  return { texts: after.map(({ content }) => content), here };
}

const BEGAN = `<scene_began name="office">\n${SCENE}\n</scene_began>\n`;
const HOLDS = 'It began as <scene_began> above tells; what has happened since holds.';

describe('The text of a scene', () => {
  it('stands where the scene was entered', () => {
    expect(placed()).toEqual({
      texts: [
        '> line 0',
        'The road ends.',
        `${BEGAN}> line 1`,
        'You are in.',
        '> line 2',
        'The book is open now.',
      ],
      here: HOLDS,
    });
  });

  it('stands first if the turn that entered it is no longer told', () => {
    expect(placed({}, { begin: 2 })).toEqual({
      texts: [`${BEGAN}> line 2`, 'The book is open now.'],
      here: HOLDS,
    });
  });

  it('stands beside the task while the scene is new, or if no turn is told', () => {
    const state = { ...aNarrationTask().state, turns_in_node: 0 };
    expect(placed({ kind: 'scene', state }).here).toBe(SCENE);
    expect(placed({ state }).here).toBe(SCENE);
    expect(placed({}, { told: [] })).toEqual({ texts: [], here: SCENE });
  });

  it('is not told twice if a turn has it, also after the sentences that led to it', () => {
    const told = turns.with(1, { ...turns[1]!, text: `You push the door open.\n\n${SCENE}` });
    const { texts, here } = placed({}, { told });
    expect(texts[2]).toBe('> line 1');
    expect(here).toBe('Its text stands above, word for word; what has happened since holds.');
  });
});

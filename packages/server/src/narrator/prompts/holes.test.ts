/** Checks that every turn of a session is told or summarised in the next prompt, also in small contexts. */
import { expect, it } from 'vitest';
import { BLOCK, SHORT_BLOCK } from '../../features/play/memory/blocks.ts';
import { LARGE } from '../../testing/goldenPrompts.ts';
import { aNarrationTask, aSceneSheet, aStorySheet } from '../../testing/narratorTasks.ts';
import { hasRoomForFew, notesAfter } from '../modelNarrator/modelNotes.ts';
import type { PastTurn } from '../sheets.ts';
import { messagesFor } from './messagesFor.ts';
import type { Summary } from './promptTypes.ts';

const TEXT =
  "The rope is wet and somebody has tied it twice. A boat knocks against the post, not in time with the water. 'Oil was cheaper when there was a road,' says Hari, and looks at your hands, and then at the lamp. ";
const TURNS = 60;

/** Plays a session like the server. Returns, for each turn, how many turns its prompt lacks. */
function lost(contextTokens: number, length: number): { holes: number[]; sizes: Set<number> } {
  const model = { ...LARGE, contextTokens };
  const history: PastTurn[] = [{ action_type: 'story_start', input: null, text: TEXT }];
  const summaries: Summary[] = [];
  const sizes = new Set<number>();
  let historyFrom: number | undefined;
  const holes = Array.from({ length: TURNS }, (_, at) => {
    const task = aNarrationTask({
      story: aStorySheet({ story_prompt: 'The player has to cross a river before morning. '.repeat(8) }),
      scene: aSceneSheet({ text: TEXT }),
      input: `try way ${at}`,
      history: history.slice(-40),
    });
    const turnsBefore = Math.max(0, history.length - 40);
    const memory = { facts: [], summaries, turnsBefore, ...(historyFrom !== undefined && { historyFrom }) };
    const prompt = messagesFor(task, memory, model);
    ({ historyFrom } = prompt);
    const earlier = prompt.messages.find(({ content }) => content.startsWith('<earlier>'))?.content ?? '';
    const covered = Math.max(
      0,
      ...[...earlier.matchAll(/As of turn (\d+)/g)].map(([, turn]) => Number(turn)),
    );
    history.push({
      action_type: 'custom_action',
      input: task.input,
      text: `Turn ${at}. ${TEXT.repeat(length)}`,
    });
    const size = hasRoomForFew(notesAfter(task, memory, prompt)) ? SHORT_BLOCK : BLOCK;
    const from = summaries.at(-1)?.to ?? 0;
    if (history.length >= from + size) {
      summaries.push({ from, to: from + size, text: `You tried ways ${from} to ${from + size}.` });
      sizes.add(size);
    }
    return Math.max(0, historyFrom - covered);
  });
  return { holes, sizes };
}

it.each([
  [4096, 1],
  [4096, 2],
  [4096, 4],
  [6144, 6],
  [6144, 2],
  [6144, 3],
  [8192, 3],
  [8192, 4],
  [16_384, 4],
  [32_768, 4],
])('in a context of %i tokens no turn of %i paragraphs is lost', (contextTokens, length) => {
  const { holes } = lost(contextTokens, length);
  expect(holes).toEqual(holes.map(() => 0));
});

it('summaries are of five turns only where fewer than ten fit', () => {
  expect([...lost(4096, 4).sizes]).toContain(SHORT_BLOCK);
  expect([...lost(32_768, 1).sizes]).toEqual([BLOCK]);
});

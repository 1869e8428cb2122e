import { expect, it } from 'vitest';
import { aNarrationTask, aSceneSheet, aStorySheet } from '../../testing/narratorTasks.ts';
import { narratorOfClient } from '../../testing/narratorOfClient.ts';
import type { NarrationTask } from '../Narrator.ts';
import type { PastTurn } from '../sheets.ts';
import { scriptedClient } from './scriptedClient.ts';

const CARDS = [
  { keys: ['sand'], text: 'A foot throws sand behind it. Everything else is a footnote to that.' },
  { keys: ['tree'], text: 'The khejri is never cut, and what is left under it is safe.' },
];
const TURN: Partial<NarrationTask> = {
  story: aStorySheet({ lore_cards: CARDS }),
  scene: aSceneSheet({ text: 'There is sand here, and men who wait.' }),
};
const ANSWERS = [
  'A beetle comes up out of the last print, stops at the rim, and goes down again, and the light has moved.',
  'One of the men puts down his stick and looks at the soles of his feet for a while, and says nothing more.',
  'Behind the wall a broom starts, stops, and starts again, in short strokes, close to the floor of the yard.',
  'The kite over the dune turns once more and is smaller, and then it is a dot, and then there is no dot.',
  'A boy asks what it says, and his father puts a hand over the whole of his face until he stops asking.',
];

/** The turn sheets of consecutive turns. */
async function sheets(inputs: readonly string[]): Promise<string[]> {
  const client = scriptedClient(ANSWERS);
  const narrator = narratorOfClient(client);
  const history: PastTurn[] = [];
  let notes: unknown = null;
  for (const input of inputs) {
    let text = '';
    const task = aNarrationTask({ ...TURN, input, history: [...history], notes });
    for await (const piece of narrator.narrate(task, AbortSignal.timeout(5000))) {
      if ('notes' in piece) ({ notes } = piece);
      if ('text' in piece) text += piece.text;
    }
    history.push({ action_type: 'custom_action', input, text });
  }
  return client.requests.map(({ messages }) => messages.at(-1)!.content);
}

it('A lore card is in no sheet of the three turns after it, unless the player names it', async () => {
  const all = await sheets([
    'I wait.',
    'I wait on.',
    'I look at the tree.',
    'I wait again.',
    'I wait still.',
  ]);
  expect(all.map((sheet) => sheet.includes('A foot throws sand'))).toEqual([true, false, false, false, true]);
  expect(all.map((sheet) => sheet.includes('The khejri'))).toEqual([false, false, true, false, false]);
  const named = await sheets(['I wait.', 'I taste the sand.']);
  expect(named.map((sheet) => sheet.includes('A foot throws sand'))).toEqual([true, true]);
});

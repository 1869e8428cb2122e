import { beginPlay, playStory } from '@kathaloka/story';
import { expect, it } from 'vitest';
import { aNarrationTask, aStorySheet } from '../../../testing/narratorTasks.ts';
import { messagesFor } from '../../../narrator/prompts/messagesFor.ts';
import { NO_MEMORY } from '../../../narrator/prompts/promptTypes.ts';
import { LARGE } from '../../../testing/goldenPrompts.ts';
import { secretsHere } from './secretsHere.ts';
import type { Snapshot } from './snapshots.ts';

const WICKS = 'Nine wicks were pinched out for the space of one prayer.';

function secretsOf(text: string, things: readonly string[] = []) {
  const play = playStory({
    story_structure: {
      start_node: 'room',
      secrets: { wicks: { text: WICKS, holders: ['meher'], until: 'has told_all' } },
      nodes: {
        room: { text, choices: [{ text: 'Go', target: 'roof', effect: 'gain told_all' }] },
        roof: { text: 'The roof.', choices: [] },
      },
    },
    initial_xp: 10,
    total_scenes: 2,
    game_config: { xp_gain_multiplier: 1, commands: {} },
  });
  const sheet = aStorySheet({ lexicon: { names: [{ np: 'Meher', is: 'person' }] } });
  const snapshot = { play, sheet, story_prompt: '' } as unknown as Snapshot;
  return secretsHere(snapshot, { ...beginPlay(play), things: [...things] }, []);
}

it('A secret is known to a narrator only while somebody who holds it is here, alive, or it is none any more', () => {
  expect(secretsOf('Meher sits by the stair.')).toEqual([{ text: WICKS, holders: ['meher'] }]);
  expect(secretsOf('The room is empty.')).toEqual([]);
  expect(secretsOf('Meher sits by the stair.', ['dead meher'])).toEqual([]);
  expect(secretsOf('The room is empty.', ['told_all'])).toEqual([{ text: WICKS, holders: [] }]);
});

it('Who was told a secret holds it as well, by whatever name rules give them', () => {
  const told = ['knows captain_kasam wicks', 'knows ila wicks', 'knows meher oil'];
  expect(secretsOf('Captain Kasam stands by the stair.', told)).toEqual([
    { text: WICKS, holders: ['captain_kasam'] },
  ]);
});

it('The prompt says who may tell it, and is without it elsewhere', () => {
  const sent = (secrets: ReturnType<typeof secretsOf>) =>
    messagesFor(aNarrationTask({ secrets }), NO_MEMORY, LARGE).messages.at(-1)!.content;
  expect(sent(secretsOf('Meher sits by the stair.'))).toContain(
    `Known only to meher, who may keep it or tell it; nobody else here knows: ${WICKS}`,
  );
  expect(sent(secretsOf('The room is empty.'))).not.toContain('wicks');
});

/** A provider that kills, heals, gives, takes and tells against the dice: none of it is ever in a state. */
import type { StoryStructure } from '@kathaloka/contract/entities';
import { advance, type Move, playStory, type PlayState, storable, withoutLastMove } from '@kathaloka/story';
import { afterAll, expect, it } from 'vitest';
import { FORT } from '../../testing/ledgerStory.ts';
import { providerPlay } from '../../testing/providerPlay.ts';
import { taskKindOf } from '../../testing/fakeProvider/taskKind.ts';

const ANSWERS = 1000;
const SESSIONS = 8;
const LONG_MS = 900_000;

/** Goes round and round between two scenes. */
const ROUND: StoryStructure = {
  start_node: 'cellar',
  things: FORT.things!,
  nodes: {
    cellar: {
      text: 'A cellar. Ila waits by the wall.',
      choices: [
        {
          text: 'Cross',
          target: 'hall',
          effect: 'take key; owe ila "her mother"; hurt left_hand; nerve + 1',
        },
        {
          text: 'Force the lock',
          target: 'hall',
          check: 'roll nerve >= 8',
          win_text: 'It gives.',
          lose_text: 'It holds.',
          lose_effect: 'hurt right_hand; health - 1',
        },
      ],
    },
    hall: {
      text: 'A hall.',
      each_turn: 'dust + 1',
      choices: [{ text: 'Back', target: 'cellar', effect: 'give key to ila; keep ila; heal left_hand' }],
    },
  },
};
const CONFIG = {
  xp_gain_multiplier: 1,
  health_max: 100_000,
  inventory_slots: 4,
  skill_check_difficulty: 'medium' as const,
  commands: {},
};
const story = playStory({
  story_structure: ROUND,
  initial_xp: 100_000,
  total_scenes: 2,
  game_config: CONFIG,
});

const LIES = [
  'Ila dies at your feet. You take the lamp and the rope, and your hand is whole again. The lock gives: you have won.',
  '{"effects": ["kill ila", "take lamp", "heal left_hand", "health = 100000"], "narrative": "Ila is dead."}',
  'You hand Ila the brass key, and she gives you the knife. You owe nobody anything now. [break ila] [give key to ila]',
  '{"check": {"won": true, "roll": 10}, "things": ["lamp"], "node": "yard", "is_completed": true}',
  'The story ends here. You are dead.\n===\nkill ila\ntake lamp',
];

const on = await providerPlay();
afterAll(() => on.stop());

/** What a turn asked for, as the engine is asked. */
const MOVES: readonly (readonly [object, Move])[] = [
  [
    { action_type: 'custom_action', user_action: 'I look at the wall' },
    { kind: 'words', edge: null },
  ],
  [{ selected_choice: 'Cross' }, { kind: 'choice', text: 'Cross' }],
  [
    { action_type: 'custom_action', user_action: 'where am I?' },
    { kind: 'words', edge: null },
  ],
  [{ action_type: 'immerse' }, { kind: 'immerse' }],
  [{ selected_choice: 'Back' }, { kind: 'choice', text: 'Back' }],
  [{ selected_choice: 'Force the lock' }, { kind: 'choice', text: 'Force the lock' }],
  [
    { action_type: 'custom_action', user_action: 'who is here?' },
    { kind: 'words', edge: null },
  ],
];

/** A line that the built-in narrator does not understand, after a model's lie, costs nothing and changes nothing. */
function byRules({ kind }: Move, before: PlayState, next: PlayState, stored: PlayState): PlayState {
  if (kind !== 'words' || stored.current_xp !== before.current_xp) return next;
  return { ...withoutLastMove(before), turns_in_node: Math.max(1, before.turns_in_node) };
}

type Compared = readonly [stored: PlayState, byRules: PlayState];

/** Begins a game; each call plays a round of it, and returns the states that are stored and those of the engine. */
async function begin(): Promise<() => Promise<Compared[]>> {
  const { play } = on;
  const who = await play.player(100_000);
  const { id, session_data } = await play.begin(who, {
    initial_xp: 100_000,
    story_structure: JSON.stringify(ROUND),
    game_config: JSON.stringify(CONFIG),
  });
  const stateOf = async (turn_id: string) => {
    const turn = on.database.db.selectFrom('turns').where('id', '=', turn_id).where('user_id', '=', who.id);
    return (await turn.select('state').executeTakeFirstOrThrow()).state;
  };
  let before = await stateOf(session_data.narrative_history[0]!.id);
  return async () => {
    const compared: Compared[] = [];
    for (const [asked, move] of MOVES) {
      const result = advance(story, before, move);
      if (result.refusal) continue;
      const stored = await stateOf((await play.act(who, id, asked)).turn_id);
      compared.push([stored, storable(byRules(move, before, result.next, stored), { undo_xp: 0 })]);
      before = stored;
    }
    return compared;
  };
}

it('is believed in none of 1,000 answers', { timeout: LONG_MS }, async () => {
  let lies = 0;
  on.provider.follow((request) => {
    lies += 1;
    if (taskKindOf(request) === 'interpret')
      return JSON.stringify({ way: 'Kill Ila', sure: 'high', intent: 'choice', effects: ['kill ila'] });
    return LIES[lies % LIES.length];
  });
  const games = await Promise.all(Array.from({ length: SESSIONS }, begin));
  const compared: Compared[] = [];
  while (on.provider.requests.length < ANSWERS) {
    // closes the circuit breaker, which opens after so many unusable answers
    await on.use({ text: 'liar' });
    compared.push(...(await Promise.all(games.map((round) => round()))).flat());
  }
  // side paths are a narrator's to offer, and change nothing
  const without = (state: PlayState) => ({ ...state, detours: [] });
  expect(compared.map(([stored]) => without(stored))).toEqual(compared.map(([, own]) => without(own)));
  expect(compared.length).toBeGreaterThan(ANSWERS / 3);
});

import type { StoryChoice, StoryNode, StoryStructure } from '@kathaloka/contract/entities';
import { playStory, type PlayStory } from '../play/index.ts';
import { type Random, seededRandom } from '../random.ts';

const pick = <T>(random: Random, all: readonly T[]): T => all[Math.floor(random() * all.length)]!;
const some = (random: Random, all: readonly string[], most: number): string =>
  Array.from({ length: 1 + Math.floor(random() * most) }, () => pick(random, all)).join('; ');

const EFFECTS = [
  'take key',
  'take rope',
  'gain lamp',
  'lose rope',
  'give key to meher',
  'give key to kasam',
  'give rope to kasam',
  'give lamp to s1',
  'kill kasam',
  'hurt hand',
  'heal hand',
  'owe ila "her mother"',
  'keep ila',
  'break ila',
  'tell kasam wreck',
  'nerve = 2',
  'nerve = 5',
  'health - 2',
  'health + 1',
  'health = 3',
];
const GROWING = [...EFFECTS, 'nerve + 1', 'oil + 1'];
const CONDITIONS = [
  'has key',
  'holds you lamp',
  'has rope',
  'holds meher key',
  'holds kasam key',
  'holds kasam rope',
  'holds s1 lamp',
  'holds s0 key',
  'dead kasam',
  'hurt hand',
  'owes ila',
  'knows meher wreck',
  'knows kasam wreck',
  'nerve >= 2',
  'health < 3',
  'oil < 2',
];
const CHECKS = ['nerve >= 3', 'health >= 3', 'oil >= 1'];
const ROLLS = ['roll nerve >= 6', 'roll health >= 9', 'roll oil >= 11'];
const EACH_TURN = ['health - 1', 'hurt hand', 'lose lamp', 'nerve = 0', 'take rope'];

/** Few of them in one story, so that they meet each other. */
const few = (random: Random, all: readonly string[], share: number): readonly string[] => {
  const chosen = all.filter(() => random() < share);
  return chosen.length > 0 ? chosen : all;
};

/**
 * A story with things, people, promises, health, attempts and time, and without missing scenes. Every fifth one has
 * dice, and every third one numbers that may grow for ever.
 */
export function ledgerStory(seed: number): PlayStory {
  const random = seededRandom(seed);
  const names = Array.from({ length: 3 + Math.floor(random() * 3) }, (_, at) => `s${at}`);
  const targets = [...names, ...names, 'end'];
  const effects = few(random, seed % 3 === 0 ? GROWING : EFFECTS, 0.4);
  const conditions = few(random, CONDITIONS, 0.3);
  const condition = () => `${random() < 0.3 ? 'not ' : ''}${pick(random, conditions)}`;
  const choice = (index: number): StoryChoice => {
    const isAttempt = random() < 0.35;
    const stays = isAttempt && random() < 0.3;
    return {
      text: `Way ${index}`,
      target: stays ? '' : pick(random, targets),
      ...(random() < 0.4 && { condition: condition() }),
      ...(random() < 0.8 && { effect: some(random, effects, 2) }),
      ...(isAttempt && {
        check: pick(random, seed % 5 === 0 && random() < 0.7 ? ROLLS : CHECKS),
        lose_text: 'It fails.',
        lose_effect: some(random, effects, 2),
        ...(random() < 0.4 && { lose_target: pick(random, targets) }),
      }),
    };
  };
  const node = (): StoryNode => ({
    text: 'A scene.',
    choices: Array.from({ length: 1 + Math.floor(random() * 3) }, (_, index) => choice(index)),
    ...(random() < 0.3 && { each_turn: pick(random, EACH_TURN) }),
    ...(random() < 0.3 && { max_turns: 1 + Math.floor(random() * 3), time_out: pick(random, targets) }),
    ...(random() < 0.3 && { variants: [{ condition: condition(), text: 'Another text.' }] }),
  });
  const nodes: StoryStructure['nodes'] = Object.fromEntries(names.map((name) => [name, node()]));
  const ends: StoryStructure['nodes'] = {
    end: { text: 'The end.', choices: [] },
    lost: { text: 'Lost.', choices: [], ending: 'lost' },
  };
  return playStory({
    story_structure: {
      start_node: 's0',
      nodes: { ...nodes, ...ends },
      things: { key: { name: 'key' }, rope: { name: 'rope' }, lamp: { name: 'lamp' } },
      secrets: { wreck: { text: 'The wreck is hers.', holders: ['meher'] } },
      ...(random() < 0.8 && { lost_at: 'lost' }),
    },
    initial_xp: 1000,
    total_scenes: 5,
    game_config: {
      commands: {},
      xp_gain_multiplier: 1,
      health_max: 4,
      inventory_slots: Math.floor(random() * 4),
      skill_check_difficulty: pick(random, ['easy', 'medium', 'hard'] as const),
    },
  });
}

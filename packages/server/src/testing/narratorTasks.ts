import { beginPlay, playStory } from '@kathaloka/story';
import type { NarrationTask } from '../narrator/Narrator.ts';
import type { SceneSheet, StorySheet } from '../narrator/sheets.ts';
import { FERRY } from './playing.ts';

/** A story sheet for tests. */
export function aStorySheet(values: Partial<StorySheet> = {}): StorySheet {
  return {
    snapshot_id: 'ferry',
    title: 'The Ferry',
    language: 'en',
    rating: 'everyone',
    story_prompt: 'A river by night. The player has to cross it before morning.',
    story_system_prompt: '',
    lore_cards: [],
    depiction: [],
    lexicon: {},
    ...values,
  };
}

export function aSceneSheet(values: Partial<SceneSheet> = {}): SceneSheet {
  return {
    name: 'bank',
    text: FERRY.nodes['bank']!.text,
    mode: 'guided',
    goal: '',
    max_turns: null,
    isRevisited: false,
    isEnding: false,
    stepsToEnding: 2,
    ...values,
  };
}

/** A turn to tell at the bank of the ferry story. */
export function aNarrationTask(values: Partial<NarrationTask> = {}): NarrationTask {
  const play = playStory({
    story_structure: FERRY,
    initial_xp: 10,
    total_scenes: 0,
    game_config: { xp_gain_multiplier: 1, commands: {} },
  });
  return {
    kind: 'detour',
    model_key: 'tenali',
    account: 'meera',
    story: aStorySheet(),
    scene: aSceneSheet(),
    state: beginPlay(play),
    choices: FERRY.nodes['bank']!.choices.map(({ text }) => text),
    input: 'look at the water',
    deed: '',
    detours: 0,
    history: [],
    recentTexts: [],
    notes: null,
    retelling: 0,
    tellings: [],
    seed: 42,
    ...values,
  };
}

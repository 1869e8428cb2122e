import { GameConfig, type Opening, StoryStructureInput } from '@kathaloka/contract/entities';
import { beginPlay, edgesOf, playStory, sceneTextOf, tellersOf } from '@kathaloka/story';
import { LRUCache } from 'lru-cache';
import type { Deps } from '../../platform/Deps.ts';
import { modelsOf } from '../economy/public.ts';
import { findPlayed, type PlayedRow } from './repository.ts';

/** The key of the cache: story and version, because a version never changes. */
const createOpenings = () => new LRUCache<string, Opening>({ max: 500 });

interface AtVersion {
  readonly id: string;
  readonly version: number;
}

/** The opening of a story; undefined if the story was deleted meanwhile. */
export async function openingOf(
  { db, once, config }: Pick<Deps, 'db' | 'once' | 'config'>,
  { id, version }: AtVersion,
): Promise<Opening | undefined> {
  const cache = once(createOpenings);
  const cached = cache.get(keyOf({ id, version }));
  if (cached) return cached;
  const row = await findPlayed(db, id);
  if (!row) return undefined;
  const hasModels = modelsOf(config.ai).text.some(({ is_built_in }) => !is_built_in);
  const opening = presentOpening(row, hasModels);
  // the version read may be newer than the requested one
  cache.set(keyOf(row), opening);
  return opening;
}

const keyOf = ({ id, version }: AtVersion): string => `${id} ${version}`;

/** What a new session shows first: the first scene with its choices, or the prompt of a story without scenes. */
function presentOpening({ story_prompt, game_config, ...row }: PlayedRow, hasModels: boolean): Opening {
  const story_structure = StoryStructureInput.parse(row.story_structure);
  const play = playStory({ ...row, game_config: GameConfig.parse(game_config), story_structure });
  const state = beginPlay(play);
  const edges = edgesOf(play, state);
  const asking = edges.filter(({ ask }) => ask !== '').map(({ text }) => text);
  return {
    text: state.node === null ? story_prompt : sceneTextOf(play, state),
    choices: edges.map(({ text }) => text),
    ...(asking.length > 0 && { asking }),
    tellers: tellersOf(story_structure, hasModels),
  };
}

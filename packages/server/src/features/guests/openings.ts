import {
  GameConfig,
  type Model,
  type Opening,
  type StoryStructure,
  storedStructure,
  type StoryTellers,
} from '@kathaloka/contract/entities';
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
  const opening = presentOpening(row, config.ai);
  // the version read may be newer than the requested one
  cache.set(keyOf(row), opening);
  return opening;
}

const keyOf = ({ id, version }: AtVersion): string => `${id} ${version}`;

/**
 * What a new session shows first: the first scene with its choices, or the prompt of a story without scenes. The first
 * scene of a premium story is for those with access.
 */
function presentOpening(row: PlayedRow, ai: Deps['config']['ai']): Opening {
  const read = { ...row, story_structure: storedStructure(row.story_structure) };
  const tellers = presentTellers(read, ai);
  return row.is_premium ? { text: '', choices: [], tellers } : { ...firstScene(read), tellers };
}

type ReadRow = Omit<PlayedRow, 'story_structure'> & { readonly story_structure: StoryStructure };

function firstScene({ story_prompt, game_config, ...row }: ReadRow): Omit<Opening, 'tellers'> {
  const play = playStory({ ...row, game_config: GameConfig.parse(game_config) });
  const state = beginPlay(play);
  const edges = edgesOf(play, state);
  const asking = edges.filter(({ ask }) => ask !== '').map(({ text }) => text);
  return {
    text: state.node === null ? story_prompt : sceneTextOf(play, state),
    choices: edges.map(({ text }) => text),
    ...(asking.length > 0 && { asking }),
  };
}

function presentTellers(
  { id, story_structure, cover_image_url, cover_source }: ReadRow,
  ai: Deps['config']['ai'],
): StoryTellers {
  const { text, image } = modelsOf(ai);
  const isDrawn = cover_source === null && cover_image_url?.startsWith(`/covers/${id}-`);
  return {
    ...tellersOf(story_structure, text.some(isOfProvider)),
    pictures_by_models: image.some(isOfProvider),
    cover: cover_image_url === null ? null : isDrawn ? 'drawn' : 'given',
  };
}

const isOfProvider = ({ is_built_in }: Pick<Model, 'is_built_in'>): boolean => !is_built_in;

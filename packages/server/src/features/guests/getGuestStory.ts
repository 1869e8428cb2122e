import type { GuestStory } from '@kathaloka/contract/entities';
import { GameConfig, StoryStructureInput } from '@kathaloka/contract/entities';
import type { Deps } from '../../platform/Deps.ts';
import { notFound } from '../../platform/notFound.ts';
import { ratingsOfGuests } from '../catalogue/public.ts';
import { findPlayed, findState } from './repository.ts';

/** The scenes of a story, if an administrator has opened it to guests. What only narrators read is dropped by the contract. */
export async function getGuestStory(
  deps: Pick<Deps, 'db' | 'config'>,
  { id }: { readonly id: string },
): Promise<GuestStory> {
  const { db } = deps;
  const state = await findState(db, { id, ratings: ratingsOfGuests(deps) });
  const row = state?.is_open_to_guests && !state.is_premium ? await findPlayed(db, id) : undefined;
  if (!row) throw notFound('story');
  const { language, initial_xp, total_scenes, game_config, story_structure } = row;
  return {
    id,
    language,
    initial_xp,
    total_scenes,
    game_config: GameConfig.parse(game_config),
    story_structure: StoryStructureInput.parse(story_structure),
  };
}

import type { GuestStory } from '@kathaloka/contract/entities';
import { GameConfig, storedStructure } from '@kathaloka/contract/entities';
import { untold } from '@kathaloka/story';
import type { Deps } from '../../platform/Deps.ts';
import { notFound } from '../../platform/notFound.ts';
import { findPlayed } from './repository.ts';
import { refuseToGuests } from './policy.ts';

/** The scenes of a story, for guests. The contract drops what only narrators read. */
export async function getGuestStory(
  deps: Pick<Deps, 'db' | 'config'>,
  { id }: { readonly id: string },
): Promise<GuestStory> {
  await refuseToGuests(deps, { id });
  const row = await findPlayed(deps.db, id);
  if (!row) throw notFound('story');
  const { language, initial_xp, total_scenes, game_config, story_structure } = row;
  return {
    id,
    language,
    initial_xp,
    total_scenes,
    game_config: GameConfig.parse(game_config),
    story_structure: untold(storedStructure(story_structure)),
  };
}

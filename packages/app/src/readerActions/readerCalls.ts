import { type ClientState, withPlay } from '@kathaloka/api';
import type { Language } from '@kathaloka/contract/entities';
import { paths } from '@kathaloka/contract/paths';
import { client } from '../client.ts';
import { sendReaction, shareStory } from '../offline/sendReaction.ts';

const { startAfterChoices, startPlaying } = withPlay(client).endpoints;

export { sendReaction, shareStory, startAfterChoices, startPlaying };

/** The address of the stored story's game on this device, for use while the server is unreachable. */
export async function playHere(
  store: { readonly getState: () => ClientState },
  story_id: string,
  language: Language | undefined,
): Promise<string | undefined> {
  try {
    const { playForReader } = await import('../offline/newPlay.ts');
    const id = await playForReader(store.getState().session, story_id, language);
    return id === null ? undefined : paths.offlinePlay(id);
  } catch {
    // a browser without storage has no stories
    return undefined;
  }
}

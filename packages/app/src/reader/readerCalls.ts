import { type ClientState, withPlay, withReactions } from '@kathaloka/api';
import type { Language } from '@kathaloka/contract/entities';
import { paths } from '@kathaloka/contract/paths';
import { catalogue, client } from '../client.ts';

const { bookmarkStory, likeStory, shareStory } = withReactions(catalogue).endpoints;
const { startAfterChoices, startPlaying } = withPlay(client).endpoints;

export { bookmarkStory, likeStory, shareStory, startAfterChoices, startPlaying };

/** Where the server cannot be reached, a story that this device keeps is played on it: the address of the game. */
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
    // a browser that stores nothing keeps no story
    return undefined;
  }
}

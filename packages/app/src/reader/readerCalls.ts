import { type ClientState, withPlay } from '@kathaloka/api';
import type { Language } from '@kathaloka/contract/entities';
import { paths } from '@kathaloka/contract/paths';
import { client } from '../client.ts';
import { sendReaction, shareStory } from '../offline/sendReaction.ts';

const { startAfterChoices, startPlaying } = withPlay(client).endpoints;

export { sendReaction, shareStory, startAfterChoices, startPlaying };

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

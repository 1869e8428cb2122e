import { type ClientState, withGuests } from '@kathaloka/api';
import { edgesOf, endingName, playStory, type Refusal, retrace, sceneTextOf } from '@kathaloka/story';
import type { OpeningEnd, OpeningScene } from '@kathaloka/ui';
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { client } from '../../client.ts';

const { getGuestStory } = withGuests(client).endpoints;

/** Where choices have led to in a tale. */
export interface GuestPlace {
  readonly scenes: readonly OpeningScene[];
  readonly choices: readonly string[];
  readonly end: OpeningEnd | undefined;
  /** Why the last choice leads nowhere. */
  readonly refusal: Refusal['code'] | undefined;
}

/** A whole story that is played here, by the rules of the server. */
export interface GuestTale {
  readonly placeAfter: (choices: readonly string[]) => GuestPlace;
}

/** Fetches a story that is open to guests. */
export async function loadGuestTale(
  dispatch: ThunkDispatch<ClientState, unknown, UnknownAction>,
  id: string,
): Promise<GuestTale> {
  const wanted = getGuestStory.initiate({ params: { id } }, { subscribe: false, forceRefetch: true });
  const { data } = await dispatch(wanted);
  if (!data) throw new Error('The story could not be fetched.');
  const play = playStory(data);
  return {
    placeAfter(choices) {
      const { steps, refusal } = retrace(play, choices);
      const { state } = steps.at(-1)!;
      const node = state.node === null ? undefined : play.graph.nodes.get(state.node);
      return {
        scenes: steps.map((step) => ({ text: sceneTextOf(play, step.state), choice: step.choice })),
        choices: edgesOf(play, state).map(({ text }) => text),
        end: state.is_completed && node ? { name: endingName(node) } : undefined,
        refusal: refusal?.code,
      };
    },
  };
}

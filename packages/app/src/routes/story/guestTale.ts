import type { SelectedChoice } from '@kathaloka/contract/entities';
import { type ClientState, withGuests } from '@kathaloka/api';
import {
  authoredText,
  endingHint,
  endingName,
  endingsOf,
  type GraphNode,
  missedHint,
  offeredTo,
  type PlayStory,
  playStory,
  type Refusal,
  retrace,
  type Step,
  whatMattered,
} from '@kathaloka/story';
import type { OpeningEnd, OpeningScene } from '@kathaloka/ui';
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { client } from '../../client.ts';
import { guestEndings, storeGuestEnding } from '../../readerActions/guestEndings.ts';

const { getGuestStory } = withGuests(client).endpoints;

/** Where choices have led in a tale. */
export interface GuestPlace {
  readonly scenes: readonly OpeningScene[];
  readonly choices: readonly string[];
  /** The choices that ask for a name or a word. */
  readonly asking: readonly string[];
  readonly end: OpeningEnd | undefined;
  /** Why the last choice is impossible. */
  readonly refusal: Refusal['code'] | undefined;
}

/** A whole story, played in the browser by the server's rules. */
export interface GuestTale {
  readonly placeAfter: (choices: readonly SelectedChoice[], seed: string | undefined) => GuestPlace;
  /** Stores the ending that the choices have reached, if any. */
  readonly keepEnding: (choices: readonly SelectedChoice[], seed: string) => void;
}

/** Fetches a story that guests may play. */
export async function loadGuestTale(
  dispatch: ThunkDispatch<ClientState, unknown, UnknownAction>,
  id: string,
): Promise<GuestTale> {
  const wanted = getGuestStory.initiate({ params: { id } }, { subscribe: false, forceRefetch: true });
  const { data } = await dispatch(wanted);
  if (!data) throw new Error('The story could not be fetched.');
  const play = playStory(data);
  return {
    placeAfter(choices, seed) {
      const { steps, refusal } = retrace(play, choices, seed);
      const { state } = steps.at(-1)!;
      const offered = offeredTo(play, state);
      const node = state.node === null ? undefined : play.graph.nodes.get(state.node);
      return {
        scenes: steps.map((step) => ({ text: authoredText(play, step), choice: step.choice })),
        choices: offered.map(({ text }) => text),
        asking: offered.filter(({ ask }) => ask !== '').map(({ text }) => text),
        end: state.is_completed && node ? endAt(play, node, steps, guestEndings(id)) : undefined,
        refusal: refusal?.code,
      };
    },
    keepEnding(choices, seed) {
      const { state } = retrace(play, choices, seed).steps.at(-1)!;
      if (state.is_completed && state.node !== null) storeGuestEnding(id, state.node);
    },
  };
}

/** What an ending shows of the reader's path. The id of a turn is the number of choices before it. */
function endAt(
  play: PlayStory,
  node: GraphNode,
  steps: readonly Step[],
  foundBefore: readonly string[],
): OpeningEnd {
  const all = endingsOf(play.graph);
  const entered = new Set([...foundBefore, node.name]);
  // each found ending counts as one play
  const known = { entered, plays: entered.size };
  const seen = new Set(steps.map(({ state }) => state.node ?? ''));
  const turns = steps.map(({ state, choice }, at) => ({ id: String(at), state, selected_choice: choice }));
  return {
    name: endingName(node),
    scene: node.name,
    endings: {
      found: all.filter(({ scene }) => entered.has(scene)),
      total: Math.max(1, all.length),
    },
    hint: endingHint(play.graph, known),
    missed: missedHint(play.graph, { ...known, seen }),
    ...whatMattered(play, turns),
  };
}

import type { SelectedChoice, Story } from '@kathaloka/contract/entities';
import type { ClientState } from '@kathaloka/api';
import type { OpeningNotice } from '@kathaloka/ui';
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useEffect, useEffectEvent, useState } from 'react';
import { useDispatch } from 'react-redux';
import {
  chooseStoryOfGuest,
  guestReading,
  guestSeed,
  storeGuestReading,
} from '../../readerActions/guestReadings.ts';
import type { GuestPlace, GuestTale } from './guestTale.ts';

type Dispatch = ThunkDispatch<ClientState, unknown, UnknownAction>;

/** Loads the story and its rules; undefined if that fails. */
const loadTale = (dispatch: Dispatch, story_id: string): Promise<GuestTale | undefined> =>
  import('./guestTale.ts')
    .then(({ loadGuestTale }) => loadGuestTale(dispatch, story_id))
    .catch(() => undefined);

interface Reading {
  /** Undefined before the first choice. */
  readonly place: GuestPlace | undefined;
  readonly made: readonly SelectedChoice[];
  readonly pending: SelectedChoice | undefined;
  readonly notice: OpeningNotice | undefined;
  readonly hasFailed: boolean;
  readonly choose: (choice: SelectedChoice) => void;
  readonly retry: () => void;
  readonly beginAgain: () => void;
  /** Goes back to a turn; its id is the number of choices before it. */
  readonly goBackTo: (turn_id: string) => void;
}

/**
 * A whole story, read in the browser; unless it is open to all guests, it becomes the one that they chose. Its scenes and rules are loaded with the first choice, or to restore an earlier
 * reading.
 */
export function useGuestTale({ id: story_id, is_open_to_guests }: Story): Reading {
  const dispatch = useDispatch<Dispatch>();
  const [tale, setTale] = useState<GuestTale>();
  const [seed, setSeed] = useState<string>();
  const [made, setMade] = useState<readonly SelectedChoice[]>([]);
  const [wanted, setWanted] = useState<readonly SelectedChoice[]>([]);
  const [isLoading, setIsLoading] = useState(false);
  const [hasFailed, setHasFailed] = useState(false);
  const [notice, setNotice] = useState<OpeningNotice>();

  function stand(choices: readonly SelectedChoice[], dice: string | undefined): void {
    setMade(choices);
    setSeed(dice);
    storeGuestReading(story_id, choices, dice);
    if (choices.length > 0 && !is_open_to_guests) chooseStoryOfGuest(story_id);
  }

  async function goTo(choices: readonly SelectedChoice[], dice = seed ?? crypto.randomUUID()): Promise<void> {
    if (isLoading) return;
    setWanted(choices);
    setSeed(dice);
    setHasFailed(false);
    setNotice(undefined);
    setIsLoading(true);
    const loaded = tale ?? (await loadTale(dispatch, story_id));
    setIsLoading(false);
    setTale(loaded);
    if (!loaded) setHasFailed(true);
    else arrive(loaded, choices, dice);
  }

  function arrive(loaded: GuestTale, choices: readonly SelectedChoice[], dice: string): void {
    const { refusal } = loaded.placeAfter(choices, dice);
    if (refusal === undefined) {
      stand(choices, dice);
      loaded.keepEnding(choices, dice);
    } else if (refusal === 'xp_short') setNotice('short_of_xp');
    else {
      stand([], undefined);
      setNotice('changed');
    }
  }

  /** Goes on with a stored reading, and its dice. Returns whether there is one. */
  function goOn(): boolean {
    const saved = guestReading(story_id);
    if (saved.length > 0) void goTo(saved, guestSeed(story_id));
    return saved.length > 0;
  }

  const restore = useEffectEvent(() => void goOn());
  // after the first paint
  useEffect(() => queueMicrotask(restore), []);

  return {
    place: tale && made.length > 0 ? tale.placeAfter(made, seed) : undefined,
    made,
    pending: isLoading ? (wanted.at(-1) ?? { text: '' }) : undefined,
    notice,
    hasFailed,
    choose(choice) {
      // a stored reading wins over a first choice that was pressed before it was restored
      if (made.length > 0 || !goOn()) void goTo([...made, choice]);
    },
    retry: () => void goTo(wanted),
    beginAgain: () => stand([], undefined),
    goBackTo: (turn_id) => stand(made.slice(0, Number(turn_id)), seed),
  };
}

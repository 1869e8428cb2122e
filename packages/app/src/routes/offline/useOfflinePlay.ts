import type { OfflineStory, OfflineMove } from '@kathaloka/contract/entities';
import type { Reading, Tale } from '@kathaloka/player/runtime';
import { offlineWords, useWords } from '@kathaloka/ui';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { onChange } from '../../offline/changes.ts';
import type { StoredPlay } from '../../offline/database.ts';
import { type StorageFailure, storageFailureOf } from '../../offline/storageFailure.ts';
import { storyOfPlay } from '../../offline/storedStories.ts';
import {
  findPlay,
  PlayFull,
  PlayGone,
  PlayMoved,
  readMoves,
  seedOf,
  storeMove,
} from '../../offline/plays.ts';
import { GUEST } from '../../offline/database.ts';
import { afterMove, moved, readingAfter, openOfflineTale } from './offlineTale.ts';

export interface OpenPlay {
  readonly play: StoredPlay;
  readonly content: OfflineStory;
  readonly tale: Tale;
  readonly reading: Reading;
  /** The number of moves so far, Undo included. */
  readonly moves: number;
}

/** Why there is no play: the play or its story is missing, or the browser cannot read them. */
type Missing = 'play' | 'story' | StorageFailure;

interface OfflinePlayResult {
  readonly open: OpenPlay | undefined;
  readonly missing: Missing | undefined;
  /** Why the last move failed. */
  readonly error: string | undefined;
  readonly move: (move: OfflineMove) => void;
}

/** A play on this device that belongs to this reader. */
export function useOfflinePlay(offline_id: string, reader: string): OfflinePlayResult {
  const words = useWords(offlineWords);
  const [open, setOpen] = useState<OpenPlay>();
  const [missing, setMissing] = useState<Missing>();
  const [error, setError] = useState<string>();
  const isLocked = useRef(false);

  const [reads, setReads] = useState(0);

  const load = useEffectEvent(async (id: string, owner: string, isShown: () => boolean) => {
    const found = await readPlay(id, owner).catch(missingFor);
    if (!isShown()) return;
    // a play that was uploaded and removed stays readable on this page
    if (typeof found === 'string') return open ? undefined : setMissing(found);
    if (open && found.moves !== open.moves && !isLocked.current) setError(words.movedElsewhere);
    if (found.moves !== open?.moves) setOpen(found);
  });
  useEffect(() => {
    let isShown = true;
    // changing `reads` triggers another read, after a move has found that the play changed
    const follow = () => void load(offline_id, reader, () => isShown && reads >= 0);
    follow();
    // another tab may have changed the play
    const stop = onChange(() => !isLocked.current && follow());
    return () => {
      isShown = false;
      stop();
    };
  }, [offline_id, reader, reads]);

  function refusalText({
    refused,
  }: {
    readonly refused?: ReturnType<typeof moved>['refused'];
  }): string | undefined {
    if (refused?.code !== 'xp_short') return undefined;
    return words.xpShort(refused.current_xp, refused.required_xp);
  }

  async function make(move: OfflineMove): Promise<void> {
    if (!open || isLocked.current) return;
    const { tale, reading, moves } = open;
    const result = moved(tale, reading, move);
    if (!result.reading) return setError(refusalText(result));
    isLocked.current = true;
    try {
      // stored first, shown afterwards
      await storeMove(offline_id, moves, withScene(move, result.reading), afterMove(tale, result.reading));
      setOpen({ ...open, reading: result.reading, moves: moves + 1 });
      setError(undefined);
    } catch (failure) {
      setError(
        failure instanceof PlayFull
          ? words.playFull
          : failure instanceof PlayGone
            ? words.playLeft
            : words.moveNotStored,
      );
      if (failure instanceof PlayMoved) setReads(reads + 1);
    } finally {
      isLocked.current = false;
    }
  }

  return { open, missing: open ? undefined : missing, error, move: (move) => void make(move) };
}

/** An invalid story counts as missing. */
const missingFor = (error: unknown): Missing =>
  error instanceof DOMException ? storageFailureOf(error) : 'story';

/** Adds the scene that the move led to, by which the server verifies the move. */
function withScene(move: OfflineMove, { steps }: Reading): OfflineMove {
  const to = steps.at(-1)?.move?.to;
  return 'undo' in move || to === undefined ? move : { ...move, to };
}

async function readPlay(offline_id: string, reader: string): Promise<OpenPlay | Missing> {
  const play = await findPlay(offline_id);
  if (play?.owner !== reader) return 'play';
  const content = await storyOfPlay([reader, GUEST], play.snapshot_id);
  if (!content) return 'story';
  const moves = await readMoves(offline_id);
  const tale = openOfflineTale(content, play);
  return { play, content, tale, reading: readingAfter(tale, moves, seedOf(play)), moves: moves.length };
}

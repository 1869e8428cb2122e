import { randomUUID } from 'node:crypto';
import type { OfflineStory, OfflineMove } from '@kathaloka/contract/entities';
import type { callApi } from './callApi.ts';
import type { Person } from './people.ts';

type Call = ReturnType<typeof callApi>;

/** The offline play of a device: the downloaded story, and the moves to upload. */
export interface Device {
  readonly offline_id: string;
  readonly story: OfflineStory;
  /** All moves of the play, in order. */
  readonly moves: OfflineMove[];
}

export const BEGUN_AT = '2026-11-20T09:30:00.000Z';

export async function keepingDevice(call: Call, who: Person, story_id: string): Promise<Device> {
  const { body: story } = await call('keepStory', { ...who, params: { id: story_id } });
  return { offline_id: randomUUID(), story, moves: [] };
}

export const chose = (choose: number, more: { answer?: string; to?: string } = {}): OfflineMove => ({
  choose,
  ...more,
  at: '2026-11-20T09:31:00.000Z',
});

export const undone: OfflineMove = { undo: true, at: '2026-11-20T09:32:00.000Z' };

interface Part {
  readonly from?: number;
  readonly to?: number;
}

/** Uploads moves of a play, by default all of them. */
export const uploading =
  (call: Call) =>
  (
    who: Person,
    { offline_id, story, moves }: Device,
    { from = 0, to = moves.length }: Part = {},
    more = {},
  ) =>
    call('uploadPlay', {
      ...who,
      params: { offline_id },
      body: {
        story_id: story.story_id,
        snapshot_id: story.snapshot_id,
        brought: story.brought,
        begun_at: BEGUN_AT,
        from,
        moves: moves.slice(from, to),
        ...more,
      },
    });

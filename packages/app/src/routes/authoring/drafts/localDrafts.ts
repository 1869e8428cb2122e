import { localStore } from '../../../adapters/safeStorage.ts';

export type DraftContent = Readonly<Record<string, unknown>>;

/** A draft that this browser holds because the server does not have it yet. */
export interface LocalDraft {
  readonly content: DraftContent;
  /** The version of the server's draft that it goes on from; 0 where there was none. */
  readonly version: number;
}

/** Drafts belong to a person: whoever signs in next in this browser does not find them. */
function keyOf(userId: string, place: string): string {
  return `kathaloka.story-draft.${userId}.${place}`;
}

export interface LocalDrafts {
  readonly read: () => LocalDraft | null;
  /** `null` forgets it: the server has it. */
  readonly keep: (draft: LocalDraft | null) => void;
}

/** The draft of one page in this browser's storage. */
export function localDrafts(userId: string, place: string): LocalDrafts {
  const key = keyOf(userId, place);
  return {
    read() {
      try {
        const value: unknown = JSON.parse(localStore.read(key) ?? 'null');
        return isLocalDraft(value) ? value : null;
      } catch {
        return null;
      }
    },
    keep: (draft) => localStore.write(key, draft && JSON.stringify(draft)),
  };
}

function isLocalDraft(value: unknown): value is LocalDraft {
  if (typeof value !== 'object' || value === null) return false;
  const { content, version } = value as { content?: unknown; version?: unknown };
  return typeof content === 'object' && content !== null && Number.isInteger(version);
}

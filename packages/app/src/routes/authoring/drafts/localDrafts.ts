import { localStore } from '../../../browser/safeStorage.ts';

export type DraftContent = Readonly<Record<string, unknown>>;

/** A draft in this browser's storage that the server does not have yet. */
export interface LocalDraft {
  readonly content: DraftContent;
  /** The version of the server's draft that it is based on; 0 if there was none. */
  readonly version: number;
}

/** Drafts are stored by user: the next user of this browser does not get them. */
function keyOf(userId: string, place: string): string {
  return `kathaloka.story-draft.${userId}.${place}`;
}

export interface LocalDrafts {
  readonly read: () => LocalDraft | null;
  /** `null` removes the draft. */
  readonly write: (draft: LocalDraft | null) => void;
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
    write: (draft) => localStore.write(key, draft && JSON.stringify(draft)),
  };
}

function isLocalDraft(value: unknown): value is LocalDraft {
  if (typeof value !== 'object' || value === null) return false;
  const { content, version } = value as { content?: unknown; version?: unknown };
  return typeof content === 'object' && content !== null && Number.isInteger(version);
}

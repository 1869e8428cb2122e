import { isSame } from '@kathaloka/contract/story';
import type { ServerDraft } from './draftSaver.ts';
import type { DraftContent, LocalDraft } from './localDrafts.ts';

/** What a page begins with. */
export interface OpenedDraft {
  /** Undefined: nothing was typed yet. */
  readonly content: DraftContent | undefined;
  /** The server's version that it goes on from. */
  readonly version: number;
  /** `unsaved`: the server does not have it yet. `conflict`: the server has something else. */
  readonly is: 'saved' | 'unsaved' | 'conflict';
}

/** The newer one of what this browser and the server hold; `server` is undefined where it cannot be asked. */
export function openDraft(local: LocalDraft | null, server: ServerDraft | null | undefined): OpenedDraft {
  if (!local) return { content: server?.content, version: server?.version ?? 0, is: 'saved' };
  if (!server) return { ...local, version: server === null ? 0 : local.version, is: 'unsaved' };
  if (isSame(local.content, server.content)) return { ...server, is: 'saved' };
  const goesOn = local.version === server.version;
  return { content: local.content, version: server.version, is: goesOn ? 'unsaved' : 'conflict' };
}

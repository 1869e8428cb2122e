import { isSame } from '@kathaloka/story';
import type { ServerDraft } from './draftSaver.ts';
import type { DraftContent, LocalDraft } from './localDrafts.ts';

/** The draft that a page starts with. */
export interface OpenedDraft {
  /** Undefined if nothing has been typed yet. */
  readonly content: DraftContent | undefined;
  /** The server's version that it is based on. */
  readonly version: number;
  /** `unsaved`: the server does not have it yet. `conflict`: the server has something else. */
  readonly status: 'saved' | 'unsaved' | 'conflict';
}

/** The newer of this browser's draft and the server's; `server` is undefined if it cannot be reached. */
export function openDraft(local: LocalDraft | null, server: ServerDraft | null | undefined): OpenedDraft {
  if (!local) return { content: server?.content, version: server?.version ?? 0, status: 'saved' };
  if (!server) return { ...local, version: server === null ? 0 : local.version, status: 'unsaved' };
  if (isSame(local.content, server.content)) return { ...server, status: 'saved' };
  const isSameVersion = local.version === server.version;
  return { content: local.content, version: server.version, status: isSameVersion ? 'unsaved' : 'conflict' };
}

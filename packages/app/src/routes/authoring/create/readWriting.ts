import type { StoryCreate } from '@kathaloka/contract/entities';
import type { CoverRoll } from '@kathaloka/ui';
import type { DraftContent } from '../drafts/localDrafts.ts';

export interface Written {
  readonly draft: StoryCreate;
  readonly roll: CoverRoll;
}

/** What the wizard holds, as its draft stores it. */
export interface Writing extends Written {
  /** Another one after each change: sent twice as it is, the draft becomes one story. */
  readonly key: string;
}

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** What was stored for the wizard. A value that is not of the kind that the wizard needs is left as it begins. */
export function readWriting({ draft, roll }: DraftContent, blank: Written): Written {
  return { draft: ofSameShape(blank.draft, draft), roll: ofSameShape(blank.roll, roll) };
}

/** The key that was stored with it. */
export function readKey({ key }: DraftContent): string | undefined {
  return typeof key === 'string' && UUID.test(key) ? key : undefined;
}

function ofSameShape<T extends object>(blank: T, stored: unknown): T {
  if (!isObject(stored)) return blank;
  const known = Object.entries(blank).map(([key, value]) => {
    const found = stored[key];
    return [key, found !== undefined && isAlike(value, found) ? found : value];
  });
  return Object.fromEntries(known) as T;
}

function isAlike(blank: unknown, found: unknown): boolean {
  // what begins as nothing is a text or an object later
  if (blank === null) return found === null || typeof found === 'object' || typeof found === 'string';
  return typeof blank === typeof found && Array.isArray(blank) === Array.isArray(found) && found !== null;
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

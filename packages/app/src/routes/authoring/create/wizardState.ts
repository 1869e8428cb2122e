import type { StoryCreate } from '@kathaloka/contract/entities';
import type { CoverRoll } from '@kathaloka/ui';
import type { DraftContent } from '../drafts/localDrafts.ts';

export interface WizardValues {
  readonly draft: StoryCreate;
  readonly roll: CoverRoll;
}

/** The state of the wizard, as its draft stores it. */
export interface WizardState extends WizardValues {
  /** The idempotency key, which changes with the draft: sending the same draft twice creates one story. */
  readonly key: string;
}

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** Reads the wizard's stored values; a value of an unexpected type is replaced by the initial one. */
export function readWizardValues({ draft, roll }: DraftContent, blank: WizardValues): WizardValues {
  return { draft: ofSameShape(blank.draft, draft), roll: ofSameShape(blank.roll, roll) };
}

/** The stored idempotency key. */
export function readKey({ key }: DraftContent): string | undefined {
  return typeof key === 'string' && UUID.test(key) ? key : undefined;
}

/** A stored object in the shape of a known one: a value of an unexpected type is replaced by the known one. */
export function ofSameShape<T extends object>(blank: T, stored: unknown): T {
  if (!isObject(stored)) return blank;
  const known = Object.entries(blank).map(([key, value]) => {
    const found = stored[key];
    return [key, found !== undefined && isAlike(value, found) ? found : value];
  });
  return Object.fromEntries(known) as T;
}

function isAlike(blank: unknown, found: unknown): boolean {
  // an initial null stands for a text or an object
  if (blank === null) return found === null || typeof found === 'object' || typeof found === 'string';
  return typeof blank === typeof found && Array.isArray(blank) === Array.isArray(found) && found !== null;
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

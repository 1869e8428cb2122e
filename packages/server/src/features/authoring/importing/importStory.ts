import type { BodyOf } from '@kathaloka/contract/endpoints';
import type { ImportedFiles } from '@kathaloka/contract/entities';
import { importing } from '@kathaloka/contract/messages';
import { LOOKS, noteText } from '@kathaloka/formats';
import { repairOf } from '@kathaloka/story/editing';
import { AppError } from '../../../platform/AppError.ts';
import type { SignedInUser } from '../../../platform/auth/admit.ts';
import type { Deps } from '../../../platform/Deps.ts';
import { createFairThreads } from '../../../platform/fairThreads.ts';
import { limits } from '../limits.ts';
import { faultOf, tooLongAfter } from './importFault.ts';
import type { ImportJob, ImportOutcome } from './importThread.ts';

/** No real story file takes longer to read, and source of ink not to compile. */
const READING_S = 20;

/** One author's large files keep one of them. */
const THREADS = 2;
const threads = createFairThreads<ImportJob, ImportOutcome>(
  new URL('./importThread.ts', import.meta.url),
  THREADS,
);

/**
 * Reads the story of some files on a thread beside the one that serves everybody. They are data: nothing in them is
 * executed, stored or logged.
 */
export async function importStory(
  deps: Deps,
  { files, repairs }: BodyOf<'importStory'>,
  { id }: SignedInUser,
): Promise<ImportedFiles> {
  await deps.rateLimiter.take(limits.import, id);
  const given = files.map(({ name, content }) => ({
    name,
    bytes: new Uint8Array(Buffer.from(content, 'base64')),
  }));
  const outcome = await threads
    .ask({ files: given, repairs }, READING_S * 1000, id)
    .catch(tooLongAfter(READING_S));
  if (!outcome.imported)
    throw new AppError('validation_failed', [faultOf(outcome.refusal, ['body', 'files'])]);
  return present(outcome);
}

function present({
  imported,
  refused,
}: Extract<ImportOutcome, { readonly refused: unknown }>): ImportedFiles {
  const { fields, structure, report } = imported;
  const { notes, ...counted } = report;
  const told = notes.map((note) => ({
    code: note.code,
    node: note.node,
    is_look: LOOKS.some((look) => look === note.code),
    message: noteText(importing.notes, note),
  }));
  return {
    ...counted,
    fields,
    story_structure: structure,
    notes: told.toSorted((one, other) => Number(one.is_look) - Number(other.is_look)),
    refused: refused.map(({ kind, node, message }) => ({
      kind,
      node,
      message,
      repair: repairOf(kind) ?? null,
    })),
  };
}

import type { BodyOf } from '@kathaloka/contract/endpoints';
import type { ImportedFiles } from '@kathaloka/contract/entities';
import { importing } from '@kathaloka/contract/messages';
import { LOOKS, noteText } from '@kathaloka/formats';
import { repairOf } from '@kathaloka/story/editing';
import { AppError } from '../../../platform/AppError.ts';
import type { SignedInUser } from '../../../platform/auth/admit.ts';
import type { Deps } from '../../../platform/Deps.ts';
import { limits } from '../limits.ts';
import { faultOf } from './importFault.ts';
import type { StoryOutcome } from './importThread.ts';
import { readStory } from './readFiles.ts';

/**
 * Reads a story from files, on another thread. Files are data: nothing in them is executed, stored or logged.
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
  const outcome = await readStory({ files: given, repairs }, id);
  if (!outcome.imported)
    throw new AppError('validation_failed', [faultOf(outcome.refusal, ['body', 'files'])]);
  return present(outcome);
}

function present({ imported, refused }: Extract<StoryOutcome, { readonly refused: unknown }>): ImportedFiles {
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

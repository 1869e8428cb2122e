import type { BodyOf } from '@kathaloka/contract/endpoints';
import type { ImportedFiles } from '@kathaloka/contract/entities';
import { AppError } from '../../../platform/AppError.ts';
import type { SignedInUser } from '../../../platform/auth/admit.ts';
import type { Deps } from '../../../platform/Deps.ts';
import { StoredAnswer } from '../../../platform/http/StoredAnswer.ts';
import { limits } from '../limits.ts';
import { faultOf } from './importFault.ts';
import { readStory } from './readFiles.ts';

/**
 * Reads a story from files, on another thread. Files are data: nothing in them is executed, stored or logged.
 */
export async function importStory(
  deps: Deps,
  { files, repairs }: BodyOf<'importStory'>,
  { id }: SignedInUser,
): Promise<StoredAnswer<ImportedFiles>> {
  await deps.rateLimiter.take(limits.import, id);
  const given = files.map(({ name, content }) => ({
    name,
    bytes: new Uint8Array(Buffer.from(content, 'base64')),
  }));
  const outcome = await readStory({ files: given, repairs }, id);
  if (outcome.refusal) throw new AppError('validation_failed', [faultOf(outcome.refusal, ['body', 'files'])]);
  return new StoredAnswer(Buffer.from(outcome.answer));
}

import type { RefreshedTokens } from '@kathaloka/contract/entities';
import type { Deps } from '../../../platform/Deps.ts';
import { ACCESS_TOKEN_SECONDS } from '../../../platform/auth/accessTokens.ts';
import { notSignedIn } from '../../../platform/auth/admit.ts';
import { hashOfToken } from '../../../platform/auth/opaqueTokens.ts';
import { readRefreshToken, refreshTokenOf, type Generation } from '../../../platform/auth/refreshTokens.ts';
import type { Transaction } from '../../../platform/db/schema.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import type { Caller } from '../../../platform/http/defineRoutes.ts';
import { addEmailTo } from '../emails/addEmailTo.ts';
import { emailsIn } from '../emails/emails.ts';
import { rememberLanguage } from '../repository.ts';
import { advanceGeneration, deleteSession, findOldToken, lockRotation } from './sessionsRepository.ts';

/** Rotates a refresh token. If an old one is reused, two parties hold tokens of one session and one of them is a thief, so it ends. */
export async function refreshTokens(
  deps: Deps,
  { refresh_token }: { readonly refresh_token: string },
  { address, language }: Caller,
): Promise<RefreshedTokens> {
  const { db, log, tokens, refreshKey } = deps;
  const result = await inTransaction(db, (transaction) => rotate(deps, transaction, refresh_token));
  if (result.outcome === 'reused') {
    log.warn(
      { event: 'refresh_token_reused', user_id: result.user_id, session_id: result.session_id, address },
      'security: an old refresh token came back, and its session was ended',
    );
  }
  if (result.outcome !== 'replaced') throw notSignedIn();
  await rememberLanguage(db, result.user_id, language);
  const access_token = await tokens.sign(result);
  const expires_in = ACCESS_TOKEN_SECONDS;
  const successor = refreshTokenOf({ ...result, generation: result.generation + 1 }, refreshKey);
  return { access_token, expires_in, tokens: { access_token, refresh_token: successor, expires_in } };
}

type Rotation =
  | { readonly outcome: 'unknown' }
  | ({ readonly outcome: 'replaced' | 'reused'; readonly user_id: string } & Generation);

async function rotate(
  { clock, refreshKey }: Deps,
  transaction: Transaction,
  refreshToken: string,
): Promise<Rotation> {
  const now = clock();
  const named =
    readRefreshToken(refreshToken, refreshKey) ??
    (await findOldToken(transaction, hashOfToken(refreshToken)));
  if (!named) return { outcome: 'unknown' };
  const { session_id, generation } = named;
  const session = await lockRotation(transaction, session_id);
  // a later generation than the current one was issued before the database lost its last moments
  if (!session || session.expires_at <= now || generation > session.generation) return { outcome: 'unknown' };

  const found = { user_id: session.user_id, session_id, generation };
  if (generation === session.generation) {
    await advanceGeneration(transaction, session_id);
    return { outcome: 'replaced', ...found };
  }
  // several tabs may send the same token, and a response may be lost: for a moment the same successor is returned
  if (generation === session.generation - 1 && !session.isGraceOver) return { outcome: 'replaced', ...found };
  await deleteSession(transaction, session_id);
  await addEmailTo(transaction, found, ({ username, language }) => emailsIn(language).sessionEnded(username));
  return { outcome: 'reused', ...found };
}

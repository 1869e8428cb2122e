import { AppError } from '../../../platform/AppError.ts';
import type { Transaction } from '../../../platform/db/schema.ts';
import { notFound } from '../../../platform/notFound.ts';
import { findRunning } from '../stored/actionsRepository.ts';
import type { SessionKey } from '../stored/SessionKey.ts';
import { lockSession, type SessionRow } from '../stored/sessionsRepository.ts';

/** Locks a session; throws if one of its actions is running. */
export async function lockIdleSession(transaction: Transaction, key: SessionKey): Promise<SessionRow> {
  const session = await lockSession(transaction, key);
  if (!session) throw notFound('session');
  if (await findRunning(transaction, key)) throw actionRunning();
  return session;
}

export const actionRunning = () =>
  new AppError('action_running', 'Another action of this session is running.');

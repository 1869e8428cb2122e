import { AppError } from '../../../platform/AppError.ts';
import type { Transaction } from '../../../platform/db/schema.ts';
import { notFound } from '../../../platform/notFound.ts';
import { findRunning } from '../action/actionsRepository.ts';
import { lockSession, type SessionRow } from './sessionsRepository.ts';

/** The session, locked; nothing of it runs. */
export async function lockIdleSession(transaction: Transaction, session_id: string): Promise<SessionRow> {
  const session = await lockSession(transaction, session_id);
  if (!session) throw notFound('session');
  if (await findRunning(transaction, session_id)) throw actionRunning();
  return session;
}

export const actionRunning = () =>
  new AppError('action_running', 'Another action of this session is running.');

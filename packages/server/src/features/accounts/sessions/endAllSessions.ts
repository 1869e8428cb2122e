import type pg from 'pg';
import { END_ALL_SESSIONS } from './sessionsRepository.ts';

/** Ends every login of the installation. */
export async function endAllSessions(client: pg.ClientBase): Promise<void> {
  await client.query(END_ALL_SESSIONS);
}

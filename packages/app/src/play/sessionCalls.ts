import { withSessions } from '@kathaloka/api';
import { client } from '../client.ts';

/** The calls that read sessions: for play, and for what Home shows to somebody who plays. */
export const sessions = withSessions(client);

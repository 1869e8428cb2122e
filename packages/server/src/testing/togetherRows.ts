import type { CallName } from '@kathaloka/contract/calls';
import { endpoints } from '@kathaloka/contract/endpoints';
import type { CallOptions } from './callApi.ts';
import { everyone, owners, type Row, signedIn, type World } from './roleRows.ts';

const UNKNOWN = '0b0b0b0b-0000-4000-8000-000000000000';
const session = ({ session_id }: World): CallOptions => ({ params: { session_id } });
const link = ({ invitation }: World): CallOptions => ({ params: { token: invitation } });

/** The calls of a session whose owner has sent invitations that no player has accepted yet. */
export const TOGETHER = {
  inviteToSession: owners(201, (world) => ({ ...session(world), body: {} })),
  revokeInvitation: owners(200, session),
  changeTogether: owners(200, (world) => ({ ...session(world), body: { way: 'vote' } })),
  // no player has joined
  removePlayer: owners(404, ({ session_id }) => ({ params: { session_id, player_id: UNKNOWN } })),
  endTogether: owners(200, session),
  getTogether: owners(200, session),
  followTogether: owners(404, () => ({ params: { session_id: UNKNOWN } })),
  passTurn: owners(200, (world) => ({ ...session(world), body: { player_id: world.owner.id } })),
  // the players take turns
  vote: owners(409, (world) => ({ ...session(world), body: { turn_id: world.turn_id, choice: null } })),
  // the owner cannot leave the session, only end it
  leaveTogether: owners(404, session),
  getInvitation: everyone(200, link),
  joinSession: signedIn(200, link),
  listTogether: signedIn(200),
} satisfies Partial<Record<CallName, Row>>;

export const isPlayedTogether = (name: CallName): boolean =>
  name in TOGETHER && endpoints[name].path !== '/game/together';

import { withSessionChanges, withTurns } from '@kathaloka/api';
import { client } from '../../client.ts';
import { sessions } from '../../play/sessionCalls.ts';

const turns = withTurns(client, sessions);
const changes = withSessionChanges(client, sessions);

export const { useGetSessionQuery, useListModelsQuery } = sessions;
export const { exportSession, mapSession } = sessions.endpoints;
export const { loadEarlier, takeTurn } = turns.endpoints;
export const { branchSession, chooseTelling, deleteSession } = changes.endpoints;
export const { onTold } = turns;

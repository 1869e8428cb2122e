import { withSessions, withTurns } from '@kathaloka/api';
import { client } from '../../client.ts';

const sessions = withSessions(client);
const turns = withTurns(client, sessions);

export const { useGetSessionQuery, useListModelsQuery } = sessions;
export const { loadEarlier, takeTurn } = turns.endpoints;
export const { onTold } = turns;

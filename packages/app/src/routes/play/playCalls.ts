import { withTurns } from '@kathaloka/api';
import { client } from '../../client.ts';
import { sessions } from '../../play/sessionCalls.ts';

const turns = withTurns(client, sessions);

export const { useGetSessionQuery, useListModelsQuery } = sessions;
export const { loadEarlier, takeTurn } = turns.endpoints;
export const { onTold } = turns;

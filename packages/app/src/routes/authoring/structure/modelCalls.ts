import { sessions } from '../../../reader/sessionCalls.ts';

export const { useListModelsQuery } = sessions;

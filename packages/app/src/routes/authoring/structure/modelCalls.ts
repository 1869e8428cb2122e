import { sessions } from '../../../readerActions/sessionCalls.ts';

export const { useListModelsQuery } = sessions;

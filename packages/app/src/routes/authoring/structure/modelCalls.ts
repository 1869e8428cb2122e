import { sessions } from '../../../play/sessionCalls.ts';

export const { useListModelsQuery } = sessions;

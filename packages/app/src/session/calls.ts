import { withMyAccount } from '@kathaloka/api';
import { client } from '../client.ts';

export const { useGetSecondFactorQuery, useProveIdentityMutation } = withMyAccount(client);

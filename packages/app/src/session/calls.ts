import { withMyAccount } from '@kathaloka/api';
import { client } from '../client.ts';

export const { useProveIdentityMutation } = withMyAccount(client);

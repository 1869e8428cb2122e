import { withAdminSignIn } from '@kathaloka/api';
import { client } from '../../../client.ts';

export const { useLoginAsAdminMutation } = withAdminSignIn(client);

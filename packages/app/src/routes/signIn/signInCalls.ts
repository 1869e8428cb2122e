import { withSignIn } from '@kathaloka/api';
import { client } from '../../client.ts';

export const {
  useFindTokenOwnerMutation,
  useLoginMutation,
  useRegisterMutation,
  useSignInWithGoogleMutation,
  useSignInWithTokenMutation,
} = withSignIn(client);

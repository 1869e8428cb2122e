import { withSignIn } from '@kathaloka/api';
import { client } from '../../client.ts';

export const {
  useFindTokenOwnerMutation,
  useLoginMutation,
  useRegisterMutation,
  useSignInWithGoogleMutation,
  useSignInWithOidcMutation,
  useSignInWithTokenMutation,
} = withSignIn(client);

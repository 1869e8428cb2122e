import { withAccountLinks } from '@kathaloka/api';
import { client } from '../../client.ts';

export const {
  useForgotPasswordMutation,
  useResendVerificationMutation,
  useResetPasswordMutation,
  useVerifyEmailMutation,
} = withAccountLinks(client);

import { withAccountLinks, withYouth } from '@kathaloka/api';
import { client } from '../../client.ts';

export const { useGetGuardianshipMutation, useGiveConsentMutation, useWithdrawConsentMutation } =
  withAccountLinks(client);

/** Who is signed in, as the server knows them now. */
export const { useGetMeMutation } = client.api;

export const { useGiveBirthYearMutation, useNameGuardianMutation } = withYouth(client);

import { withAccountLinks, withYouth } from '@kathaloka/api';
import { client } from '../../client.ts';

export const { useGetGuardianshipMutation, useGiveConsentMutation, useWithdrawConsentMutation } =
  withAccountLinks(client);

/** The signed-in user, refetched. */
export const { useGetMeMutation } = client.api;

export const { useGiveBirthYearMutation, useNameGuardianMutation } = withYouth(client);

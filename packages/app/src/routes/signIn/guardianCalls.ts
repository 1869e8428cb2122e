import { withAccountLinks, withYouth } from '@kathaloka/api';
import { client } from '../../client.ts';

export const { useGetGuardianshipMutation, useGiveConsentMutation, useWithdrawConsentMutation } =
  withAccountLinks(client);

/** Refetches the signed-in user. */
export const { useGetMeMutation } = client.api;

export const { useGiveBirthYearMutation, useNameGuardianMutation } = withYouth(client);

import { createApiClient } from '@kathaloka/api';
import { API_BASE } from '@kathaloka/contract/calls';

/** The page's one client; its cache and its session live in the store. */
export const client = createApiClient({ baseUrl: API_BASE });

export const {
  useBookmarkStoryMutation,
  useChangePasswordMutation,
  useDeleteMyAccountMutation,
  useDownloadMyDataMutation,
  useEndOtherSessionsMutation,
  useForgotPasswordMutation,
  useGetMeQuery,
  useGetSettingsQuery,
  useGetStoryQuery,
  useLikeStoryMutation,
  useListAccountSessionsQuery,
  useListStoriesInfiniteQuery,
  useListFeaturedStoriesQuery,
  useListTrendingStoriesQuery,
  useLoginMutation,
  useLogoutMutation,
  useRegisterMutation,
  useResendVerificationMutation,
  useResetPasswordMutation,
  useSearchStoriesQuery,
  useShareStoryMutation,
  useSignInWithGoogleMutation,
  useSignInWithTokenMutation,
  useStartPlayingMutation,
  useVerifyEmailMutation,
} = client.api;

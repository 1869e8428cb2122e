import { withRatings } from '@kathaloka/api';
import type { ClientState } from '@kathaloka/api';
import { playFailuresWords, useFailureText, useToast, useWords } from '@kathaloka/ui';
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useDispatch } from 'react-redux';
import { catalogue } from '../../../client.ts';

const { endpoints, useGetRatingQuery } = withRatings(catalogue);

/** The reader's rating of a story, where they may give one. */
export function useRating(story_id: string, hasEnded: boolean) {
  const dispatch = useDispatch<ThunkDispatch<ClientState, unknown, UnknownAction>>();
  const showToast = useToast();
  const words = useWords(playFailuresWords);
  const { plainFailure } = useFailureText();
  const params = { id: story_id };
  const { data } = useGetRatingQuery({ params }, { skip: !hasEnded });

  async function rate(stars: number | null): Promise<void> {
    const { error } = await dispatch(
      endpoints.rateStory.initiate({ params, body: { stars } }, { track: false }),
    );
    if (error) showToast(plainFailure(error, words.rate), { tone: 'error' });
  }

  if (!data?.can_rate) return {};
  return { rating: { stars: data.stars }, rate: (stars: number | null) => void rate(stars) };
}

import { useState } from 'react';
import { useStore } from 'react-redux';
import { catalogue, useGetHomeQuery } from '../../client.ts';

const listIn = catalogue.endpoints.listStories.select();

/**
 * Loads the first lists of Home in one call, unless they are in the store. Returns whether that is done; then each list
 * loads what is missing by its own call.
 */
export function useHomeAnswers(): boolean {
  const store = useStore<Parameters<typeof listIn>[0]>();
  const [isAnswered, setAnswered] = useState(() => listIn(store.getState()).data !== undefined);
  const { isLoading } = useGetHomeQuery(undefined, { skip: isAnswered });
  if (!isAnswered && !isLoading) setAnswered(true);
  return isAnswered;
}

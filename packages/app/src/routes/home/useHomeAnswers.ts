import { useState } from 'react';
import { useStore } from 'react-redux';
import { catalogue, useGetHomeQuery } from '../../client.ts';

const listIn = catalogue.endpoints.listStories.select();

/**
 * Asks for what Home begins with in one call, which fills the lists, unless the list is there. Whether that has ended:
 * what is missing then is asked for by the call of each list.
 */
export function useHomeAnswers(): boolean {
  const store = useStore<Parameters<typeof listIn>[0]>();
  const [isAnswered, setAnswered] = useState(() => listIn(store.getState()).data !== undefined);
  const { isLoading } = useGetHomeQuery(undefined, { skip: isAnswered });
  if (!isAnswered && !isLoading) setAnswered(true);
  return isAnswered;
}

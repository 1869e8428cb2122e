import type { Overview } from '@kathaloka/contract/entities';
import { useGetOverviewQuery } from './overviewCalls.ts';

/** How much waits for a decision, for the bar above every page. The shortest overview is enough for it. */
export function useWaiting(): Overview['waiting'] | undefined {
  return useGetOverviewQuery({ query: { days: '7' } }).data?.waiting;
}

import type { Overview } from '@kathaloka/contract/entities';
import { useGetOverviewQuery } from './overviewCalls.ts';

/** The counts of pending decisions, for the bar above every page, from the overview of the shortest period. */
export function useWaitingCounts(): Overview['waiting'] | undefined {
  return useGetOverviewQuery({ query: { days: '7' } }).data?.waiting;
}

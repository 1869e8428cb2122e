import { lazyWithRetry } from '../../../patterns/LoadFailure/lazyWithRetry.tsx';

const loadFindings = () => import('./SearchFindings.tsx');

/** The results of a search so far. */
export const SearchDropdown = lazyWithRetry(async () => (await loadFindings()).SearchFindings);

/** Preloads the list of results when the box gets focus, before anything is typed. */
export function prepareSearchDropdown(): void {
  // a failed preload is retried by the first search
  loadFindings().catch(() => undefined);
}

import { loadAhead } from '../../../element/lazyPart.tsx';
import { lazyWithRetry } from '../../../patterns/LoadFailure/lazyWithRetry.tsx';

const loadResults = () => import('./SearchResults.tsx').then((part) => part.SearchResults);

/** The results of a search so far. */
export const SearchDropdown = lazyWithRetry(loadResults);

/** Preloads the list of results when the box gets focus, before anything is typed. */
export function prepareSearchDropdown(): void {
  void loadAhead(loadResults);
}

import { lazyWithRetry } from '../../../patterns/LoadFailure/lazyWithRetry.tsx';

const loadFindings = () => import('./SearchFindings.tsx');

/** The results of a search so far. */
export const SearchDropdown = lazyWithRetry(async () => (await loadFindings()).SearchFindings);

/** Called when the box gets focus: what shows the findings is there before the first word is written. */
export function prepareSearchDropdown(): void {
  // what fails here is asked for again when something is searched
  loadFindings().catch(() => undefined);
}

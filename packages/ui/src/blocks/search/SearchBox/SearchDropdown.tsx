import { lazy, Suspense } from 'react';
import { ErrorBoundary } from '../../../patterns/ErrorBoundary/ErrorBoundary.tsx';
import type { SearchFindingsProps } from './SearchFindings.tsx';

const loadFindings = () => import('./SearchFindings.tsx');
const SearchFindings = lazy(async () => ({ default: (await loadFindings()).SearchFindings }));

/** Called when the box gets focus: what shows the findings is there before the first word is written. */
export function prepareSearchDropdown(): void {
  // what fails here is asked for again when something is searched
  loadFindings().catch(() => undefined);
}

/** What a search has found so far: fetched for those who search, and where that fails, missing. */
export function SearchDropdown(props: SearchFindingsProps) {
  return (
    <ErrorBoundary fallback={() => null}>
      <Suspense>
        <SearchFindings {...props} />
      </Suspense>
    </ErrorBoundary>
  );
}

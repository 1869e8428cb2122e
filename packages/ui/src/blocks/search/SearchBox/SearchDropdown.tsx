import { fetchedPart } from '../../../patterns/PartFailed/fetchedPart.tsx';

const loadFindings = () => import('./SearchFindings.tsx');

/** What a search has found so far. */
export const SearchDropdown = fetchedPart(async () => (await loadFindings()).SearchFindings);

/** Called when the box gets focus: what shows the findings is there before the first word is written. */
export function prepareSearchDropdown(): void {
  // what fails here is asked for again when something is searched
  loadFindings().catch(() => undefined);
}

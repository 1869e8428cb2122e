import { createContext, use } from 'react';

/** How much of a card is drawn: everything, its background with its name, or the background alone. */
export type Detail = 'full' | 'name' | 'none';

/** Below this zoom a card's text is too small to be read. */
const TEXT_ZOOM = 0.4;
/** Below this zoom the name on a card is too small as well. */
const NAME_ZOOM = 0.2;

export function detailAt(zoom: number): Detail {
  if (zoom >= TEXT_ZOOM) return 'full';
  return zoom >= NAME_ZOOM ? 'name' : 'none';
}

/** A context, so that a change reaches the cards without recreating each of them. */
export const DetailContext = createContext<Detail>('full');

export const useDetail = (): Detail => use(DetailContext);

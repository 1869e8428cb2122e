export { getOpening } from './getOpening.ts';
export { openingOf } from './openings.ts';
export { refuseClosedToGuests } from './policy.ts';

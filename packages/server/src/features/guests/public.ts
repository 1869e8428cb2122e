export { openingOf } from './openings.ts';
export { refuseClosedToGuests } from './policy.ts';

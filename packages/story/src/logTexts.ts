/** What the log of a play is shown with: few functions, for bundles that need nothing else of a story. */
export { spaced } from './ledger/names.ts';
export { choiceLine } from './play/answers.ts';
export { chanceOf } from './play/chance.ts';

import { inPalmLeaf, inUrdu, onPhone } from '../../../stories/globals.ts';

export default { title: 'Stateless' };
export const LongText = { args: { children: 'And so on. '.repeat(99) } };
export const Urdu = { globals: inUrdu };
export const Phone = { globals: onPhone };
export const PalmLeaf = { globals: inPalmLeaf };

import { sendProblem } from './answer.ts';
import type { ProviderFault } from './fault.ts';
import { brokenFaults } from './faults/broken.ts';
import { drawnFaults } from './faults/drawn.ts';
import { refusedFaults } from './faults/refused.ts';
import { wordedFaults } from './faults/worded.ts';

/** Every fault, by the name of the model that shows it. */
export const FAULTS = { ...refusedFaults, ...brokenFaults, ...wordedFaults, ...drawnFaults };

export type FaultName = keyof typeof FAULTS;

/** A suffix, as in `fault:500 b`, makes another model with the same fault. */
export function faultNamed(model = ''): ProviderFault | null {
  const [name = ''] = model.split(' ', 1);
  if (!name.startsWith('fault:')) return null;
  if (Object.hasOwn(FAULTS, name)) return FAULTS[name as FaultName];
  return {
    what: 'is none',
    answer: (exchange) => sendProblem(exchange, { status: 404, message: `There is no model ${name}.` }),
  };
}

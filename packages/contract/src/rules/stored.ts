import { RESERVED_NAMES } from '../authoringLimits.ts';
import type { RuleFault } from './fault.ts';

/** An unpaired surrogate: not valid Unicode text, and PostgreSQL cannot store it. */
const LONE_SURROGATE = /\p{Surrogate}/u;

type CharacterFault = Extract<RuleFault, { code: 'nul_character' | 'broken_character' }>;
export type KeyFault =
  | CharacterFault
  | Extract<RuleFault, { code: 'name_reserved' | 'required' | 'too_long' }>;

/** Returns the fault of a text that PostgreSQL cannot store. */
export function checkCharacters(value: string): CharacterFault | undefined {
  if (value.includes('\0')) return { code: 'nul_character' };
  return LONE_SURROGATE.test(value) ? { code: 'broken_character' } : undefined;
}

/** Checks a user-defined name in an object, such as that of a scene. */
export function checkKey(key: string, max: number): KeyFault | undefined {
  if (RESERVED_NAMES.some((reserved) => reserved === key)) return { code: 'name_reserved', name: key };
  const unstorable = checkCharacters(key);
  if (unstorable) return unstorable;
  if (key === '') return { code: 'required', field: 'name' };
  return key.length > max ? { code: 'too_long', field: 'name', max } : undefined;
}

import { CUSTOM_ACTION_MAX } from '../limits.ts';
import type { RuleFault } from './fault.ts';
import { checkLength } from './rule.ts';
import { isVisible } from './visible.ts';

export function checkCustomAction(value: string): RuleFault | undefined {
  return checkLength(isVisible(value) ? value : '', { field: 'action', max: CUSTOM_ACTION_MAX });
}

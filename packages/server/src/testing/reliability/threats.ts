import { content } from './threats/content.ts';
import { faults } from './threats/faults.ts';
import { identity } from './threats/identity.ts';
import { permission } from './threats/permission.ts';
import type { Threat } from './threats/Threat.ts';

export const THREATS: Readonly<Record<string, readonly Threat[]>> = {
  'Who somebody is': identity,
  'Who may do what': permission,
  'What people write, and what it costs': content,
  'What fails by itself': faults,
};

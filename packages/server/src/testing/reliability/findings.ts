import { engineOther } from './findings/engineOther.ts';
import { engineSevere } from './findings/engineSevere.ts';
import type { Finding } from './findings/Finding.ts';
import { security } from './findings/security.ts';

/** What two careful readings of the whole found, and how each of it was ended. */
export const FINDINGS: Readonly<Record<string, readonly Finding[]>> = {
  'What a reading of play and of the database has found': [...engineSevere, ...engineOther],
  'What a reading of security has found': security,
};

import { wrongInContinuityRun } from '@kathaloka/contract/continuityRun';
import type { ContinuityRun, ModelRun } from '@kathaloka/contract/entities';
import { jsonFault } from '@kathaloka/contract/json';
import { CONTINUITY_RUN_MAX_BYTES } from '@kathaloka/contract/limits';

/** The run of a model, as it is stored. */
export type RunOfModel = Omit<ModelRun, 'id'>;

/** Why a file is no run of a model. */
export type RunFault =
  | { readonly kind: 'tooLarge' | 'notRun' | 'builtIn' | 'unreadable' }
  | { readonly kind: 'notJson'; readonly line: number; readonly column: number }
  | { readonly kind: 'wrongAt'; readonly place: string };

export type ReadRun = { readonly run: RunOfModel } | { readonly fault: RunFault };

/** What a file of the bench holds, or why it is none. */
export async function readRun(file: Pick<File, 'size' | 'text'>): Promise<ReadRun> {
  if (file.size > CONTINUITY_RUN_MAX_BYTES) return { fault: { kind: 'tooLarge' } };
  try {
    return runIn(await file.text());
  } catch {
    // it has been moved or changed since it was chosen
    return { fault: { kind: 'unreadable' } };
  }
}

function runIn(text: string): ReadRun {
  const broken = jsonFault(text);
  if (broken) return { fault: { kind: 'notJson', line: broken.line, column: broken.column } };
  const value: unknown = JSON.parse(text);
  const wrong = wrongInContinuityRun(value);
  if (wrong) {
    // what lacks even the first fields comes from elsewhere
    const isOther = wrong.length < 2;
    return { fault: isOther ? { kind: 'notRun' } : { kind: 'wrongAt', place: wrong.join('.') } };
  }
  const { model, by_language } = value as ContinuityRun;
  return model === null ? { fault: { kind: 'builtIn' } } : { run: { model, by_language } };
}

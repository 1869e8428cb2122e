import type { Model } from '@kathaloka/contract/entities';
import { modeOf, type Snapshot } from '../stored/snapshots.ts';
import type { Told } from './tell.ts';
import type { Plan, Work } from './work.ts';

/** Whether a turn is told in the author's words alone, by no narrator. */
export function isAsWritten(snapshot: Snapshot, { telling, next }: Pick<Plan, 'telling' | 'next'>): boolean {
  if (telling.kind === 'attempt' || telling.kind === 'put_down') return true;
  return telling.kind === 'scene' && modeOf(snapshot, next) === 'verbatim';
}

/** Whether the author's words can tell the turn without a model: a scene, or Continue at a fork. */
export const isAuthored = ({ turn, telling }: Pick<Plan, 'turn' | 'telling'>): boolean =>
  turn.telling_of === null && (telling.kind === 'scene' || telling.kind === 'moment');

/** Whether the turn costs no credits: the built-in narrator tells the author's words free of charge. */
export const isFree = (plan: Plan, { is_built_in }: Pick<Model, 'is_built_in'>): boolean =>
  is_built_in && isAuthored(plan);

/** Whether the author's words were told, and not as a replacement for a model. */
const isByAuthor = (work: Work, { told_by, stepped_in }: Told): boolean =>
  work.model === null || (told_by === null && stepped_in === null && isAuthored(work));

/**
 * The price of a turn. It is zero for the author's words, for a picture that was not drawn or is built in, and if the built-in
 * narrator replaced a model. A model that stands in for another costs its own price, but never more than the
 * requested model.
 */
export const chargeFor = (work: Work, told: Told): number =>
  isByAuthor(work, told) || told.stepped_in !== null || !told.success
    ? 0
    : Math.min(work.credits, told.price ?? work.credits);

/** Reasons for replacing a model before any provider was called. */
const WITHOUT_CALLS: readonly Told['stepped_in'][] = [
  'small_model',
  'daily_limit',
  'unpaid_limit',
  'account_limit',
  'newcomer_limit',
  'minute_limit',
  'credits_short',
  'together_budget',
];

/** Whether a turn is not charged although a provider may have been called for it. */
export const isUnpaid = (work: Work, told: Told): boolean =>
  chargeFor(work, told) === 0 &&
  !work.model?.is_built_in &&
  !isByAuthor(work, told) &&
  !WITHOUT_CALLS.includes(told.stepped_in);

/** Whether a line may have been read by a model for a turn that the author's words have told. */
export const isReadFree = (work: Work, told: Told): boolean =>
  work.turn.understood_as !== null && isByAuthor(work, told);

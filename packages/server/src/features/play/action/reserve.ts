import { play as failures } from '@kathaloka/contract/messages';
import type { CompiledQuery } from 'kysely';
import { AppError } from '../../../platform/AppError.ts';
import type { Transaction } from '../../../platform/db/schema.ts';
import type { Deps } from '../../../platform/Deps.ts';
import { affordable, hold, holding, modelFor } from '../../economy/public.ts';
import type { ActionId } from '../stored/actionsRepository.ts';
import type { Snapshot } from '../stored/snapshots.ts';
import type { Terms } from './asking.ts';
import { nothingToRetell } from './plan.ts';
import { isAsWritten, isAuthored, isFree } from './price.ts';
import { keyReused } from './refusals.ts';
import { holdKey, type Plan, type Work } from './work.ts';

/** The model that tells, and the credits reserved for it. */
export interface Reserved extends Pick<Work, 'model' | 'credits' | 'stepped_in'> {
  /** The statement that holds the credits, if they are not on hold yet. It fails if they cannot be held. */
  readonly holds?: CompiledQuery;
}

interface Planned {
  readonly snapshot: Snapshot;
  readonly plan: Plan;
  /** The balance as far as it is known. A statement that holds credits is left to the caller only if they are there. */
  readonly balance: number;
}

/** Chooses the model that tells, and holds its price. */
export const reserve = (
  transaction: Transaction,
  deps: Pick<Deps, 'clock' | 'config'>,
  asked: ActionId & Terms,
  planned: Planned,
): Promise<Reserved> | Reserved =>
  asked.isYoung ? reserveForYoung(asked, planned) : reserveModel(transaction, deps, asked, planned);

/**
 * Reserves nothing: the young earn no credits, so the built-in narrator and illustrator work for them free of charge.
 */
function reserveForYoung({ request: { selected_model } }: Terms, { snapshot, plan }: Planned): Reserved {
  const { turn, telling } = plan;
  const asWritten = isAsWritten(snapshot, plan);
  if (turn.telling_of !== null && (asWritten || telling.kind === 'scene')) throw nothingToRetell();
  const model = modelFor({ models: {} }, telling.kind === 'picture' ? 'image' : 'text', selected_model);
  return { model: asWritten ? null : model, credits: 0 };
}

/**
 * Reserves the price of the model. A story can always go on without credits and beyond the budget of a shared game:
 * the author's own words cost nothing.
 */
async function reserveModel(
  transaction: Transaction,
  { clock, config }: Pick<Deps, 'clock' | 'config'>,
  { session_id, key, user_id, request, together }: ActionId & Terms,
  { snapshot, plan, balance }: Planned,
): Promise<Reserved> {
  const { turn, telling } = plan;
  const asWritten = isAsWritten(snapshot, plan);
  const kind = telling.kind === 'picture' ? 'image' : 'text';
  const model = asWritten ? null : modelFor(config.ai, kind, request.selected_model);
  if (turn.telling_of !== null && (!model || (telling.kind === 'scene' && model.is_built_in)))
    throw nothingToRetell();
  if (!model) return { model, credits: 0 };
  if (model.credit_cost === 0 || isFree(plan, model)) return { model, credits: 0 };
  const { budget_left = null } = together ?? {};
  if (budget_left !== null && model.credit_cost > budget_left)
    return { model, credits: 0, stepped_in: 'together_budget' };
  const ledger = { db: transaction, clock };
  const price = {
    user_id,
    amount: model.credit_cost,
    key: holdKey({ session_id, key }),
    reference: { type: 'turn', id: turn.id } as const,
  };
  if (balance >= price.amount) return { model, credits: price.amount, holds: holding(ledger, price) };
  const { outcome, available_credits } = await hold(ledger, price);
  if (outcome === 'held') return { model, credits: model.credit_cost };
  // the hold with this key was charged for a turn whose stored answer has been deleted since
  if (outcome === 'settled') throw keyReused();
  if (isAuthored(plan)) return { model, credits: 0, stepped_in: 'credits_short' };
  const detail = failures.act.credits_short({
    model_requested: model.display_name,
    available_credits,
    required_credits: model.credit_cost,
  });
  throw new AppError('credits_short', detail, {
    model_requested: model.model_key,
    available_credits,
    required_credits: model.credit_cost,
    suggested_alternatives: affordable(config.ai, kind, available_credits),
  });
}

import { play as failures } from '@kathaloka/contract/messages';
import { AppError } from '../../../platform/AppError.ts';
import type { Transaction } from '../../../platform/db/schema.ts';
import type { Deps } from '../../../platform/Deps.ts';
import { affordable, hold, modelFor } from '../../economy/public.ts';
import type { ActionId } from '../stored/actionsRepository.ts';
import type { Snapshot } from '../stored/snapshots.ts';
import type { Terms } from './asking.ts';
import { nothingToRetell } from './plan.ts';
import { isAsWritten, isAuthored, isFree } from './price.ts';
import { keyReused } from './refusals.ts';
import { holdKey, type Plan, type Work } from './work.ts';

/** The model that tells, and the credits on hold for it. */
type Reserved = Pick<Work, 'model' | 'credits' | 'stepped_in'>;

interface Planned {
  readonly snapshot: Snapshot;
  readonly plan: Plan;
}

/** Chooses the model that tells, and holds its price. */
export const reserve = (
  transaction: Transaction,
  deps: Pick<Deps, 'clock' | 'config'>,
  asked: ActionId & Terms,
  planned: Planned,
): Promise<Reserved> | Reserved =>
  asked.isYoung ? reserveForYoung(asked, planned) : reserveModel(transaction, deps, asked, planned);

/** For the young, who earn no credits, the built-in narrator and illustrator work free of charge. */
function reserveForYoung({ request: { selected_model } }: Terms, { snapshot, plan }: Planned): Reserved {
  const { turn, telling } = plan;
  const asWritten = isAsWritten(snapshot, plan);
  if (turn.telling_of !== null && (asWritten || telling.kind === 'scene')) throw nothingToRetell();
  const model = modelFor({ models: {} }, telling.kind === 'picture' ? 'image' : 'text', selected_model);
  return { model: asWritten ? null : model, credits: 0 };
}

/**
 * Holds the price of the model. Neither a lack of credits nor the budget of a shared game ever ends a story:
 * the author's own words cost nothing.
 */
async function reserveModel(
  transaction: Transaction,
  { clock, config }: Pick<Deps, 'clock' | 'config'>,
  { session_id, key, user_id, request, together }: ActionId & Terms,
  { snapshot, plan }: Planned,
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
  const { outcome, available_credits } = await hold(
    { db: transaction, clock },
    {
      user_id,
      amount: model.credit_cost,
      key: holdKey({ session_id, key }),
      reference: { type: 'turn', id: turn.id },
    },
  );
  if (outcome === 'held') return { model, credits: model.credit_cost };
  // the key paid for a turn whose stored answer was deleted since
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

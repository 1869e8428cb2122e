import { sql } from 'kysely';
import { type Clock, dayOf } from '../platform/clock.ts';
import type { Queries } from '../platform/db/schema.ts';
import type { ModelClient } from './modelNarrator/ModelClient.ts';
import { ModelError } from './models/ModelError.ts';
import type { ModelAction, Narrator, SteppedIn } from './Narrator.ts';

/** Takes credits from the day's budget. False: not enough is left. */
export type Spend = (credits: number) => Promise<boolean>;

/** Counts what all processes spend on the provider's models on a day (UTC), within a limit. */
export function dailySpending(db: Queries, clock: Clock, limit: number | null): Spend {
  return async (credits) => {
    if (limit === null) return true;
    if (credits > limit) return false;
    const day = dayOf(clock());
    const { rows } = await sql`
      insert into provider_spending (day, credits) values (${day}, ${credits})
      on conflict (day) do update set credits = provider_spending.credits + excluded.credits
        where provider_spending.credits + excluded.credits <= ${limit}
      returning credits
    `.execute(db);
    return rows.length > 0;
  };
}

interface Parts<Endpoint> {
  readonly client: ModelClient<Endpoint>;
  /** Tells an action with the provider's models, which it calls by this client alone. */
  readonly modelsBy: (client: ModelClient<Endpoint>, action: ModelAction) => Narrator;
  readonly builtIn: Narrator;
  readonly spend: Spend;
  /** The cost of a call to a model of the provider; null for built-in models. */
  readonly costOf: (model_key: string) => number | null;
  /** Whether the model is asked at the moment; it is not paid for in advance where it is not. */
  readonly isAsked?: (model_key: string) => boolean;
}

/**
 * Each call to the provider takes what a turn by its model costs from the budget of the day. Once that is spent, or for
 * an account that may not have more, the built-in narrator and illustrator stand in, free of charge.
 */
export function withinDailyLimit<Endpoint>(parts: Parts<Endpoint>): Narrator {
  const { client, modelsBy, builtIn, spend, costOf, isAsked = () => true } = parts;
  return {
    ...builtIn,
    async forAction(action) {
      const { model_key, isAllowed, stepped_in } = action;
      const cost = costOf(model_key);
      if (cost === null) return modelsBy(client, action);
      if (stepped_in) return steppingIn(builtIn, stepped_in);
      if (!(await isAllowed())) return steppingIn(builtIn, 'refused');
      let paid = isAsked(model_key) ? action.calls : 0;
      if (!(await spend(paid * cost))) return steppingIn(builtIn, 'daily_limit');
      return modelsBy(
        counted(client, async () => {
          if (paid > 0) paid -= 1;
          else if (!(await spend(cost))) throw new ModelError('filtered', 'The budget of the day is spent.');
        }),
        action,
      );
    },
  };
}

function steppingIn({ interpret, narrate, illustrate }: Narrator, steppedIn: SteppedIn): Narrator {
  return {
    interpret,
    async *narrate(task, signal) {
      yield* narrate(task, signal);
      yield { teller: { narrator: 'built_in', steppedIn } };
    },
    illustrate: async (task, signal) => ({ ...(await illustrate(task, signal)), steppedIn }),
  };
}

/** The only way of an action to the provider. */
function counted<Endpoint>(client: ModelClient<Endpoint>, take: () => Promise<void>): ModelClient<Endpoint> {
  return {
    async *streamChat(...request) {
      await take();
      yield* client.streamChat(...request);
    },
    async chat(...request) {
      await take();
      return client.chat(...request);
    },
    async drawImage(...request) {
      await take();
      return client.drawImage(...request);
    },
  };
}

import { sql } from 'kysely';
import { type Clock, dayOf } from '../platform/clock.ts';
import type { Queries } from '../platform/db/schema.ts';
import type { Narrator } from './Narrator.ts';

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

interface Parts {
  /** Tells with the provider's models. */
  readonly models: Narrator;
  readonly builtIn: Narrator;
  readonly spend: Spend;
  /** The cost of a turn by a model of the provider; null for built-in models. */
  readonly costOf: (model_key: string) => number | null;
}

/** Once the budget of the day is spent, the built-in narrator and illustrator stand in for the provider's models, free of charge. */
export function withinDailyLimit({ models, builtIn, spend, costOf }: Parts): Narrator {
  async function isAffordable(model_key: string): Promise<boolean> {
    const cost = costOf(model_key);
    return cost === null || spend(cost);
  }

  return {
    // interpretation is part of a turn, and paid with it
    interpret: (task, signal) => models.interpret(task, signal),
    async *narrate(task, signal) {
      if (await isAffordable(task.model_key)) {
        yield* models.narrate(task, signal);
        return;
      }
      yield* builtIn.narrate(task, signal);
      yield { teller: { narrator: 'built_in', steppedIn: 'daily_limit' } };
    },
    async illustrate(task, signal) {
      if (await isAffordable(task.model_key)) return models.illustrate(task, signal);
      return { ...(await builtIn.illustrate(task, signal)), steppedIn: 'daily_limit' };
    },
    // paid with the turns that it remembers
    ...(models.remember && { remember: models.remember }),
  };
}

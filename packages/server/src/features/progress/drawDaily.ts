import type { Model } from '@kathaloka/contract/entities';
import type { Config } from '../../config.ts';
import { modelsOf } from '../economy/public.ts';
import { DAILY } from './daily.ts';
import type { Measure } from './deeds.ts';
import { levelOf } from './levels.ts';
import { isPaid, type Progress } from './progress.ts';
import type { TaskRule } from './taskRule.ts';

/** The lowest price of one deed in credits. Deeds that are not listed are free. */
export type Prices = Partial<Record<Measure, number>>;

/** The prices where a provider, or the built-in illustrator, draws the pictures. */
export function pricesOf(ai: Pick<Config['ai'], 'models'>): Prices {
  const { text, image } = modelsOf(ai);
  const words = cheapest(text);
  const picture = cheapest(image);
  return { words, setting: words, retelling: words, picture, painter: picture };
}

const cheapest = (models: readonly Model[]): number =>
  Math.min(...models.map(({ credit_cost }) => credit_cost));

/** The price of what is left of a task. */
export const priceOf = (prices: Prices, { measures, target }: TaskRule, done = 0): number =>
  (prices[measures] ?? 0) * Math.max(0, target - done);

/**
 * The daily tasks that can be done today with the account's credits and with those that other tasks pay. A
 * task that cannot be done before midnight is left out.
 */
export function drawDaily(progress: Progress, credits: number, prices: Prices): readonly TaskRule[] {
  const { today, stars } = progress;
  const level = levelOf(stars).current;
  const open = DAILY.filter((rule) => !isPaid(progress, rule, today)).map((rule) => ({
    rule,
    price: priceOf(prices, rule, progress.amount(rule.measures, today)),
    // a finished task pays nothing more today
    coins: level >= (rule.level ?? 1) && progress.amount(rule.measures, today) < rule.target ? rule.coins : 0,
  }));
  const drawn = new Set<TaskRule>();
  let purse = credits;
  for (const { rule, price, coins } of open.toSorted((one, other) => one.price - other.price)) {
    if (price > purse) continue;
    drawn.add(rule);
    purse += Math.max(0, coins - price);
  }
  return DAILY.filter((rule) => drawn.has(rule) || isPaid(progress, rule, today));
}

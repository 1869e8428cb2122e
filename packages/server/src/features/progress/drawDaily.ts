import { DEFAULT_IMAGE_MODEL, DEFAULT_TEXT_MODEL } from '@kathaloka/contract/limits';
import { creditCost } from '../economy/public.ts';
import { DAILY } from './daily.ts';
import type { Measure } from './deeds.ts';
import { levelOf } from './levels.ts';
import { isPaid, type Progress } from './progress.ts';
import type { TaskRule } from './taskRule.ts';

/** The lowest price of one deed in credits. Deeds that are not listed are free. */
const PRICES: Partial<Record<Measure, number>> = {
  words: creditCost(DEFAULT_TEXT_MODEL)!,
  setting: creditCost(DEFAULT_TEXT_MODEL)!,
  retelling: creditCost(DEFAULT_TEXT_MODEL)!,
  picture: creditCost(DEFAULT_IMAGE_MODEL)!,
  painter: creditCost(DEFAULT_IMAGE_MODEL)!,
};

/** The price of what is left of a task. */
export const priceOf = ({ measures, target }: TaskRule, done = 0): number =>
  (PRICES[measures] ?? 0) * Math.max(0, target - done);

/**
 * The daily tasks that can be done today with the account's credits and with those that other tasks pay. A
 * task that cannot be done before midnight is left out.
 */
export function drawDaily(progress: Progress, credits: number): readonly TaskRule[] {
  const { today, stars } = progress;
  const level = levelOf(stars).current;
  const open = DAILY.filter((rule) => !isPaid(progress, rule, today)).map((rule) => ({
    rule,
    price: priceOf(rule, progress.amount(rule.measures, today)),
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

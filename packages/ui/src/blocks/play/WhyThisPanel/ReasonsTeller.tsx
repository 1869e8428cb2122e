import type { Model, TurnReasons } from '@kathaloka/contract/entities';
import type { Words } from '../../../words/en.ts';
import { Facts } from './WhyThisPanel.styles.ts';
import { reasonsWords } from '../../../words/reasons/en.ts';
import { useWords } from '../../../words/useWords.ts';

interface ReasonsTellerProps {
  reasons: TurnReasons;
  /** The known models; any other is shown by its key. */
  models: readonly Model[];
}

/** Who told the turn, how long that took, and its cost and gain. */
export function ReasonsTeller({ reasons, models }: ReasonsTellerProps) {
  const words = useWords(reasonsWords);
  const facts = [
    [words.narrator, teller(reasons, models, words)],
    ...instead(reasons, words),
    ...steppedIn(reasons, words),
    [words.toldIn, duration(reasons, words)],
    [words.credits, words.charged(reasons.credits_consumed)],
    [words.xp, experience(reasons, words)],
  ] satisfies Fact[];
  return (
    <Facts>
      {facts.map(([fact, value]) => [<dt key={fact}>{fact}</dt>, <dd key={`${fact} is`}>{value}</dd>])}
    </Facts>
  );
}

type ReasonsWords = Words['reasons'];
type Fact = readonly [fact: string, value: string];

function teller(
  { model_used, told_by, is_authored }: TurnReasons,
  models: readonly Model[],
  words: ReasonsWords,
): string {
  if (is_authored) return words.asWritten;
  if (model_used === null) return words.earlierGame;
  const name = models.find(({ model_key }) => model_key === model_used)?.display_name ?? model_used;
  return told_by === null ? words.builtIn(name) : words.toldByModel(name, told_by);
}

/** The row for a turn that another model told instead of the requested one. */
function instead({ told_for }: TurnReasons, words: ReasonsWords): Fact[] {
  return told_for === null ? [] : [[words.instead, words.insteadOf(told_for)]];
}

/** The row for a turn that a model should have told, but none did. */
function steppedIn({ stepped_in }: TurnReasons, words: ReasonsWords): Fact[] {
  return stepped_in === null ? [] : [[words.whyBuiltIn, words.steppedIn[stepped_in]]];
}

/** Formats a duration in tenths of a second; less is shown as no time. */
function duration({ duration_ms }: TurnReasons, words: ReasonsWords): string {
  const tenths = Math.round(duration_ms / 100);
  return tenths === 0 ? words.noTime : words.seconds(tenths / 10);
}

function experience({ came, xp_before, xp_after, is_new_scene }: TurnReasons, words: ReasonsWords): string {
  if (came.by === 'opening' || came.by === 'branch') return words.xpAtFirst(xp_after);
  const change = xp_before === xp_after ? words.xpUnchanged(xp_after) : words.xpChanged(xp_before, xp_after);
  return is_new_scene ? words.inNewScene(change) : change;
}

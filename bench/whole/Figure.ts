/** One figure of the whole bench. */
export interface Figure {
  readonly part: string;
  readonly name: string;
  readonly value: number;
  readonly unit: string;
  /** The most that it may be, or with `atLeast` the least. */
  readonly budget?: number;
  readonly atLeast?: boolean;
  /** The same on every machine, whatever else it does. */
  readonly isCounted?: boolean;
  /** A floor or a peer, measured in the same run. */
  readonly beside?: { readonly what: string; readonly value: number };
}

/** A part that was not measured, and why. */
export interface NotMeasured {
  readonly part: string;
  readonly why: string;
}

export interface Part {
  readonly figures: readonly Figure[];
  readonly notMeasured?: readonly NotMeasured[];
}

/** When and where figures were measured. */
export interface Measured {
  readonly at: string;
  readonly commit: string;
  readonly machine: string;
  /** Processes that wanted a core, for each core, when it began. */
  readonly loadPerCore: number;
  /** Of all cores, what others took while nothing of ours ran: the most of some looks, in percent. */
  readonly takenByOthers: number;
  readonly figures: readonly Figure[];
}

export interface WholeRun extends Measured {
  readonly notMeasured: readonly NotMeasured[];
}

/** What is stored: times of a quiet machine only, and what is counted of any. */
export interface StoredSpeed {
  readonly counted: Measured;
  /** Null until there was a quiet machine. */
  readonly timed: Measured | null;
  readonly notMeasured: readonly NotMeasured[];
}

/** Parts that were not measured this time stay as they are. */
export function storedAfter(before: StoredSpeed | null, run: WholeRun): StoredSpeed {
  const { notMeasured, ...measured } = run;
  const parts = new Set([...run.figures, ...notMeasured].map(({ part }) => part));
  const merged = (old: Measured | null, isCounted: boolean): Measured => {
    const unchanged = old?.figures.filter(({ part }) => !parts.has(part)) ?? [];
    const own = run.figures.filter((figure) => (figure.isCounted ?? false) === isCounted);
    return own.length === 0 && old ? old : { ...measured, figures: [...unchanged, ...own] };
  };
  const timed = before?.timed ?? null;
  const counted = merged(before?.counted ?? null, true);
  const others = (before?.notMeasured ?? []).filter(({ part }) => !parts.has(part));
  return {
    counted,
    timed: isBusy(run) ? timed : merged(timed, false),
    notMeasured: [...others, ...notMeasured],
  };
}

const LOAD_MAX = 1;
const OTHERS_MAX = 50;

/** Whether the machine had other things to do: then times say nothing, and are not stored. */
export const isBusy = ({ loadPerCore, takenByOthers }: Measured): boolean =>
  loadPerCore > LOAD_MAX || takenByOthers > OTHERS_MAX;

/** Undefined without a budget. */
export function isMet({ value, budget, atLeast }: Figure): boolean | undefined {
  if (budget === undefined) return undefined;
  return atLeast ? value >= budget : value <= budget;
}

export const ratioOf = ({ value, beside }: Figure): number | undefined => beside && value / beside.value;

const digits = (value: number): string => String(Number(value.toPrecision(3)));

/** The table of a run in Markdown, one for each part. */
export function tablesOf({ figures }: Pick<Measured, 'figures'>): string {
  const parts = [...new Set(figures.map(({ part }) => part))];
  return parts
    .map((name) => `### ${name}\n\n${tableOf(figures.filter(({ part }) => part === name))}`)
    .join('\n\n');
}

function tableOf(rows: readonly Figure[]): string {
  const head = '| figure | measured | budget | met | beside | times |\n| --- | --- | --- | --- | --- | --- |';
  return [head, ...rows.map(lineOf)].join('\n');
}

function lineOf(row: Figure): string {
  const { name, value, unit, budget, atLeast, beside } = row;
  const met = isMet(row);
  const ratio = ratioOf(row);
  const cells = [
    name,
    `${digits(value)} ${unit}`,
    budget === undefined ? '' : `${atLeast ? '≥' : '≤'} ${Number(budget.toPrecision(4))}`,
    met === undefined ? '' : met ? 'yes' : '**no**',
    beside ? `${beside.what}: ${digits(beside.value)}` : '',
    ratio === undefined ? '' : digits(ratio),
  ];
  return `| ${cells.join(' | ')} |`;
}

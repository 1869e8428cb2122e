/** A figure of the whole bench. */
export interface Figure {
  readonly part: string;
  readonly name: string;
  readonly value: number;
  readonly unit: string;
  /** The maximum, or with `atLeast` the minimum. */
  readonly budget?: number;
  readonly atLeast?: boolean;
  /** Whether the figure is a count (bytes, requests), which is the same on every machine and under any load. */
  readonly isCounted?: boolean;
  /** A lower bound or a competitor, measured in the same run. */
  readonly beside?: { readonly what: string; readonly value: number };
}

/** A part that was not measured, and the reason. */
export interface NotMeasured {
  readonly part: string;
  readonly why: string;
}

export interface Part {
  readonly figures: readonly Figure[];
  readonly notMeasured?: readonly NotMeasured[];
}

/** When and where the figures were measured. */
export interface Measured {
  readonly at: string;
  readonly commit: string;
  readonly machine: string;
  /** The number of processes that waited for a core, per core, at the beginning. */
  readonly loadPerCore: number;
  /**
   * The share of all cores that other programs used while nothing of ours ran, in percent: the maximum of several
   * samples.
   */
  readonly takenByOthers: number;
  readonly figures: readonly Figure[];
}

export interface WholeRun extends Measured {
  readonly notMeasured: readonly NotMeasured[];
}

/** The stored results: times of a quiet machine only, and counted figures of any machine. */
export interface StoredSpeed {
  readonly counted: Measured;
  /** Null before the first run on a quiet machine. */
  readonly timed: Measured | null;
  readonly notMeasured: readonly NotMeasured[];
}

/** The results to store after a run. Parts that were not measured this time stay unchanged. */
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

/** Whether the machine was busy with other work: times are then meaningless, and are not stored. */
export const isBusy = ({ loadPerCore, takenByOthers }: Measured): boolean =>
  loadPerCore > LOAD_MAX || takenByOthers > OTHERS_MAX;

/** Whether a figure meets its budget; undefined without one. */
export function isMet({ value, budget, atLeast }: Figure): boolean | undefined {
  if (budget === undefined) return undefined;
  return atLeast ? value >= budget : value <= budget;
}

export const ratioOf = ({ value, beside }: Figure): number | undefined => beside && value / beside.value;

const digits = (value: number): string => String(Number(value.toPrecision(3)));

/** The tables of a run in Markdown, one for each part. */
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

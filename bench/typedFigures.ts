/** What the built-in narrator understands of what strangers type, for `npm run bench:narrator`. */
import { matchChoice } from '../packages/server/src/narrator/interpret/matchChoice.ts';
import { strangersInputs } from './typedInputs.ts';

interface Row {
  readonly figure: string;
  readonly value: number;
  readonly wanted: string;
  readonly met: string;
}

/** Shares of those that mean a choice, of all for what is false, and what one costs. Nothing of an unseen input is printed. */
export function typedFigures(part: 'seen' | 'unseen'): Row[] {
  const inputs = strangersInputs(part);
  const times: number[] = [];
  const read = inputs.map(({ input, choice, choices, wording }) => {
    const began = performance.now();
    const { edge, isSure } = matchChoice(input, choices, wording);
    times.push(performance.now() - began);
    const isRight = edge !== null && choice !== null && choices[edge] === choices[choice];
    return { isMeant: choice !== null, isFound: edge !== null, isSure, isRight };
  });
  const meant = read.filter(({ isMeant }) => isMeant);
  const of = (all: typeof read, counts: (each: (typeof read)[number]) => boolean) =>
    (100 * all.filter(counts).length) / all.length;
  times.sort((a, b) => a - b);
  return [
    row(
      `${part}: taken`,
      of(meant, ({ isRight, isSure }) => isRight && isSure),
      '≥ 26 %',
      (value) => value >= 26,
    ),
    row(
      `${part}: taken or rightly offered`,
      of(meant, ({ isRight }) => isRight),
      '≥ 80 %',
      (value) => value >= 80,
    ),
    row(
      `${part}: falsely taken`,
      of(read, ({ isFound, isRight, isSure }) => isFound && isSure && !isRight),
      '≤ 0.5 %',
      (value) => value <= 0.5,
    ),
    row(
      `${part}: falsely offered`,
      of(read, ({ isFound, isRight, isSure }) => isFound && !isSure && !isRight),
      '≤ 11 %',
      (value) => value <= 11,
    ),
    row(
      `${part}: ms at the 95th percentile`,
      times[Math.floor(times.length * 0.95)]!,
      '≤ 20',
      (value) => value <= 20,
    ),
  ];
}

function row(figure: string, value: number, wanted: string, isMet: (value: number) => boolean): Row {
  return {
    figure: `what strangers type, ${figure}`,
    value: Number(value.toPrecision(3)),
    wanted,
    met: isMet(value) ? 'yes' : 'no',
  };
}

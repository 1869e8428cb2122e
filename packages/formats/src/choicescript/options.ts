import { ALWAYS, and, type Expr, not } from '../expressions/expr.ts';
import { readExpr } from '../expressions/readExpr.ts';
import type { Line } from './lines.ts';

export interface Option {
  readonly text: string;
  readonly when: Expr;
  readonly isOnce: boolean;
  readonly children: readonly Line[];
}

const REUSE = ['hide_reuse', 'disable_reuse', 'allow_reuse'];

/** The options of a choice: `#text`, `*if (lamp) #text`, `*hide_reuse #text`, and options nested in a condition. */
export function optionsOf(lines: readonly Line[], guard: Expr = ALWAYS): Option[] {
  let otherwise: Expr = guard;
  return lines.flatMap((line) => {
    const { when, isOnce, text } = headOf(line);
    if (text !== undefined) return [{ text, isOnce, when: and(guard, when), children: line.children }];
    if (line.command === 'if') {
      otherwise = and(guard, not(when));
      return optionsOf(line.children, and(guard, when));
    }
    if (line.command === 'elseif' || line.command === 'elsif' || line.command === 'else') {
      const own = line.command === 'else' ? otherwise : and(otherwise, when);
      otherwise = and(otherwise, not(when));
      return optionsOf(line.children, own);
    }
    return [];
  });
}

interface Head {
  readonly text: string | undefined;
  readonly when: Expr;
  readonly isOnce: boolean;
}

function headOf({ text: whole }: Line): Head {
  let rest = whole;
  let when = ALWAYS;
  let isOnce = false;
  for (let words = 0; words < 4 && rest.startsWith('*'); words += 1) {
    const [, command = '', after = ''] = /^\*([a-z_]+)\s*(.*)$/s.exec(rest) ?? [];
    if (REUSE.includes(command)) {
      isOnce = command !== 'allow_reuse';
      rest = after;
      continue;
    }
    const mark = after.indexOf('#');
    const condition = mark < 0 ? after : after.slice(0, mark);
    const once = condition.replace(/\*(?:hide|disable)_reuse\s*$/, '');
    isOnce ||= once !== condition;
    if (command !== 'else') when = and(when, readExpr(once));
    rest = mark < 0 ? '' : after.slice(mark);
  }
  return { text: rest.startsWith('#') ? rest.slice(1).trim() : undefined, when, isOnce };
}

import type { StoryChoice } from '@kathaloka/contract/entities';
import { ASK_MAX, CHOICE_TEXT_MAX, EXPRESSION_MAX } from '@kathaloka/contract/limits';
import { parseEffects } from '../expressions/parse.ts';
import { matchAt } from '../matchAt.ts';

/** A choice written as a line: `Open the door -> hall | if has key | lose key`. */
export interface ProseLink {
  readonly text: string;
  /** The target scene; undefined if the words name it. */
  readonly target: string | undefined;
  readonly condition?: string;
  readonly effect?: string;
  readonly ask?: string;
}

/** Signs with a meaning within a link, unless an odd number of backslashes precedes them. */
const SIGN = /(\\*)(->|→|\||\[|\])/uy;
/** A value within a choice, nested up to five levels. Signs within it have no meaning for the link. */
const VALUE = (() => {
  const plain = String.raw`(?:[^{}\[\]\n→-]|-(?!>))`;
  let value = String.raw`\{${plain}*\}`;
  for (let depth = 1; depth < 5; depth += 1) value = String.raw`\{(?:${plain}|${value})*\}`;
  return new RegExp(value, 'uy');
})();
const ESCAPED = /(\\*)(->|→|\||\[|\])/gu;
const LAST_SLASHES = /\\+$/u;

const IF = /^(?:if|अगर|यदि|اگر)\s+(.+)$/su;
const ASK = /^ask\s+(.+)$/su;

interface Part {
  readonly by: '' | '->' | '|';
  readonly text: string;
}

/**
 * Splits a line at its arrow and bars, up to the closing brackets or the end of the text. Undefined if, before the
 * closing brackets, the line ends or another link begins.
 */
function split(text: string, from: number, isBracketed: boolean): { parts: Part[]; end: number } | undefined {
  const parts: Part[] = [];
  let by: Part['by'] = '';
  let part = '';
  let at = from;
  const next = (sign: Part['by']) => {
    parts.push({ by, text: part.trim() });
    by = sign;
    part = '';
  };
  while (at < text.length && text[at] !== '\n') {
    const value = by === '' ? matchAt(VALUE, text, at) : null;
    const sign = value ? null : matchAt(SIGN, text, at);
    const [whole, slashes = '', mark = ''] = sign ?? [];
    if (value) part += value[0];
    else if (!sign) part += text[at];
    else {
      part += '\\'.repeat(Math.floor(slashes.length / 2));
      const isActive = slashes.length % 2 === 0;
      const doubled = text.slice(at + slashes.length, at + slashes.length + 2);
      if (isActive && isBracketed && doubled === ']]') {
        next('');
        return { parts, end: at + slashes.length + 2 };
      }
      if (isActive && isBracketed && doubled === '[[') return undefined;
      if (isActive && mark === '|') next('|');
      else if (isActive && (mark === '->' || mark === '→') && by === '') next('->');
      else part += mark;
    }
    at += value ? value[0].length : (whole?.length ?? 1);
  }
  if (isBracketed) return undefined;
  next('');
  return { parts, end: at };
}

/** Builds a link from its parts; undefined if it has no words or exceeds a limit. */
function linkOf([words, ...parts]: readonly Part[]): ProseLink | undefined {
  const text = words?.text ?? '';
  const link: { -readonly [F in keyof ProseLink]: ProseLink[F] } = { text, target: undefined };
  for (const { by, text: part } of parts) {
    const [, condition] = IF.exec(part) ?? [];
    const [, ask] = ASK.exec(part) ?? [];
    if (by === '->') link.target = part;
    else if (part === '') continue;
    else if (condition !== undefined) link.condition = condition;
    else if (ask !== undefined) link.ask = ask;
    // as in Twine, with a bar before the target
    else if (link.target === undefined && parseEffects(part).fault) link.target = part;
    else link.effect = link.effect === undefined ? part : `${link.effect}; ${part}`;
  }
  const { condition = '', effect = '', ask = '' } = link;
  const isStorable =
    text.length <= CHOICE_TEXT_MAX &&
    Math.max(condition.length, effect.length) <= EXPRESSION_MAX &&
    ask.length <= ASK_MAX;
  return text !== '' && isStorable ? link : undefined;
}

/** The link whose brackets open here, and its end. */
export function linkAt(text: string, at: number): { link: ProseLink; end: number } | undefined {
  const found = split(text, at + 2, true);
  const link = found && linkOf(found.parts);
  return link && { link, end: found.end };
}

/** Reads a choice that was typed as a line, without brackets. */
export function readLink(line: string): ProseLink | undefined {
  return linkOf(split(line.trim().replaceAll(/\s*\n\s*/gu, ' '), 0, false)?.parts ?? []);
}

const escaped = (text: string): string =>
  text.replaceAll(ESCAPED, (_, slashes: string, mark: string) => `${slashes}${slashes}\\${mark}`);

/** Escapes the words of a choice. Signs within values need no escape. */
function escapedWords(text: string): string {
  let done = '';
  let plain = '';
  for (let at = 0; at < text.length;) {
    const value = matchAt(VALUE, text, at);
    if (value) {
      done += escaped(plain) + value[0];
      plain = '';
    } else plain += text[at];
    at += value ? value[0].length : 1;
  }
  return done + escaped(plain);
}

/** Writes a choice as authors write it in prose. */
export function printLink({ text, target, condition, effect, ask }: StoryChoice): string {
  const parts = [
    `${escapedWords(text.replaceAll(/\s*\n\s*/gu, ' '))} -> ${escaped(target)}`,
    condition && `if ${escaped(condition)}`,
    effect && escaped(effect),
    ask && `ask ${escaped(ask)}`,
  ];
  const line = parts.filter(Boolean).join(' | ');
  return `[[${line.replace(LAST_SLASHES, '$&$&')}]]`;
}

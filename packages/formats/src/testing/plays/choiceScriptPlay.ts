import { ANSWER, assign, holdsIn, Unknowable, valueOf, type World } from './expressions.ts';
import type { Play, Step } from './samePlays.ts';

interface Line {
  readonly indent: number;
  readonly text: string;
}
interface Option {
  readonly text: string;
  /** The line after the choice. */
  readonly at: number;
  readonly key: string;
  readonly isOnce: boolean;
}

const STEPS_MAX = 5000;

/** Plays a scene file line by line, as ChoiceScript does. Independent of our reader, to check it. */
export function choiceScriptPlay(source: string): Play {
  const player = new ScenePlayer(source);
  player.play(0);
  return {
    step: (): Step => ({ text: player.text, choices: player.options.map((option) => option.text) }),
    choose: (index) => player.choose(player.options[index]!),
  };
}

class ScenePlayer {
  text = '';
  options: readonly Option[] = [];
  readonly #lines: readonly Line[];
  readonly #labels: ReadonlyMap<string, number>;
  readonly #world: World = { variables: new Map(), visits: new Map() };
  readonly #used = new Set<string>();
  readonly #calls: number[] = [];
  #steps = 0;

  constructor(source: string) {
    this.#lines = source
      .split('\n')
      .map((line): Line => ({ indent: line.search(/\S|$/), text: line.trim() }));
    this.#labels = new Map(
      this.#lines.flatMap(({ text }, at): [string, number][] =>
        text.startsWith('*label ') ? [[text.slice(7).trim().toLowerCase(), at]] : [],
      ),
    );
  }

  choose(option: Option): void {
    this.#used.add(option.key);
    this.text = '';
    this.play(option.at);
  }

  #endOf(at: number): number {
    let end = at + 1;
    while (
      end < this.#lines.length &&
      (this.#lines[end]!.text === '' || this.#lines[end]!.indent > this.#lines[at]!.indent)
    )
      end += 1;
    return end;
  }

  /** Plays from a line up to the next choice. */
  play(from: number): void {
    this.options = [];
    for (let at = from; at < this.#lines.length;) {
      this.#steps += 1;
      if (this.#steps > STEPS_MAX) return;
      const line = this.#lines[at]!;
      const [, command, rest = ''] = /^\*([a-z_]+)\s*(.*)$/.exec(line.text) ?? [];
      if (command === undefined) {
        if (line.text.startsWith('#')) {
          at = this.#afterChoice(at);
          continue;
        }
        this.text += `${toldIn(line.text, this.#world)}\n`;
        at += 1;
      } else if (command === 'choice' || command === 'fake_choice') {
        this.options = this.#optionsOf(at, this.#endOf(at));
        return;
      } else if (command === 'if' || command === 'elseif' || command === 'elsif') {
        if (!holdsIn(rest, this.#world)) {
          at = this.#endOf(at);
          continue;
        }
        at += 1;
      } else if (command === 'else') at += 1;
      else if (command === 'goto') {
        const label = this.#labels.get(rest.toLowerCase());
        if (label === undefined) return;
        at = label;
        continue;
      } else if (command === 'gosub' && this.#labels.has(rest.toLowerCase())) {
        this.#calls.push(at + 1);
        at = this.#labels.get(rest.toLowerCase())!;
        continue;
      } else if (command === 'return' && this.#calls.length > 0) at = this.#calls.pop()!;
      else if (['goto_scene', 'finish', 'ending', 'return', 'gosub'].includes(command)) return;
      else if (command === 'scene_list') at = this.#endOf(at);
      else {
        if (command === 'page_break') this.text += '\n';
        this.#set(command, rest);
        at += 1;
      }
      at = this.#pastOtherCases(at);
    }
  }

  #set(command: string, rest: string): void {
    if (command === 'input_text') this.#world.variables.set(rest.toLowerCase(), ANSWER);
    if (command !== 'set' && command !== 'temp' && command !== 'create') return;
    const [, name = '', value = ''] = /^(\w+)\s*(.*)$/.exec(rest) ?? [];
    const sum = /^([+-])\s*(\d+)$/.exec(value);
    assign(sum ? `${name} ${sum[1]}= ${sum[2]}` : `${name} = ${value}`, this.#world);
  }

  /** Skips the other cases after one of them was played. */
  #pastOtherCases(at: number): number {
    let here = at;
    while (here < this.#lines.length) {
      const line = this.#lines[here]!;
      const before = this.#lines.slice(0, here).findLast(({ text: told }) => told !== '');
      const isCase = /^\*(?:else|elseif|elsif)\b/.test(line.text);
      if (!isCase || !before || before.indent <= line.indent) return here;
      here = this.#endOf(here);
    }
    return here;
  }

  /** The lines after a choice, where its indentation ends. */
  #afterChoice(at: number): number {
    let choice = at;
    while (
      choice > 0 &&
      !(
        /^\*(?:fake_)?choice\b/.test(this.#lines[choice]!.text) &&
        this.#lines[choice]!.indent < this.#lines[at]!.indent
      )
    )
      choice -= 1;
    return this.#endOf(choice);
  }

  #optionsOf(at: number, end: number): Option[] {
    const found: Option[] = [];
    for (let line = at + 1; line < end;) {
      const { text: told } = this.#lines[line]!;
      const mark = told.indexOf('#');
      const head = mark < 0 ? told : told.slice(0, mark);
      const condition = /\*(?:selectable_)?if\s*(.*)$/.exec(head)?.[1]?.replace(/\*\w+_reuse\s*$/, '');
      const holds = condition === undefined || condition.trim() === '' || holdsIn(condition, this.#world);
      if (mark < 0) {
        line = holds && told.startsWith('*if') ? line + 1 : this.#endOf(line);
        continue;
      }
      const isOnce = /\*(?:hide|disable)_reuse/.test(head);
      const key = `${line}`;
      if (holds && !(isOnce && this.#used.has(key)))
        found.push({ text: toldIn(told.slice(mark + 1), this.#world), at: line + 1, key, isOnce });
      line = this.#endOf(line);
    }
    return found;
  }
}

/** Prints `${oil}`, `@{lamp bright|dark}`, and text without marks of emphasis. */
function toldIn(text: string, world: World): string {
  return text
    .replace(/\$!{0,2}\{([^{}]*)\}/g, (_, source: string) => {
      // variables of other files are unknown here
      if (/^\w+$/.test(source) && !world.variables.has(source.toLowerCase())) return '';
      try {
        return String(valueOf(source, world));
      } catch (error) {
        if (error instanceof Unknowable) return '';
        throw error;
      }
    })
    .replace(
      /@!{0,2}\{\s*(?:\((.*?)\)|(\w+))\s+([^{}]*)\}/g,
      (_, condition: string, name: string, texts: string) => {
        const value = condition ? holdsIn(condition, world) : world.variables.get((name ?? '').toLowerCase());
        const at = typeof value === 'number' ? value - 1 : value === true ? 0 : 1;
        return texts.split('|')[at] ?? '';
      },
    )
    .replace(/\[\/?[ib]\]/g, '')
    .replace(/\[n\/\]/g, '\n');
}

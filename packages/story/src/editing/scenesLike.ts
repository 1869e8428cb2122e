import type { StoryStructure } from '@kathaloka/contract/entities';

/** Finds scenes by typed text; matching names come first. */
export function scenesLike({ nodes }: StoryStructure, typed: string, max: number): string[] {
  const wanted = typed.trim().normalize('NFC').toLocaleLowerCase();
  const has = (text: string) => text.normalize('NFC').toLocaleLowerCase().includes(wanted);
  const names = Object.keys(nodes);
  const named = names.filter(has);
  const rest = names.filter((name) => {
    const { text = '', choices = [] } = nodes[name] ?? {};
    return !named.includes(name) && (has(text) || choices.some((choice) => has(choice.text)));
  });
  return [...named, ...rest].slice(0, max);
}

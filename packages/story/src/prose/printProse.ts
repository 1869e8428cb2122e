import type { StoryStructure } from '@kathaloka/contract/entities';
import { foundLinks } from './linksIn.ts';
import { printLink } from './proseLink.ts';
import { headingOf, withoutHeadings } from './scenesIn.ts';

/** Escapes everything in a text that looks like a link. */
function withoutLinks(text: string): string {
  return foundLinks(text).reduceRight(
    (done, { from }) => `${done.slice(0, from)}\\${done.slice(from)}`,
    text,
  );
}

/** Prints scenes as prose: a heading, the text, and a line for each choice. Pasting it restores the scenes. */
export function printProse({ nodes }: StoryStructure, names: readonly string[]): string {
  return names
    .filter((name) => Object.hasOwn(nodes, name))
    .map((name) => {
      const { text, choices } = nodes[name]!;
      const lines = choices.filter((choice) => choice.text.trim() !== '').map(printLink);
      const parts = [headingOf(name), withoutLinks(withoutHeadings(text.trim())), lines.join('\n')];
      return parts.filter((part) => part !== '').join('\n\n');
    })
    .join('\n\n\n');
}

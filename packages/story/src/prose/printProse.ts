import type { StoryStructure } from '@kathaloka/contract/entities';
import { foundLinks } from './linksIn.ts';
import { printLink } from './proseLink.ts';
import { headingOf, withoutHeadings } from './scenesIn.ts';

/** A text in which nothing is a link: what looks like one is marked as meant. */
function withoutLinks(text: string): string {
  return foundLinks(text).reduceRight(
    (done, { from }) => `${done.slice(0, from)}\\${done.slice(from)}`,
    text,
  );
}

/** Scenes as prose: a heading, the text, and a line for each choice. Pasted, they are these scenes again. */
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

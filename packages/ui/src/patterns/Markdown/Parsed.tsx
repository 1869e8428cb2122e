import { curlyQuotes } from '@kathaloka/story/emphasis';
import { memo } from 'react';
import ReactMarkdown, { type Components } from 'react-markdown';
import { Link } from '../../primitives/Link/Link.tsx';
import { safeUrl } from './safeUrl.ts';

interface ParsedProps {
  text: string;
  headingLevel: 2 | 3;
}

export const Parsed = memo(function Parsed({ text, headingLevel }: ParsedProps) {
  return (
    <ReactMarkdown components={componentsFor[headingLevel]} urlTransform={safeUrl} rehypePlugins={PLUGINS}>
      {text}
    </ReactMarkdown>
  );
});

interface ParsedNode {
  type: string;
  tagName?: string;
  value?: string;
  children?: ParsedNode[];
}

/** Prints the quotation marks of a text, but not those of code. A mark depends on what is before it, in any element. */
function printQuotes(root: ParsedNode): void {
  const texts = textsIn(root);
  const printed = curlyQuotes(texts.map(({ value }) => value).join(''));
  let end = 0;
  for (const node of texts) node.value = printed.slice(end, (end += node.value.length));
}

function textsIn(node: ParsedNode): { value: string }[] {
  if (node.tagName === 'code') return [];
  return node.value === undefined ? (node.children ?? []).flatMap(textsIn) : [node as { value: string }];
}

const PLUGINS = [() => printQuotes];

const common: Components = {
  a: ({ href, title, children }) =>
    href ? (
      <Link href={href} title={title} rel="noopener nofollow ugc">
        {children}
      </Link>
    ) : (
      children
    ),
  img: ({ alt }) => alt,
};

const componentsFor = { 2: withHeadings('h2'), 3: withHeadings('h3') } as const;

/** One level for all headings: an author's `#` and `###` would break the order of the page's headings. */
function withHeadings(level: 'h2' | 'h3'): Components {
  return { ...common, h1: level, h2: level, h3: level, h4: level, h5: level, h6: level };
}

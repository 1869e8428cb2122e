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
    <ReactMarkdown components={componentsFor[headingLevel]} urlTransform={safeUrl}>
      {text}
    </ReactMarkdown>
  );
});

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

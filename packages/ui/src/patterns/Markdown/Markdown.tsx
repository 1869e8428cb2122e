import { memo } from 'react';
import ReactMarkdown, { type Components } from 'react-markdown';
import { Link } from '../../primitives/Link/Link.tsx';
import { ErrorBoundary } from '../ErrorBoundary/ErrorBoundary.tsx';
import { MarkdownRoot, PlainText } from './Markdown.styles.ts';
import { isSafeMarkdown } from './markdownGuard.ts';
import { safeUrl } from './safeUrl.ts';

export const MARKDOWN_SIZES = ['medium', 'small'] as const;
export type MarkdownSize = (typeof MARKDOWN_SIZES)[number];

export interface MarkdownProps {
  /** What a stranger wrote. HTML in it is shown as it was typed, pictures as their words. */
  children: string;
  /** `small` stands in a box, or beside something. */
  size?: MarkdownSize;
  /** The level of every heading in it: the next one after the heading that it stands under. */
  headingLevel?: 2 | 3;
  /** Begins with a large gold letter, where the script is Latin. */
  hasInitial?: boolean;
}

/** A story's own text, read as markdown where that is safe, and as plain text where it is not. */
export function Markdown({ children, size = 'medium', headingLevel = 3, hasInitial = false }: MarkdownProps) {
  const plain = <PlainText>{children}</PlainText>;
  return (
    <MarkdownRoot data-size={size} data-initial={hasInitial || undefined}>
      {isSafeMarkdown(children) ? (
        <ErrorBoundary key={children} fallback={() => plain}>
          <Parsed text={children} headingLevel={headingLevel} />
        </ErrorBoundary>
      ) : (
        plain
      )}
    </MarkdownRoot>
  );
}

interface ParsedProps {
  text: string;
  headingLevel: 2 | 3;
}

const Parsed = memo(function Parsed({ text, headingLevel }: ParsedProps) {
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

/** One level for all of them: an author's `#` and `###` would break the order of the page's headings. */
function withHeadings(level: 'h2' | 'h3'): Components {
  return { ...common, h1: level, h2: level, h3: level, h4: level, h5: level, h6: level };
}

import type { ComponentProps } from 'react';
import { lazyPart, type MissingPartProps, useRetry } from '../../element/lazyPart.tsx';
import { ErrorBoundary } from '../ErrorBoundary/ErrorBoundary.tsx';
import { MarkdownRoot, PlainText } from './Markdown.styles.ts';
import { isSafeMarkdown } from './markdownGuard.ts';
import { simpleMarkdown } from './simpleMarkdown.ts';
import { SimpleText } from './SimpleText.tsx';

/** Loaded lazily, because the parser is larger than the rest of a page; until then the text is plain. */
const Parsed = lazyPart(async () => (await import('./Parsed.tsx')).Parsed, Unparsed);

function Unparsed({ part, onRetry }: MissingPartProps<{ text: string }>) {
  useRetry(part, onRetry);
  return <PlainText>{part.text}</PlainText>;
}

export const MARKDOWN_SIZES = ['medium', 'small'] as const;
export type MarkdownSize = (typeof MARKDOWN_SIZES)[number];

export interface MarkdownProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Untrusted markdown. HTML in it is shown as text, images as their alternative text. */
  children: string;
  /**
   * The size; `small` for a text in a box or beside something.
   * @default 'medium'
   */
  size?: MarkdownSize;
  /**
   * The level of all headings in the text: one more than the level of the heading above the text.
   * @default 3
   */
  headingLevel?: 2 | 3;
  /**
   * Whether the text begins with a large gold initial, if the script is Latin.
   * @default false
   */
  hasInitial?: boolean;
}

/**
 * A story's own text, parsed as markdown if that is safe, otherwise shown as plain text.
 *
 * @use Shows an author's text, with the markdown that is allowed.
 * @avoid Not for the product’s own texts: write elements.
 * @heard Headings at the levels of the page, lists, and links.
 * @keys follow
 * @example
 * <Markdown>{'The **ferryman** waits.'}</Markdown>
 */
export function Markdown({
  children,
  size = 'medium',
  headingLevel = 3,
  hasInitial = false,
  ...rest
}: MarkdownProps) {
  return (
    <MarkdownRoot data-size={size} data-initial={hasInitial || undefined} {...rest}>
      <Blocks text={children} headingLevel={headingLevel} />
    </MarkdownRoot>
  );
}

function Blocks({ text, headingLevel }: { text: string; headingLevel: 2 | 3 }) {
  const plain = <PlainText>{text}</PlainText>;
  if (!isSafeMarkdown(text)) return plain;
  const blocks = simpleMarkdown(text);
  if (blocks) return <SimpleText blocks={blocks} />;
  return (
    <ErrorBoundary key={text} fallback={() => plain}>
      <Parsed text={text} headingLevel={headingLevel} />
    </ErrorBoundary>
  );
}

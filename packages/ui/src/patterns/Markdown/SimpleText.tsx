import type { SimpleBlock, SimplePiece } from './simpleMarkdown.ts';

interface SimpleTextProps {
  blocks: readonly SimpleBlock[];
}

/** Renders simple markdown with the same elements as the parser. */
export function SimpleText({ blocks }: SimpleTextProps) {
  return blocks.map((block, at) =>
    block.kind === 'paragraph' ? (
      <p key={at}>{block.pieces.map(shown)}</p>
    ) : (
      <ul key={at}>
        {block.items.map((pieces, item) => (
          <li key={item}>{pieces.map(shown)}</li>
        ))}
      </ul>
    ),
  );
}

function shown({ text, tag: Tag }: SimplePiece, at: number) {
  return Tag ? <Tag key={at}>{text}</Tag> : text;
}

export { Markdown, MARKDOWN_SIZES, type MarkdownProps, type MarkdownSize } from './Markdown.tsx';

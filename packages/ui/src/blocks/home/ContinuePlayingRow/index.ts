export { ContinuePlayingRow, type ContinuePlayingRowProps } from './ContinuePlayingRow.tsx';
export type { OpenTale } from './OpenTaleCard.tsx';

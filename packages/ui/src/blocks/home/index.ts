export { Banner, type BannerProps } from './Banner/Banner.tsx';
export {
  ContinuePlayingRow,
  type ContinuePlayingRowProps,
} from './ContinuePlayingRow/ContinuePlayingRow.tsx';
export type { OpenTale } from './ContinuePlayingRow/OpenTaleCard.tsx';
export { LoadingOverlay, type LoadingOverlayProps } from './LoadingOverlay/LoadingOverlay.tsx';
